"""Analyses of finished deals: long work elsewhere, followed and given up by whoever waits, kept in the database."""
