import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { lowerLevel, tableBase } from '#models/families/tables/table-bases.ts';
import { tableTop, topThickness } from '#models/families/tables/table-tops.ts';
import { part } from '#models/geometry/model.ts';
import type { BasePlace, Lower, TableBase } from '#models/families/tables/table-bases.ts';
import type { TopEdge, TopPlace, TopShape } from '#models/families/tables/table-tops.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

/** What tables differ in beyond their choice: how thick their boards and how deep their rails are. */
interface TableKind {
  /** Of the style's board. */
  board: number;
  /** Height of the rails under the top, where the base has any. */
  rails: number;
}

/** Top, base and what is below, from a choice with `shape`, `edge`, `base` and perhaps `lower`. */
export function tableParts(choice: Choice, kind: TableKind, detail: Detail): Part[] {
  const { top, place } = tablePlan(choice, kind);
  const base = tableBase(choice.base as TableBase, place, detail);
  return [
    part('top', tableTop(top, detail)),
    part('base', [
      ...base.wood,
      ...lowerLevel((choice.lower as Lower | undefined) ?? 'none', choice.base as TableBase, place, detail),
    ]),
    part('metal', base.metal),
  ];
}

export function tablePlan(choice: Choice, { board, rails }: TableKind): { top: TopPlace; place: BasePlace } {
  const character = proportionsOf(choice.style);
  const top: TopPlace = {
    shape: choice.shape as TopShape,
    edge: choice.edge as TopEdge,
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    board: Math.round(character.board * board),
    soften: character.edge,
  };
  const under = top.height - topThickness(top);
  return { top, place: { shape: top.shape, width: top.width, depth: top.depth, under, character, rails } };
}
