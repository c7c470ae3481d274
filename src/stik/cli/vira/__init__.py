"""A table of Vira in the terminal, and what its games cost."""
