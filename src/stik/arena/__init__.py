"""Bots against each other on the same cards: who plays better, by how much, and how surely."""
