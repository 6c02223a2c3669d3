/** A change of this person that did not take effect, or took effect in part. */
export interface ConflictFacts {
  readonly id: string;
  /** Ids of what the change was about; they may be gone. */
  readonly things: readonly string[];
  /** `refused`: nothing of it happened; `skipped`: an undo left out what others had changed since. */
  readonly cause: 'refused' | 'skipped';
  /** As the design says it (`editor.refused`). */
  readonly reason: string | null;
}

/** What of this person's work did not fit any more, until it has been seen. */
export interface ConflictPort {
  /** The same list while nothing changed: React compares. */
  list(): readonly ConflictFacts[];
  onChange(listener: () => void): () => void;
  dismiss(id: string): void;
}
