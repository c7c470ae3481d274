"""The only place that chooses adapters: SQLite or PostgreSQL, in-process or Redis."""
