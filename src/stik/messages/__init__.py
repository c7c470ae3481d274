"""The users' words in Danish, Swedish and English: Fluent catalogues, keyed by stable codes."""

from stik.messages.catalogue import LANGUAGES, Catalogue, Language, catalogue

__all__ = ["LANGUAGES", "Catalogue", "Language", "catalogue"]
