import { describe, expect, it } from 'vitest';
import { newDesign } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { Wall } from '#design/records/wall.ts';
import { sceneOf } from '#elements/scene.ts';

const models = () => null;

describe('what would hurt', () => {
  const wall = (id: string, ax: number, ay: number, bx: number, by: number, bulge = 0): Wall => ({
    id,
    level: 'lv_1',
    a: { x: ax, y: ay },
    b: { x: bx, y: by },
    bulge,
    thickness: 100,
    height: 2800,
  });
  const made = (walls: Wall[]) => {
    const opened = openDesign({ ...newDesign(), walls: Object.fromEntries(walls.map((each) => [each.id, each])) });
    if (!opened.ok) throw new Error(opened.reason);
    return sceneOf(opened.design, { models, detail: 'middle' }).parts.reduce(
      (sum, { part: { mesh } }) => sum + mesh.indices.length / 3,
      0,
    );
  };

  it('a timber floor of four square kilometres is not laid in boards', () => {
    const far = 1_000_000;
    expect(
      made([
        wall('wl_1', -far, -far, far, -far),
        wall('wl_2', far, -far, far, far),
        wall('wl_3', far, far, -far, far),
        wall('wl_4', -far, far, -far, -far),
      ]),
    ).toBeLessThan(200);
  });

  it('a room of hundreds of arcs is still cut into triangles', () => {
    const count = 300;
    const at = (i: number) =>
      [Math.cos((2 * Math.PI * i) / count) * 500_000, Math.sin((2 * Math.PI * i) / count) * 500_000] as const;
    expect(
      made(Array.from({ length: count }, (_, i) => wall(`wl_${i}`, ...at(i), ...at((i + 1) % count), 0.9))),
    ).toBeGreaterThan(count);
  });
});
