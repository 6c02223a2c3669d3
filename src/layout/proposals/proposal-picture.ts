import { apply } from '#design/apply.ts';
import { recordsOn, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { roomsOf, type Room } from '#design/rooms-with-shapes.ts';
import { defaultFloor } from '#elements/default-materials.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { roomPlan } from '#layout/plan/room-plan.ts';
import type { RoomOpening } from '#layout/plan/openings.ts';
import { boundsOf, contains } from '#lib/polygon.ts';
import { along, type Point } from '#lib/vec2.ts';
import { findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import type { Proposal } from '#layout/proposals/proposal.ts';

/** The rooms of a proposal from above, in the colours of their floors and pieces: plain paths, in millimetres. */
export interface ProposalPicture {
  /** `x y width height`, Y down. */
  readonly viewBox: string;
  readonly shapes: readonly {
    readonly d: string;
    readonly fill: string;
    readonly kind: 'floor' | 'gap' | 'leaf' | 'piece' | 'new';
  }[];
}

const margin = 150;
/** As thick as walls are drawn. */
const wallLine = 70;

/** Drawn of the level the first room is on. Null where the proposal does not go with the design any more. */
export function proposalPicture(
  design: Design,
  { command, added }: Pick<Proposal, 'command' | 'added'>,
  rooms: readonly string[],
  symbols: SymbolSource,
): ProposalPicture | null {
  const applied = apply(design, command);
  const level = rooms.map((id) => design.rooms[id]?.level).find((id) => id !== undefined);
  if (!applied.ok || level === undefined) return null;
  const shown = roomsOf(applied.design, level).filter(({ record }) => rooms.includes(record.id));
  if (shown.length === 0) return null;
  const { left, right, bottom, top } = boundsOf(shown.flatMap(({ shape }) => shape.polygon));
  const fresh = new Set(added);
  return {
    viewBox: [left - margin, -top - margin, right - left + 2 * margin, top - bottom + 2 * margin]
      .map(Math.round)
      .join(' '),
    shapes: [
      ...shown.map(floorShape),
      ...shown.flatMap(({ record }) => roomPlan(applied.design, record.id)?.openings.flatMap(openingShapes) ?? []),
      ...piecesIn(applied.design, level, shown, symbols, fresh),
    ],
  };
}

function floorShape({ record, shape }: Room): ProposalPicture['shapes'][number] {
  const rings = [shape.polygon, ...shape.holePolygons];
  return {
    kind: 'floor',
    d: rings.map(pathOf).join(''),
    fill: colourOf(record.floor?.material ?? defaultFloor(record.type)),
  };
}

/** The hole in the wall; of a door that swings into the room its leaf, wide open. */
function openingShapes({ opening, centre, along: way, inward, swingsIn }: RoomOpening): ProposalPicture['shapes'] {
  const at = (sideways: number, deep: number) => along(along(centre, way, sideways), inward, deep);
  const half = opening.width / 2;
  const hole = pathOf([at(-half, -wallLine), at(half, -wallLine), at(half, 0), at(-half, 0)]);
  const gap = { kind: 'gap' as const, fill: opening.kind === 'window' ? '#9fb6bd' : '#fbfaf4', d: hole };
  if (opening.kind !== 'door' || opening.form !== 'single' || !swingsIn) return [gap];
  // With the room to the left: the jamb nearer to the wall's `a` comes first where the leaf's side is the left one.
  const hinge = (opening.hinge === 'a') === (opening.side === 'left') ? -half : half;
  const leaf = [0, 15, 30, 45, 60, 75, 90].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const reach = hinge < 0 ? opening.width : -opening.width;
    return at(hinge + reach * Math.cos(turn), opening.width * Math.sin(turn));
  });
  return [gap, { kind: 'leaf', fill: 'none', d: pathOf([at(hinge, 0), ...leaf]) }];
}

function piecesIn(
  design: Design,
  level: string,
  rooms: readonly Room[],
  symbols: SymbolSource,
  fresh: ReadonlySet<string>,
): ProposalPicture['shapes'] {
  return recordsOn(design, 'items', level)
    .filter(({ hidden, placement, at }) => !hidden && placement !== 'ceiling' && rooms.some((room) => isIn(room, at)))
    .toSorted((a, b) => a.at.z - b.at.z || (a.id < b.id ? -1 : 1))
    .flatMap((item) => {
      const fill = pieceColour(item);
      const kind = fresh.has(item.id) ? ('new' as const) : ('piece' as const);
      return symbols(item.model).map(({ points }) => ({ kind, fill, d: pathOf(points.map((p) => placed(item, p))) }));
    });
}

function isIn({ shape }: Room, at: Point): boolean {
  return contains(shape.polygon, at);
}

/** By its first part: the cloth of a sofa, the wood of a table. */
function pieceColour({ model, finishes }: Item): string {
  const found = findModel(model);
  const worn = found ? Object.values(slotFinishes(found.family, found.choice, finishes)) : [];
  return colourOf(worn[0] ?? '');
}

function colourOf(finish: string): string {
  return findFinish(finish)?.colour ?? '#c9c5b8';
}

function placed({ at, turn }: Item, { x, y }: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x + x * c - y * s, y: at.y + x * s + y * c };
}

function pathOf(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}Z`;
}
