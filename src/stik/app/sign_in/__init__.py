"""Signing in: guesses are counted, browsers are recognised, and a forgotten password has a way back."""
