/** A change that waits for the network. */
export interface UnsentChange {
  readonly id: string;
  readonly did: 'added' | 'removed' | 'moved' | 'changed';
  /** Ids of what it was about; they may be gone. */
  readonly things: readonly string[];
}

/** What only this browser has, of a design that is stored elsewhere too. */
export interface UnsentPort {
  list(): readonly UnsentChange[];
  /** Sends it now, if it can be sent. */
  retry(): void;
}
