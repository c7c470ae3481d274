// Writes the card faces into public/faces, one folder for each deck: the CC0 drawings of Adrian Kennard as the npm package
// react-free-playing-cards carries them, printed in the colours of our table. Runs after every install.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../node_modules/react-free-playing-cards/src/images/', import.meta.url);
const TARGET = new URL('../public/faces/', import.meta.url);

const DECKS = { two: '2color', four: '4color', 'two-large': '2color-bf', 'four-large': '4color-bf' };
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['C', 'S', 'H', 'D'];
const INK = {
  white: '#fffdf8',
  black: '#182125',
  red: '#b02a1b',
  green: '#1a7140',
  blue: '#1c5aa8',
  '#FC4': '#e3ad45',
  '#44F': '#2d5568',
};

/** The name that the protocol gives a card: `9c`, `10h`. */
function nameOf(rank, suit) {
  return `${rank === 'T' ? '10' : rank}${suit.toLowerCase()}`;
}

function printed(svg) {
  return svg
    .replace(/<\?xml[^>]*\?>\s*/, '')
    .replace(/(fill|stroke)="([^"]+)"/g, (all, what, colour) => (INK[colour] ? `${what}="${INK[colour]}"` : all))
    .replace(/(<rect width="239"[^>]*) stroke="[^"]*"/, '$1') // the edge belongs to the card on the table
    .replace(/ (class|face|preserveAspectRatio)="(card|[\dA-Z]+|none)"/g, '')
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/ height="3.5in"/, ' height="336"')
    .replace(/ width="2.5in"/, ' width="240"');
}

/** The ordinary index is drawn for paper; on a screen it has to be a third larger. */
function legible(svg) {
  return svg
    .replace(/(<use xlink:href="#V\w+") height="32" x="-114.4" y="-156"/g, '$1 height="44" x="-119.5" y="-159"')
    .replace(/(<use xlink:href="#S\w+") height="26.8" x="-111.8" y="-119"/g, '$1 height="36" x="-115.5" y="-114"');
}

/** A file that is right already is left alone, so that a server that watches the folder is not disturbed. */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

for (const [deck, folder] of Object.entries(DECKS)) {
  const into = new URL(`${deck}/`, TARGET);
  mkdirSync(into, { recursive: true });
  for (const suit of SUITS) {
    for (const rank of RANKS) {
      const svg = printed(readFileSync(new URL(`${folder}/${rank}${suit}.svg`, SOURCE), 'utf8'));
      write(new URL(`${nameOf(rank, suit)}.svg`, into), deck.endsWith('large') ? svg : legible(svg));
    }
  }
}
