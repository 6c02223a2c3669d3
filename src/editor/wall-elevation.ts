import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { WallFace } from '#design/plan/wall-faces.ts';
import { wornWall } from '#elements/surfaces/worn-surface.ts';
import type { WornSurface } from '#elements/surfaces/worn-surface.ts';
import { outlineOf } from '#editor/outlines.ts';
import { factsOf } from '#editor/pieces.ts';
import type { PieceSource } from '#editor/pieces.ts';
import { pointAt, tangentAt, unclampedOn } from '#lib/curve.ts';
import type { Bounds } from '#lib/polygon.ts';
import { cross, subtract } from '#lib/vec2.ts';

/** A face of a wall as one stands before it: millimetres from its left end and from the floor. */
export interface WallElevation {
  readonly face: WallFace;
  readonly surface: WornSurface;
  readonly pieces: readonly (Bounds & { readonly id: string })[];
  /** Where something begins or ends, from the left and from the floor. */
  readonly across: readonly number[];
  readonly up: readonly number[];
}

/** Further away from the wall than this, a piece stands in the room. Millimetres. */
const reach = 150;

export function wallElevation(design: Design, face: WallFace, source: PieceSource): WallElevation {
  const { length, height, openings } = face;
  return {
    face,
    surface: wornWall(face.wall, face.side, face.room),
    pieces: recordsOn(design, 'items', face.wall.level).flatMap((item) => {
      if (item.hidden) return [];
      const span = spanOn(face, outlineOf(design, item.id, source));
      const top = item.at.z + factsOf(source, item.model).height;
      return span ? [{ id: item.id, ...span, bottom: item.at.z, top }] : [];
    }),
    across: stops([0, length, ...openings.flatMap(({ left, right }) => [left, right])]),
    up: stops([0, height, ...openings.flatMap(({ bottom, top }) => [bottom, top])]),
  };
}

/** Where a footprint lies along the face, if it stands before it and near. */
function spanOn(
  { wall, side, from, to, stretch, length }: WallFace,
  corners: readonly { x: number; y: number }[],
): { left: number; right: number } | null {
  const places = corners.map((corner) => {
    const s = unclampedOn(wall, corner);
    const off = cross(tangentAt(wall, s), subtract(corner, pointAt(wall, s)));
    return {
      at: (side === 'left' ? to - s : s - from) * stretch,
      gap: (side === 'left' ? off : -off) - wall.thickness / 2,
    };
  });
  const nearest = Math.min(...places.map(({ gap }) => gap));
  if (nearest > reach || nearest < -wall.thickness / 2) return null;
  const left = Math.max(0, Math.min(...places.map(({ at }) => at)));
  const right = Math.min(length, Math.max(...places.map(({ at }) => at)));
  return right - left > 1 ? { left, right } : null;
}

/** In order, each once. */
function stops(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b).filter((value, i, all) => i === 0 || value - all[i - 1]! > 1);
}
