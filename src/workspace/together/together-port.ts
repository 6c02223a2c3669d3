import type { Cursor } from '#design/commands/wire.ts';
import type { Other } from '#editor/sync/company.ts';

/** Who else has the design open, and where this person points. */
export interface TogetherPort {
  /** This person's own name; empty for a visitor. */
  readonly name: string;
  /** The same list while nobody comes, goes or moves. */
  others(): readonly Other[];
  onOthers(listener: () => void): () => void;
  point(cursor: Cursor): void;
}
