/** Arrow keys between things that lie on the page: the nearest one in that direction. */

const DIRECTIONS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function towards(key: string, from: HTMLElement, all: HTMLElement[]): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    const there = centre(other);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    if (other === from || along < 4) continue;
    // Straight ahead is nearer than a step aside.
    const distance = along + 3 * Math.abs(x * dy + y * dx);
    if (distance < least) [best, least] = [other, distance];
  }
  return best;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
