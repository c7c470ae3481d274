"""Players of Voms."""
