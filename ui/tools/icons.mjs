/** Draws the icons of the house, as SVG and as PNG in the sizes that phones ask for, from the same shapes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';

const TARGET = new URL('../public/', import.meta.url);
const SIDE = 64;
/** Samples along each side of a pixel, for smooth edges. */
const FINE = 4;

const FELT = [0x12, 0x33, 0x3a];
const ICE = [0xcf, 0xe3, 0xe6];
const PAPER = [0xf7, 0xf2, 0xe8];
const FALU = [0xa5, 0x33, 0x1f];

// Shapes in a square of 64: a card is a rounded rectangle turned about its middle, the sign on it a spade.
const card = (cx, cy, turn, colour) => ({ kind: 'card', cx, cy, w: 25, h: 35, r: 4, turn, colour });
const spade = (cx, cy, turn, colour) => [
  { kind: 'circle', cx: cx - 3.4, cy: cy + 1.6, r: 3.7, turn, about: [cx, cy], colour },
  { kind: 'circle', cx: cx + 3.4, cy: cy + 1.6, r: 3.7, turn, about: [cx, cy], colour },
  {
    kind: 'corners',
    points: [
      [0, -9],
      [6.6, -0.4],
      [0, 4],
      [-6.6, -0.4],
    ],
    cx,
    cy,
    turn,
    colour,
  },
  {
    kind: 'corners',
    points: [
      [0, 0],
      [2.9, 8.8],
      [-2.9, 8.8],
    ],
    cx,
    cy,
    turn,
    colour,
  },
];
const SHAPES = [card(25, 34, -16, ICE), card(39, 31, 12, PAPER), ...spade(39, 31, 12, FALU)];

function turned([x, y], [cx, cy], degrees) {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

function inside(shape, point) {
  const middle = shape.about ?? [shape.cx, shape.cy];
  const [x, y] = turned(point, middle, -shape.turn);
  const [dx, dy] = [x - shape.cx, y - shape.cy];
  if (shape.kind === 'circle') return dx * dx + dy * dy <= shape.r ** 2;
  if (shape.kind === 'card') {
    const [ox, oy] = [Math.abs(dx) - shape.w / 2 + shape.r, Math.abs(dy) - shape.h / 2 + shape.r];
    return Math.hypot(Math.max(ox, 0), Math.max(oy, 0)) <= shape.r && Math.max(ox, oy) <= shape.r;
  }
  // Corners go clockwise: inside is to the right of every edge.
  return shape.points.every(([ax, ay], at) => {
    const [bx, by] = shape.points[(at + 1) % shape.points.length];
    return (bx - ax) * (dy - ay) - (by - ay) * (dx - ax) >= 0;
  });
}

function colourAt(point, ground) {
  return SHAPES.findLast((shape) => inside(shape, point))?.colour ?? ground;
}

/** Where a launcher cuts a circle out of the icon, the drawing keeps to the middle (`zoom` below 1). */
function png(size, zoom) {
  const rows = Buffer.alloc(size * (1 + size * 3));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < FINE * FINE; part++) {
        const fine = [x + ((part % FINE) + 0.5) / FINE, y + (Math.floor(part / FINE) + 0.5) / FINE];
        const point = fine.map((at) => ((at / size - 0.5) / zoom + 0.5) * SIDE);
        colourAt(point, FELT).forEach((value, index) => (sum[index] += value));
      }
      sum.forEach((value, index) => (rows[y * (1 + size * 3) + 1 + x * 3 + index] = Math.round(value / FINE ** 2)));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    block('IHDR', header),
    block('IDAT', deflateSync(rows)),
    block('IEND', Buffer.alloc(0)),
  ]);
}

function block(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const hex = (colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function element(shape) {
  const [cx, cy] = shape.about ?? [shape.cx, shape.cy];
  const common = `fill="${hex(shape.colour)}" transform="rotate(${shape.turn} ${cx} ${cy})"`;
  if (shape.kind === 'circle') return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" ${common}/>`;
  if (shape.kind === 'card') {
    const { w, h, r } = shape;
    return `<rect x="${shape.cx - w / 2}" y="${shape.cy - h / 2}" width="${w}" height="${h}" rx="${r}" ${common}/>`;
  }
  const points = shape.points.map(([x, y]) => `${shape.cx + x},${shape.cy + y}`).join(' ');
  return `<polygon points="${points}" ${common}/>`;
}

const ground = `<rect width="${SIDE}" height="${SIDE}" rx="14" fill="${hex(FELT)}"/>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${ground}${SHAPES.map(element).join('')}</svg>\n`;

mkdirSync(TARGET, { recursive: true });
writeFileSync(new URL('icon.svg', TARGET), svg);
for (const size of [180, 192, 512]) writeFileSync(new URL(`icon-${size}.png`, TARGET), png(size, 1));
writeFileSync(new URL('icon-maskable-512.png', TARGET), png(512, 0.78));
