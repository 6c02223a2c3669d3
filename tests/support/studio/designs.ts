import type { Design } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';

/** Walls across walls: small as a file, and a room in every field. Millimetres. */
export function gridDesign(columns: number, rows: number, step = 600): Design {
  const { walls, ...empty } = { ...studio(), openings: {}, items: {}, rooms: {}, cameras: {}, lights: {}, groups: {} };
  const [wall] = Object.values(walls);
  if (!wall) throw new Error('the studio has no wall');
  const upright = Array.from({ length: columns + 1 }, (_, i) => ({
    ...wall,
    id: `wl_x${i}`,
    bulge: 0,
    a: { x: i * step, y: 0 },
    b: { x: i * step, y: rows * step },
  }));
  const level = Array.from({ length: rows + 1 }, (_, i) => ({
    ...wall,
    id: `wl_y${i}`,
    bulge: 0,
    a: { x: 0, y: i * step },
    b: { x: columns * step, y: i * step },
  }));
  return { ...empty, walls: Object.fromEntries([...upright, ...level].map((each) => [each.id, each])) };
}

export function designBytes(design: unknown): Buffer {
  return Buffer.from(JSON.stringify(design));
}
