/** A command as it was sent, not read yet: `openDesigns` reads and judges it. */
export interface SentCommand {
  id: string;
  [field: string]: unknown;
}

/** Commands for a design whose log ends at `head`. */
export interface CommandRun {
  design: string;
  head: number;
  commands: readonly SentCommand[];
  /** Before them: everything as in this document, as one command. */
  restore?: { id: string; text: string };
  /** From this number on the document is wanted as text too, to be stored as a version. */
  saveFrom: number;
}

/**
 * What became of a command. `command` is what stands in the log: an undo without what it skipped. `change` holds the
 * records as the command left them.
 */
export type CommandOutcome =
  | { id: string; command: object; change: object; skipped: string[] }
  | { id: string; refused: { reason: string; path: string } };

export interface FinishedRun {
  /** Under which the thread holds the result until it is kept. */
  ticket: number;
  /** In the order they were sent; those missing at the end were not reached in time. */
  outcomes: CommandOutcome[];
  /** Of the document after them. */
  hash: string;
  /** The new name, where they changed it. */
  renamed: string | null;
  documentVersion: number;
  text: string | null;
}

export interface DesignRead {
  design: string;
  head: number;
  /** Whether the document is wanted, or only its hash. */
  withText: boolean;
}
export interface ReadDesign {
  seq: number;
  hash: string;
  text: string | null;
}

/** A design as stored: a version, unless only changes are asked for, and the changes above it. */
export interface StoredState {
  version: { seq: number; text: string } | null;
  changes: readonly { seq: number; change: object }[];
}

/** Reads what is stored above a number; everything for `null`. */
export type LoadStored = (after: number | null) => Promise<StoredState>;

/**
 * The one thread that has designs open and applies commands to them. It may forget any of them at any time: what is
 * true is in the database, and `load` brings it.
 */
export interface DesignKeeper {
  /**
   * Few at a time, one of each person: each holds a connection while it waits for the thread, and others need some too.
   * Throws `unavailable` where too many wait.
   */
  inTurn<T>(person: string, work: () => Promise<T>): Promise<T>;
  /** Applies commands and changes nothing yet: the result holds once it is kept. */
  run(asked: CommandRun, load: LoadStored): Promise<FinishedRun>;
  /** The transaction is through. */
  keep(design: string, ticket: number): void;
  /** The document now: at `head`, or later where more has come meanwhile. */
  read(asked: DesignRead, load: LoadStored): Promise<ReadDesign>;
  close(): Promise<void>;
}
