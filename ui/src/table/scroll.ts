import type { Attachment } from 'svelte/attachments';

/** Keeps the newest line in sight; whoever has scrolled back to read is left where he is. */
export function keepAtEnd(_lines: number): Attachment<HTMLElement> {
  return (list) => {
    const fromEnd = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (fromEnd < 120 || list.scrollTop === 0) list.scrollTop = list.scrollHeight;
  };
}
