/** The shuffle that the players can verify, as src/stik/engine/shuffle.py does it. */
import { hex } from '../random.ts';

const COMMIT = 'stik shuffle 1: commitment';
const SHUFFLE = 'stik shuffle 1: pack';
const encoder = new TextEncoder();

/** The browser offers hashing only over https (and on localhost). */
export function canVerify(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** The hash of the secret that is published before the deal. */
export async function commitment(secret: string): Promise<string> {
  return hex(await sha256(framed(COMMIT, secret)));
}

/** The pack in the order that follows from the secret and the players' seeds alone. */
export async function shuffled<T>(
  pack: readonly T[],
  secret: string,
  seeds: Readonly<Record<string, string>>,
): Promise<T[]> {
  const numbers = await stream(secret, seeds);
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = await below(last + 1, numbers);
    [cards[last], cards[chosen]] = [cards[chosen] as T, cards[last] as T];
  }
  return cards;
}

/** The next 64 random bits, again and again. */
async function stream(secret: string, seeds: Readonly<Record<string, string>>): Promise<() => Promise<bigint>> {
  const parts = Object.keys(seeds)
    .sort()
    .flatMap((name) => [name, seeds[name] ?? '']);
  const key = await sha256(framed(SHUFFLE, secret, ...parts));
  let block = 0n;
  return async () => {
    const digest = await sha256(joined([key, eightBytes(block)]));
    block += 1n;
    return new DataView(digest.buffer).getBigUint64(0);
  };
}

/** A number below `stop`, each equally likely: numbers that would favour some are thrown away. */
async function below(stop: number, next: () => Promise<bigint>): Promise<number> {
  const all = 1n << 64n;
  const fair = all - (all % BigInt(stop));
  let number = await next();
  while (number >= fair) number = await next();
  return Number(number % BigInt(stop));
}

/** The parts with their lengths, so that no two lists of parts give the same bytes. */
function framed(...parts: string[]): Uint8Array<ArrayBuffer> {
  return joined(
    parts.flatMap((part) => {
      const bytes = encoder.encode(part);
      return [eightBytes(BigInt(bytes.length)), bytes];
    }),
  );
}

function eightBytes(number: bigint): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, number);
  return bytes;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
