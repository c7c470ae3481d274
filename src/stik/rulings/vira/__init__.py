"""The referee's tables for Vira."""
