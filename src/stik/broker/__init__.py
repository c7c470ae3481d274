"""Carries messages between processes: in one process, or over Redis."""
