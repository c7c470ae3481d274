"""Every step that a database has taken since the first version, in order; a step that was released never changes."""
