/** Where a dragged card may go: elements with `data-drop`; the one under the pointer has `data-over`. */

/** A pointer that moved less has tapped. */
export const DRAG_SLACK = 8;

export function targetAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]');
    if (target) return target;
  }
  return null;
}

let over: HTMLElement | null = null;

export function markTarget(target: HTMLElement | null): void {
  if (target === over) return;
  over?.removeAttribute('data-over');
  over = target;
  over?.setAttribute('data-over', '');
}
