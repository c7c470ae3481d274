import { api } from '../api.ts';
import type { Schemas } from '../server.ts';
import type { Game, Language } from './contract.ts';

type Book = Record<string, Schemas['ArticleModel']>;

const books = new Map<string, Promise<Book>>();

/** The rule book of a game in a language, read once. */
export function book(game: Game, language: Language): Promise<Book> {
  const path = `/book/${game}?lang=${language}`;
  let found = books.get(path);
  if (!found) {
    found = api.get<Book>(path);
    books.set(path, found);
    // A book that could not be had is asked for again.
    found.catch(() => books.delete(path));
  }
  return found;
}
