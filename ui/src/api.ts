/** The server over HTTP; every error has the same shape, and its sentence comes from the catalogue. */
import { hearTimeOf } from './time.svelte.ts';
import type { Refusal } from './table/contract.ts';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.code);
  }
}

export const api = {
  put: <T>(path: string, body: unknown) => request<T>('PUT', path, body),
  get: <T>(path: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
    request<T>('GET', path, undefined, headers, signal),
  post: <T>(path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    request<T>('POST', path, body, headers),
  patch: <T>(path: string, body: unknown) => request<T>('PATCH', path, body),
  delete: <T>(path: string) => request<T>('DELETE', path),
  /** A file as it is. */
  send: <T>(path: string, file: Blob) => request<T>('POST', path, file),
};

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...more };
  // A form on another site cannot send this header, so nobody acts in the user's name.
  if (method !== 'GET') headers['X-Stik'] = '1';
  const file = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = file ? 'application/octet-stream' : 'application/json';
  const sent = file ? body : body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    // What the browser has kept may be of an earlier edition of the server.
    response = await fetch(`/api${path}`, { method, headers, body: sent, signal, cache: 'no-cache' });
  } catch {
    throw new ApiError(0, { code: 'ui/no-connection', params: {}, cites: [] });
  }
  hearTimeOf(response);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, refusalOf(text));
  return (text === '' ? null : JSON.parse(text)) as T;
}

function refusalOf(text: string): Refusal {
  try {
    const read = JSON.parse(text) as Partial<Refusal>;
    if (typeof read.code === 'string') return { params: {}, cites: [], ...read, code: read.code };
  } catch {
    // Something between us and the server answered in its place.
  }
  return { code: 'ui/server-trouble', params: {}, cites: [] };
}

/** What to tell the user about anything that was thrown. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof ApiError) return error.refusal;
  console.error(error);
  return { code: 'ui/server-trouble', params: {}, cites: [] };
}
