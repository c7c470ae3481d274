"""Players of Vira."""
