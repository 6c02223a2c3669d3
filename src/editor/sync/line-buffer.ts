import type { Entry } from '#design/commands/wire.ts';

/** Lines that came before their turn: twice, late, or with others missing between. */
export interface LineBuffer {
  add(entries: readonly Entry[]): void;
  /** The lines that follow this number without a gap; they leave the buffer, and so do older ones. */
  after(seq: number): Entry[];
  /** Lines are there, but not the next one. */
  hasGap(seq: number): boolean;
}

/** With more than this waiting, all are asked for again instead of being kept. */
const most = 2000;

export function createLineBuffer(): LineBuffer {
  const lines = new Map<number, Entry>();
  return {
    add(entries) {
      if (lines.size > most) lines.clear();
      for (const entry of entries) lines.set(entry.seq, entry);
    },
    after(seq) {
      const run: Entry[] = [];
      for (let next = lines.get(seq + 1); next; next = lines.get(next.seq + 1)) run.push(next);
      const reached = run.at(-1)?.seq ?? seq;
      for (const known of lines.keys()) if (known <= reached) lines.delete(known);
      return run;
    },
    hasGap: (seq) => lines.size > 0 && !lines.has(seq + 1) && [...lines.keys()].some((known) => known > seq),
  };
}
