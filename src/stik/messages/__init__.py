"""The users' words in Danish, Swedish and English: Fluent catalogues, keyed by stable codes."""

from stik.messages.catalogue import LANGUAGES, Catalogue, Language, catalogue
from stik.messages.options import option_name, option_value

__all__ = ["LANGUAGES", "Catalogue", "Language", "catalogue", "option_name", "option_value"]
