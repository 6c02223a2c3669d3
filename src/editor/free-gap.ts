import { recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { dot, leftOf, subtract } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { cornersOf } from '#layout/space/box.ts';
import { flattened, tangentAt } from '#lib/curve.ts';
import { factsOf, footprintOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { boxAround, levelSnaps } from '#editor/snapping/level-snaps.ts';
import { pieceIndex } from '#editor/snapping/piece-index.ts';

/** What may take the place of a piece: of its family, and on no side larger than what is free there. */
export interface Fit {
  readonly family: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Slightly larger than the piece always fits (DECISIONS D2). Millimetres. */
const slack = 20;
/** How far the free room around a piece is looked for. */
const reach = 3000;

/** The room a piece has: as wide as the gap to its neighbours and walls, as deep as it is to what stands before it. */
export function fitOf(design: Design, id: string, pieces: PieceSource): Fit | null {
  const item = recordOf(design, 'items', id);
  if (!item) return null;
  const { family, width, depth, height } = factsOf(pieces, item.model);
  const box = footprintOf(pieces, item);
  const u = { x: Math.cos(box.turn), y: Math.sin(box.turn) };
  const v = leftOf(u);
  const obstacles = obstaclesAround(design, id, pieces);
  const side = (axis: Point, across: Point, half: number, broad: number) =>
    Math.min(
      reach,
      ...obstacles
        .map((corners) => shadowOf(corners, box, axis, across))
        .filter(({ low, high, from }) => low < broad - 1 && high > -broad + 1 && from >= half - 1)
        .map(({ from }) => from - half),
    );
  const right = side(u, v, box.halfWidth, box.halfDepth);
  const left = side({ x: -u.x, y: -u.y }, v, box.halfWidth, box.halfDepth);
  const front = side({ x: -v.x, y: -v.y }, u, box.halfDepth, box.halfWidth);
  return {
    family,
    width: Math.max(width + slack, Math.round(width + left + right)),
    // The front keeps a way to pass.
    depth: Math.max(depth + slack, Math.round(depth + Math.max(0, front - 600))),
    height: height + slack,
  };
}

function obstaclesAround(design: Design, id: string, pieces: PieceSource): Point[][] {
  const item = recordOf(design, 'items', id);
  if (!item) return [];
  const around = boxAround([item.at], reach);
  const others = pieceIndex(design, item.level, pieces)
    .search(around)
    .filter((other) => other.item.id !== id && other.box.high - other.box.low > 60)
    .map(({ box }) => cornersOf(box));
  const walls = levelSnaps(design, item.level)
    .bodies.search(around)
    .map(({ curve, thickness }) => {
      const normal = leftOf(tangentAt(curve, 0));
      return [...flattened(curve, 20), curve.b].flatMap((p) =>
        [-1, 1].map((off) => ({
          x: p.x + (normal.x * off * thickness) / 2,
          y: p.y + (normal.y * off * thickness) / 2,
        })),
      );
    });
  return [...others, ...walls];
}

/** How near it begins along the axis, and which breadth it takes across it, as seen from the piece's middle. */
function shadowOf(corners: readonly Point[], from: Point, axis: Point, across: Point) {
  const ahead = corners.map((p) => dot(subtract(p, from), axis));
  const aside = corners.map((p) => dot(subtract(p, from), across));
  return { from: Math.min(...ahead), low: Math.min(...aside), high: Math.max(...aside) };
}
