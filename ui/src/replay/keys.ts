/** A replay by keyboard: arrows step, Home and End go to the ends, up and down from mark to mark, a number to its trick. */
import type { Mark } from './types.ts';

export function keyed(event: KeyboardEvent, at: number, most: number, marks: Mark[]): number | 'run' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return marks.findLast((mark) => mark.at < at)?.at ?? 0;
    case 'ArrowDown':
      return marks.find((mark) => mark.at > at)?.at ?? most;
    case 'Home':
      return 0;
    case 'End':
      return most;
    case ' ':
      return event.target instanceof HTMLButtonElement ? null : 'run';
  }
  if (!/^[0-9]$/.test(event.key)) return null;
  const number = Number(event.key);
  return number === 0 ? 0 : (marks.find((mark) => mark.kind === 'trick' && mark.number === number)?.at ?? null);
}

/** Where keys mean something else: fields, open dialogs and menus. */
function isTyping(target: EventTarget | null): boolean {
  if (typeof document !== 'undefined' && document.querySelector('dialog[open], :popover-open')) return true;
  return (
    typeof Element !== 'undefined' && target instanceof Element && target.closest('input, select, textarea') !== null
  );
}
