"""A verifiable dealer for phones round one real table: it holds the pack, and the players do the rest."""
