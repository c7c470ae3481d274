"""The referee's tables for Voms."""
