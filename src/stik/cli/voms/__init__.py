"""A table of Voms in the terminal."""
