import { board, roundedBox } from '#models/geometry/rounded-box.ts';
import { curtain } from '#models/geometry/cloth.ts';
import { cylinder, ellipsoid } from '#models/geometry/lathe.ts';
import { merge } from '#models/geometry/transform.ts';
import { finishOf } from '#models/materials/library.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { RenderCamera, RenderPart, RenderScene } from '#render/scene/render-scene.ts';
import type { Vec3 } from '#lib/vec.ts';

/**
 * 3 m × 2.6 m × 2.4 m with everything light can meet: sun through bars, glass, voile, a mirror, brass, velvet, a lamp
 * under a shade. For tests.
 */
export function smallRoom(): RenderScene {
  return {
    parts: [...shell(), ...opening(), ...things()],
    portals: [{ middle: [-0.05, 1.3, 1.35], across: [0, 0.6, 0], up: [0, 0, 0.65] }],
    sky: { kind: 'daylight', sun: [-0.79, -0.17, 0.59] },
  };
}

export const smallRoomCamera: RenderCamera = {
  kind: 'still',
  at: [2.8, 0.25, 1.3],
  target: [0.5, 1.75, 0.85],
  view: 62,
};

function shell(): RenderPart[] {
  return [
    part('oak-natural', box([0, 0, -100], [3000, 2600, 0])),
    part('paint-white', box([-100, -100, 2400], [3100, 2700, 2500])),
    part(
      'paint-lime',
      merge([
        box([-100, -100, 0], [3100, 0, 2400]),
        box([-100, 2600, 0], [3100, 2700, 2400]),
        box([3000, 0, 0], [3100, 2600, 2400]),
        box([-100, 0, 0], [0, 700, 2400]),
        box([-100, 1900, 0], [0, 2600, 2400]),
        box([-100, 700, 0], [0, 1900, 700]),
        box([-100, 700, 2000], [0, 1900, 2400]),
      ]),
    ),
  ];
}

function opening(): RenderPart[] {
  const bars = [0, 1, 2, 3, 4].map((i) => box([-30, 780 + i * 255, 700], [-5, 810 + i * 255, 2000]));
  return [
    part('walnut', merge(bars)),
    part('glass-clear', box([-75, 700, 700], [-70, 1900, 2000])),
    part('sheer-white', curtain({ width: 420, depth: 60, height: 1700, folds: 4 }, 'far'), {
      solid: false,
      at: { x: 90, y: 2050, z: 400, turn: Math.PI / 2 },
    }),
  ];
}

function things(): RenderPart[] {
  return [
    part('velvet-forest', roundedBox({ width: 700, depth: 700, height: 420, radius: 60, at: [900, 2100, 0] }, 'far')),
    part('brass-brushed', ellipsoid({ width: 300, depth: 300, height: 300 }, 'middle'), {
      at: { x: 900, y: 2100, z: 570, turn: 0 },
    }),
    part('mirror-silver', box([1500, 2580, 900], [2100, 2595, 1900])),
    part('ceramic-celadon', cylinder({ radius: 110, height: 380 }, 'far'), { at: { x: 1600, y: 1500, z: 0, turn: 0 } }),
    part('light-warm', ellipsoid({ width: 90, depth: 90, height: 90 }, 'far'), {
      at: { x: 2700, y: 2300, z: 1400, turn: 0 },
    }),
    part('shade-linen', cylinder({ radius: 140, height: 260 }, 'far'), {
      solid: false,
      at: { x: 2700, y: 2300, z: 1270, turn: 0 },
      emission: null,
    }),
  ];
}

function part(finish: string, mesh: Mesh, more: Partial<RenderPart> = {}): RenderPart {
  return { mesh, solid: true, finish: finishOf(finish), at: { x: 0, y: 0, z: 0, turn: 0 }, ...more };
}

function box(from: Vec3, to: Vec3): Mesh {
  return board({ from, to, radius: 0 }, 'far');
}
