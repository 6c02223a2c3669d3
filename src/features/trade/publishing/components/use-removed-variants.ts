import { useState } from 'react';
import type { VariantDraft } from '../product-draft.ts';

/** A variant in its place: one of the form, or one that was removed and can still be brought back. */
interface VariantRow {
  variant: VariantDraft;
  /** Its place in the form; null of a removed one. */
  at: number | null;
}

interface Removed {
  variant: VariantDraft;
  /** Which row it stands below; null: none. */
  below: string | null;
}

/** What was removed stays in its place until the form is saved: `saved` is the version that is. */
export function useRemovedVariants(
  variants: readonly VariantDraft[],
  saved: number | null,
  onChange: (variants: VariantDraft[]) => void,
) {
  const [{ removed, since }, setState] = useState<{ removed: readonly Removed[]; since: number | null }>({
    removed: [],
    since: saved,
  });
  if (since !== saved) setState({ removed: [], since: saved });
  const rows = rowsOf(variants, since === saved ? removed : []);
  return {
    rows,
    remove(key: string) {
      const row = rows.findIndex(({ variant }) => variant.key === key);
      const gone = rows[row];
      if (gone === undefined) return;
      const below = rows[row - 1]?.variant.key ?? null;
      setState({ removed: [...removed, { variant: gone.variant, below }], since: saved });
      onChange(variants.filter((each) => each.key !== key));
    },
    restore(key: string) {
      setState({ removed: removed.filter(({ variant }) => variant.key !== key), since: saved });
      onChange(rows.filter(({ variant, at }) => at !== null || variant.key === key).map(({ variant }) => variant));
    },
  };
}

/** Of two below one row the one that was removed last stands first, as it stood before. */
function rowsOf(variants: readonly VariantDraft[], removed: readonly Removed[]): VariantRow[] {
  const rows: VariantRow[] = variants.map((variant, at) => ({ variant, at }));
  let left = removed.filter(({ variant }) => variants.every(({ key }) => key !== variant.key));
  while (left.length > 0) {
    const next = left.filter(({ below }) => below === null || rows.some(({ variant }) => variant.key === below));
    // Below what is gone from the form altogether.
    if (next.length === 0) break;
    for (const { variant, below } of next)
      rows.splice(rows.findIndex((row) => row.variant.key === below) + 1, 0, { variant, at: null });
    left = left.filter((each) => !next.includes(each));
  }
  return rows;
}
