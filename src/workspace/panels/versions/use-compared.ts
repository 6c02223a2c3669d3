import { useMemo } from 'react';
import { compareDesigns, type Difference } from '#design/compare/compare-designs.ts';
import type { Design } from '#design/document.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useAsked } from '../../offers/use-asked.ts';
import type { VersionsPort } from '../../ports/versions-port.ts';
import { useHomeList } from '../list/home-list-context.tsx';
import { listPieces } from '../list/list-pieces.ts';
import { useList } from '../list/use-list.ts';
import { exchangedItems, namesByItem, priceOf, pricesByItem } from './compared-prices.ts';
import { movedTowards, type Towards } from './moved-towards.ts';

/** A version by its number, or the design as it is on the screen. */
export type Side = number | 'now';

export interface Change extends Difference {
  /** What it does to the sum; null until the market has answered. */
  readonly price: number | null;
  /** What it is sold as, as far as the market knows it. */
  readonly sold: string | null;
  /** What a moved piece came nearer to. */
  readonly towards: Towards | null;
}

export interface Compared {
  readonly before: Design;
  readonly after: Design;
  readonly changes: readonly Change[];
  /** By how much the list's total differs; null until both are priced. */
  readonly price: number | null;
}

/** Two states of the design side by side: what differs, and what that costs by the list's own sums. */
export function useCompared(port: VersionsPort, from: Side, to: Side): Compared | 'asking' | 'failed' {
  const before = useSide(port, from);
  const after = useSide(port, to);
  const { pieces } = useEditor();
  const { differences, exchanged, towards } = useMemo(() => {
    const found = before.design && after.design ? compareDesigns(before.design, after.design) : [];
    return {
      differences: found,
      exchanged: exchangedItems(found),
      towards: before.design && after.design ? movedTowards(found, before.design, after.design, pieces) : null,
    };
  }, [before.design, after.design, pieces]);
  const prices = [useSums(before, exchanged), useSums(after, exchanged)] as const;
  if (before.failed || after.failed) return 'failed';
  if (!before.design || !after.design) return 'asking';
  const [old, now] = prices;
  return {
    before: before.design,
    after: after.design,
    changes: differences.map((each) => ({
      ...each,
      price: old && now ? priceOf(each, old.items, now.items) : null,
      sold: (each.how === 'removed' ? old : now)?.names.get(each.id) ?? null,
      towards: towards?.get(each.id) ?? null,
    })),
    price: old && now ? now.total - old.total : null,
  };
}

function useSide(port: VersionsPort, side: Side): { design: Design | null; failed: boolean } {
  const open = useSession(({ history }) => history.design);
  const asked = useAsked(side === 'now' ? null : String(side), () => port.read(Number(side)));
  if (side === 'now') return { design: open, failed: false };
  return { design: asked.state === 'there' ? asked.answer : null, failed: asked.state === 'failed' };
}

function useSums({ design }: { design: Design | null }, exchanged: ReadonlySet<string>) {
  const home = useHomeList();
  const open = useSession(({ history }) => history.design.items);
  const items = design?.items;
  // The open design is priced already.
  const pieces = useMemo(() => (items && items !== open ? listPieces(items) : null), [items, open]);
  const other = useList(home.port, pieces, home.province);
  const { list, state } = pieces === null ? home : other;
  return useMemo(
    () =>
      list && state === 'there'
        ? { total: list.total, items: pricesByItem(list, exchanged), names: namesByItem(list) }
        : null,
    [list, state, exchanged],
  );
}
