/** Plain data as a short text that an address can carry: JSON, compressed, in letters that need no escape. */

/** More than any sheet holds; a link from elsewhere may not fill the memory. */
const MOST = 500_000;

export async function packed(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws where the text is no such parcel. */
export async function unpacked(text: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let found = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    found += decoder.decode(part.value, { stream: true });
    if (found.length > MOST) throw new RangeError('too large');
  }
  return JSON.parse(found + decoder.decode()) as unknown;
}
