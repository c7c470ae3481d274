"""Replays: what was played, moment by moment; notes, showings with a leader, records that people bring, exercises."""
