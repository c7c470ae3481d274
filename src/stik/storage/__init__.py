"""Implements the application's storage: in memory, SQLite, PostgreSQL."""
