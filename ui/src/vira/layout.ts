/** How the table is laid out in the room that it has. */

export interface Layout {
  /** A phone held upright. */
  narrow: boolean;
  /** A phone on its side. */
  short: boolean;
  /** Too narrow for plates beside the middle: everything lies below each other. */
  stacked: boolean;
  /** A small phone. */
  low: boolean;
  /** The least of them, and a replay's controls below. */
  least: boolean;
  /** Widths of cards in pixels, in the hand and in the trick. */
  card: number;
  trick: number;
}

export function layoutOf(width: number, height: number, large: boolean): Layout {
  const narrow = width < 620;
  const short = height < 420;
  const stacked = width < 900 && !short;
  const card = short
    ? 52
    : narrow
      ? large
        ? 64
        : 58
      : wideCard(stacked ? width / 8.2 : (width - 60) / 9.5, height, large);
  const trick = short ? 48 : narrow ? 66 : card;
  return { narrow, short, stacked, low: narrow && height < 640, least: narrow && height < 540, card, trick };
}

function wideCard(share: number, height: number, large: boolean): number {
  const wanted = Math.min(share, height * (large ? 0.17 : 0.15));
  return Math.round(Math.max(64, Math.min(large ? 132 : 116, wanted)));
}
