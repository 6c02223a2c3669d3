import { memo, useMemo } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import type { SymbolShape } from '#elements/furniture/symbol.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { useSettled } from './use-settled.ts';

interface PiecesLayerProps {
  design: Design;
  level: string;
  symbols: SymbolSource;
  /** Of what is in hand: never forbidden, but said. */
  overlapping?: readonly string[] | undefined;
  tight?: readonly string[] | undefined;
  /** While a large home opens, so many are drawn. */
  most: number;
}

const pieceParts = ['items'] as const;

/** Furniture from above, the lowest first. A piece is drawn again only when it changed itself. */
export function PiecesLayer({ design, level, symbols, overlapping, tight, most }: PiecesLayerProps) {
  const settled = useSettled(design, pieceParts);
  const ordered = useMemo(
    () =>
      recordsOn(settled, 'items', level)
        .filter((item) => !item.hidden)
        .sort((a, b) => a.at.z - b.at.z),
    [settled, level],
  );
  const shown = ordered.slice(0, most);
  const among = (marked: readonly string[] | undefined, group: readonly Item[]) =>
    marked?.filter((id) => group.some((item) => item.id === id)) ?? none;
  return (
    <g>
      {Array.from({ length: Math.ceil(shown.length / groupSize) }, (_, at) => {
        const items = shown.slice(at * groupSize, (at + 1) * groupSize);
        const marks = { overlapping: among(overlapping, items), tight: among(tight, items) };
        return <PieceGroup key={at} items={items} symbols={symbols} {...marks} />;
      })}
    </g>
  );
}

/** A drag changes one piece: only its group is looked through again, not the whole home. */
const groupSize = 25;
const none: readonly string[] = [];

interface PieceGroupProps {
  items: readonly Item[];
  symbols: SymbolSource;
  overlapping: readonly string[];
  tight: readonly string[];
}

const PieceGroup = memo(function PieceGroup({ items, symbols, overlapping, tight }: PieceGroupProps) {
  function markOf(id: string): PieceProps['mark'] {
    if (overlapping.includes(id)) return 'overlap';
    return tight.includes(id) ? 'tight' : null;
  }
  return items.map((item) => <Piece key={item.id} item={item} symbols={symbols} mark={markOf(item.id)} />);
}, isSameGroup);

function isSameGroup(a: PieceGroupProps, b: PieceGroupProps): boolean {
  const same = (p: readonly unknown[], q: readonly unknown[]) => p.length === q.length && p.every((e, i) => e === q[i]);
  return (
    a.symbols === b.symbols && same(a.items, b.items) && same(a.overlapping, b.overlapping) && same(a.tight, b.tight)
  );
}

interface PieceProps {
  item: Item;
  symbols: SymbolSource;
  mark: 'overlap' | 'tight' | null;
}

const Piece = memo(function Piece({ item, symbols, mark }: PieceProps) {
  const { at, turn, model, placement, id } = item;
  return (
    <g
      transform={`translate(${at.x} ${-at.y}) rotate(${-turn})`}
      className={`pv-piece${placement === 'ceiling' ? ' pv-above' : ''}${mark ? ` pv-${mark}` : ''}`}
      data-id={id}
    >
      <Symbol shapes={symbols(model)} />
    </g>
  );
});

/** The same for every piece of a model: a drag moves it without drawing it. */
const Symbol = memo(function Symbol({ shapes }: { shapes: readonly SymbolShape[] }) {
  const paths = useMemo(() => shapes.map(({ points }) => outlinePath(points)), [shapes]);
  return paths.map((d, at) => <path key={at} d={d} />);
});

function outlinePath(points: readonly { x: number; y: number }[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${round(x)} ${round(-y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
