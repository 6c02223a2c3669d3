import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { Box, Model } from '#models/geometry/mesh.ts';

/** Warnings about a model's measurements, with the figures. */
type MeasureNote =
  | { key: 'tiny' | 'huge'; values: { largest: number } }
  | { key: 'afloat' | 'sunk' | 'aside'; values: { gap: number } };

export interface Measured {
  size: { width: number; depth: number; height: number };
  notes: MeasureNote[];
}

/** Millimetres. */
const expectedSize = { least: 30, most: 10_000, offFloor: 20, offCentre: 50 };

/** By the vertices that are drawn: unused points do not count. */
export function measureModel(model: Model): Measured {
  const { min, max } = drawnBox(model);
  const [width, depth, height] = [0, 1, 2].map((k) => Math.round(max[k]! - min[k]!)) as [number, number, number];
  const largest = Math.max(width, depth, height);
  if (largest < 1) throw new RefusedFile('nothing-to-see');
  const notes: MeasureNote[] = [];
  if (largest < expectedSize.least) notes.push({ key: 'tiny', values: { largest } });
  if (largest > expectedSize.most) notes.push({ key: 'huge', values: { largest } });
  const floor = Math.round(min[2]);
  if (Math.abs(floor) > expectedSize.offFloor)
    notes.push({ key: floor > 0 ? 'afloat' : 'sunk', values: { gap: Math.abs(floor) } });
  const aside = Math.round(Math.hypot((min[0] + max[0]) / 2, (min[1] + max[1]) / 2));
  if (aside > Math.max(expectedSize.offCentre, largest / 10)) notes.push({ key: 'aside', values: { gap: aside } });
  // A sheet without thickness still counts as 1 mm.
  return { size: { width: Math.max(1, width), depth: Math.max(1, depth), height: Math.max(1, height) }, notes };
}

function drawnBox({ parts }: Model): Box {
  const [min, max]: [number, number, number][] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const {
    mesh: { positions, indices },
  } of parts)
    for (const index of indices)
      for (let k = 0; k < 3; k++) {
        const value = positions[index * 3 + k]!;
        if (value < min![k]!) min![k] = value;
        if (value > max![k]!) max![k] = value;
      }
  return { min: min!, max: max! };
}
