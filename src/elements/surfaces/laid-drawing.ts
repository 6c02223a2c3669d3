import { boundsOf } from '#lib/polygon.ts';
import type { LayingFrame } from '#lib/tiling/laying-frame.ts';
import { periodOf, spinOf } from '#lib/tiling/tile-layout.ts';
import type { TileLayout } from '#lib/tiling/tile-layout.ts';
import { tilesIn } from '#lib/tiling/tiles-in.ts';
import { turned } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';

/** The joints of a layout as one piece that repeats: an SVG path in a cell, and where and how the cells lie. */
export interface LaidDrawing {
  readonly at: Point;
  /** Degrees. */
  readonly turn: number;
  readonly width: number;
  readonly height: number;
  readonly path: string;
  /** The shortest side of a tile: where it is small on the screen or on paper, joints are not drawn. */
  readonly finest: number;
}

export function laidDrawing(layout: TileLayout, { origin, turn }: LayingFrame): LaidDrawing {
  const { width, height } = periodOf(layout);
  const spin = (spinOf(layout) * Math.PI) / 180;
  // SVG's Y points down: the cell is the one below nought.
  const cell = [
    { x: -1, y: 1 },
    { x: width + 1, y: 1 },
    { x: width + 1, y: -height - 1 },
    { x: -1, y: -height - 1 },
  ];
  const half = layout.joint / 2;
  const write = (x: number, y: number) => {
    const p = turned({ x, y }, spin);
    return `${round(p.x)} ${round(-p.y)}`;
  };
  // Every joint is at the left of a tile or below one.
  const lines = [...tilesIn(layout, boundsOf(cell.map((p) => turned(p, -spin))))].map((tile) => {
    const [left, bottom] = [tile.x - half, tile.y - half];
    const right = tile.x + tile.width + half;
    const top = tile.y + tile.height + half;
    return `M${write(left, top)}L${write(left, bottom)}L${write(right, bottom)}`;
  });
  return {
    at: origin,
    turn: (turn * 180) / Math.PI,
    width,
    height,
    path: lines.join(''),
    finest: Math.min(layout.width, layout.height),
  };
}

/** Where the cells lie, as SVG writes it. */
export function laidTransform({ at, turn }: LaidDrawing): string {
  return `translate(${round(at.x)} ${round(-at.y)}) rotate(${round(-turn)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
