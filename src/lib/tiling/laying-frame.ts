import { boundsOf } from '#lib/polygon.ts';
import type { Polygon } from '#lib/polygon.ts';
import { spinOf } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { add, subtract, turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

export const startCorners = ['bottomLeft', 'bottomRight', 'topLeft', 'topRight', 'middle'] as const;
type StartCorner = (typeof startCorners)[number];

/** Where laying begins: the first tile stands whole in this corner of the face, moved by `shift`. */
interface Start {
  readonly corner?: StartCorner | undefined;
  readonly shift?: Point | undefined;
}

/** Where a layout has its nought on a face and the direction it runs in. Millimetres, radians. */
export interface LayingFrame {
  readonly origin: Point;
  readonly turn: number;
}

/** `degrees` turns the rows against the face. Everything that shows or counts tiles takes its frame from here. */
export function layingFrame(layout: TileLayout, { corner, shift }: Start, degrees: number, face: Polygon): LayingFrame {
  const turn = (degrees * Math.PI) / 180;
  const { left, right, bottom, top } = boundsOf(face.map((p) => turned(p, -turn)));
  // A herringbone has no tile that stands square in a corner.
  const [width, height] = layout.pattern === 'herringbone' ? [0, 0] : [layout.width, layout.height];
  const places: Record<StartCorner, Point> = {
    bottomLeft: { x: left, y: bottom },
    bottomRight: { x: right - width, y: bottom },
    topLeft: { x: left, y: top - height },
    topRight: { x: right - width, y: top - height },
    middle: { x: (left + right - width) / 2, y: (bottom + top - height) / 2 },
  };
  const at = places[corner ?? 'bottomLeft'];
  return { origin: turned(shift ? add(at, shift) : at, turn), turn };
}

/** A place of the face as the tiles see it, upright and from their nought. */
export function inLaying(layout: TileLayout, { origin, turn }: LayingFrame): (p: Point) => Point {
  const angle = -turn - (spinOf(layout) * Math.PI) / 180;
  return (p) => turned(subtract(p, origin), angle);
}
