/** How large cards are, from the room there is. */

const GAP = 8;
/** Less height than this is little. */
export const LOW = 200;

/** A wide table has its players around it; upright and sideways phones have them in a row. */
export type Mode = 'wide' | 'tall' | 'flat';

export function modeOf(width: number, height: number): Mode {
  if (height <= 430) return 'flat';
  return width < 700 ? 'tall' : 'wide';
}

export function handWidth(width: number, height: number, cards: number, large: boolean): number {
  const many = Math.max(4, cards);
  const mode = modeOf(width, height);
  const grown = large ? 1.16 : 1;
  if (mode === 'flat') return Math.round(Math.min(66, height * 0.21) * grown);
  if (mode === 'tall')
    return Math.round(Math.min((width - 16 - (many - 1) * 6) / many - 1, height * 0.125 * grown, 110));
  return Math.round(Math.min(height * 0.158 * grown, width * 0.12, 190));
}

/** One pile lies across, several overlap downwards, or sideways where there is little height; as large as fits. */
export function trickWidth(
  room: { width: number; height: number },
  piles: number,
  places: number,
  most: number,
): number {
  const low = room.height < LOW;
  const fits =
    piles === 1
      ? [(room.width - (places - 1) * GAP - 8) / places, (room.height - 32) / 1.4]
      : low
        ? [(room.width - piles * 20) / piles / (1 + 0.42 * (places - 1)), (room.height - 10) / 1.4]
        : [(room.width - piles * 22) / piles, (room.height - 10) / (1.4 + 0.6 * (places - 1))];
  return Math.max(34, Math.floor(Math.min(most, ...fits)));
}
