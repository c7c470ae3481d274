"""Histories that were stored once and must read the same for ever."""
