import type { Command } from '#design/commands/command-table.ts';
import type { ForkReason, Rights } from '#design/commands/wire.ts';

/** What the person is told about saving. */
export interface SyncState {
  saving: Saving;
  rights: Rights;
  /** Commands the server has not answered. */
  unsent: number;
  /** False while this browser keeps nothing: what is unsent is lost with the window. */
  kept: boolean;
  /** Commands of this person that did not take effect, until dismissed. */
  conflicts: readonly Conflict[];
  /** Edits that could not join the design any more; `version` once the server keeps them. */
  forks: readonly Fork[];
}

/** `signed-out`: the session is over; what is done waits in this browser for the next. */
export type OfflineCause = 'network' | 'server' | 'signed-out';

export type Saving =
  | { kind: 'saved' }
  | { kind: 'saving' }
  | { kind: 'offline'; since: number; cause: OfflineCause }
  | { kind: 'read-only'; reason: string }
  /** A visitor's: in this browser and nowhere else. */
  | { kind: 'local' };

/**
 * Named by its command. `refused`: by the server, nothing of it happened; `skipped`: an undo left out what others had
 * changed since.
 */
export type Conflict = { id: string } & Unnamed;
export type Unnamed = { command: Command } & (
  | { cause: 'refused'; reason: string; path: string }
  | { cause: 'skipped'; paths: readonly string[] }
);

interface Fork {
  id: string;
  reason: ForkReason;
  at: number;
  commands: number;
  version: number | null;
}

export interface SavingFacts {
  readOnly: string | null;
  offlineSince: number | null;
  cause: OfflineCause;
  /** Something is unsent. */
  busy: boolean;
}

export function savingOf({ readOnly, offlineSince, cause, busy }: SavingFacts): Saving {
  if (readOnly !== null) return { kind: 'read-only', reason: readOnly };
  if (offlineSince !== null) return { kind: 'offline', since: offlineSince, cause };
  return busy ? { kind: 'saving' } : { kind: 'saved' };
}
