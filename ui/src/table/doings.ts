import type { ProposalKind, Seat } from './contract.ts';

/** What the frame of the table offers, apart from the play itself. */
export interface TableDoings {
  share: () => void;
  hint: () => void;
  toggleDrawer: () => void;
  propose: (kind: ProposalKind) => void;
  agree: () => void;
  decline: () => void;
  sit: (seat: Seat) => void;
  stand: () => void;
  bot: (seat: Seat, level: string | null) => void;
  ready: () => void;
  rematch: () => void;
  openSettings: () => void;
  openReplay: () => void;
  openShuffle: () => void;
  openRules: () => void;
  leave: () => void;
}
