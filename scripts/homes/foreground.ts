import type { Design } from '#design/document.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { sceneOf } from '#elements/scene.ts';
import { findModel } from '#models/library.ts';
import { drawnElements } from '../lib/demo-pictures/seen-items.ts';
import type { Frame } from './frame.ts';

/** May be cut by the edge: they lie, hang or frame. */
const mayBeCut = new Set(['rug', 'curtain', 'blind', 'picture', 'mirror', 'ceiling-lamp', 'pendant', 'chandelier']);

/**
 * How much stands in the way of a picture, from the picture itself: pieces cut by its edge, the nearer the worse, and
 * what fills its lower half from close by. 0 is a clear view.
 */
export function foregroundOf(design: Design): (frame: Frame) => number {
  const { parts } = sceneOf(design, { models: librarySource('far'), detail: 'far' });
  const disturbs = (element: string): boolean => {
    const item = design.items[element];
    return item !== undefined && !mayBeCut.has(findModel(item.model)?.family.code ?? '');
  };
  return ({ x, y, z, yaw, view }) => {
    const target = [x + 3000 * Math.cos(yaw), y + 3000 * Math.sin(yaw), z] as const;
    const { picture, owners } = drawnElements(parts, { at: [x, y, z], target, view });
    const { width, height, depth, owner } = picture;
    const inTheWay = owners.map(disturbs);
    let edge = 0;
    let close = 0;
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        if (owner[at]! < 0) continue;
        const far = 1 / depth[at]!;
        const walled = !inTheWay[owner[at]!];
        const onEdge = column < 3 || column >= width - 3 || row >= height - 3;
        if (onEdge && !walled) edge += Math.min(2.5, 2600 / far) / (3 * (2 * height + width));
        // Walls and door leaves beside the lens are as bad as furniture.
        if (far < 1250) close += (walled ? 1.2 : 1) / (width * height);
      }
    return edge * 9 + close * 14;
  };
}
