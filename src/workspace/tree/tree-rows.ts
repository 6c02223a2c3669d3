import type { TreeBranch } from './object-tree.ts';

/** A line of the tree as it is seen now. A wall between two rooms has two. */
export interface TreeRow {
  readonly key: string;
  readonly id: string | null;
  readonly depth: 1 | 2;
  /** Of a branch. */
  readonly open?: boolean;
  readonly count?: number;
}

export function treeRows(branches: readonly TreeBranch[], shut: ReadonlySet<string>): TreeRow[] {
  return branches.flatMap(({ room, things }) => {
    const key = room ?? 'rest';
    const open = !shut.has(key);
    const head: TreeRow = { key, id: room, depth: 1, open, count: things.length };
    return [head, ...(open ? things.map((id): TreeRow => ({ key: `${key} ${id}`, id, depth: 2 })) : [])];
  });
}

type TreeStep = { readonly to: string } | { readonly fold: string } | null;

/** Where an arrow leads: a line up or down, into a room or out of it, or folding it. */
export function treeStep(rows: readonly TreeRow[], at: string, key: string): TreeStep {
  const now = rows.findIndex((row) => row.key === at);
  const row = rows[now];
  if (!row) return null;
  const go = (to: TreeRow | undefined): TreeStep => (to ? { to: to.key } : null);
  switch (key) {
    case 'ArrowDown':
      return go(rows[now + 1]);
    case 'ArrowUp':
      return go(rows[now - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.depth === 2) return null;
      return row.open ? go(rows[now + 1]?.depth === 2 ? rows[now + 1] : undefined) : { fold: row.key };
    case 'ArrowLeft':
      if (row.depth === 1) return row.open ? { fold: row.key } : null;
      return go(rows.slice(0, now).findLast(({ depth }) => depth === 1));
    default:
      return null;
  }
}
