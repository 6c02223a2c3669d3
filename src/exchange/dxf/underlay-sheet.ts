import type { Bounds } from '#lib/polygon.ts';

/** A picture of the drawing to be traced: how many pixels, and what they stand for in the home. */
interface UnderlaySheet {
  /** Pixels. */
  readonly across: number;
  readonly down: number;
  /** Millimetres: its middle and its width, as an underlay of the design has them. */
  readonly at: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly ratio: number;
  /** What the whole picture shows. */
  readonly bounds: Bounds;
}

/** Lines at the edge are drawn whole. Pixels on each side. */
const margin = 8;
const leastSide = 200;

/**
 * As large as a stored picture may be on its longer side, the shorter one in whole pixels: what a pixel stands for is
 * the same in both ways, so that a length measured on the picture is the length in the drawing.
 */
export function underlaySheet(bounds: Bounds, most: number): UnderlaySheet {
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.top - bounds.bottom);
  const pixel = Math.max(width, height) / (most - 2 * margin);
  // The division may be a hair over: a picture one pixel too large would be scaled down when it is stored.
  const pixelsFor = (length: number) => Math.max(leastSide, Math.ceil(length / pixel - 1e-6) + 2 * margin);
  const across = pixelsFor(width);
  const down = pixelsFor(height);
  const at = { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
  const half = { x: (across * pixel) / 2, y: (down * pixel) / 2 };
  return {
    across,
    down,
    at,
    width: across * pixel,
    ratio: down / across,
    bounds: { left: at.x - half.x, right: at.x + half.x, bottom: at.y - half.y, top: at.y + half.y },
  };
}
