"""The rule book as data: articles, what they demand in our own words, and whether the software enforces them."""

from stik.rulebook.book import Article, Book, Status, book, option_articles, sort_key

__all__ = ["Article", "Book", "Status", "book", "option_articles", "sort_key"]
