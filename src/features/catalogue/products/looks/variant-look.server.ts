import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { lookKey } from '#models/look-key.ts';
import { unwrittenLooks, writeLooks } from './look-queries.server.ts';

/** Raised when `lookKey` writes the same look differently than before: the sweep then writes all of them anew. */
const edition = 1;
/** Variants a sweep computes at a time. */
const batch = 500;

/** What a variant is, as far as it can be seen: a model of the library in its finishes, or a file of the merchant's own. */
interface Seen {
  id: string;
  model: string | null;
  glb: string | null;
  finishes: unknown;
}

/** Short, and of the same length whatever it is of. */
export function lookHash(model: string, finishes: Readonly<Record<string, string>>): string {
  return createHash('sha256').update(lookKey(model, finishes)).digest('base64url').slice(0, 22);
}

/** With the variants themselves, in the transaction that saves them. */
export async function saveLooks(db: Database, variants: readonly Seen[]): Promise<void> {
  await writeLooks(
    db,
    variants.map(({ id, model, glb, finishes }) => {
      const seen = model ?? glb;
      // One that cannot be seen looks like nothing else.
      const look = seen === null ? `unseen ${id}` : lookHash(seen, finishes as Record<string, string>);
      return { variant_id: id, look, edition };
    }),
  );
}

/** Variants saved before there were looks, or before looks were written as they are now. */
export async function fillLooks(db: Database): Promise<number> {
  let filled = 0;
  let after = '';
  for (;;) {
    const missing = await unwrittenLooks(db, edition, after, batch);
    await saveLooks(db, missing);
    filled += missing.length;
    after = missing.at(-1)?.id ?? after;
    if (missing.length < batch) return filled;
  }
}
