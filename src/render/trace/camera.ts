import { cross, normalise, subtract } from '#lib/vec.ts';
import type { RenderCamera } from '#render/scene/render-scene.ts';

/** From a place in the picture (0 … 1, from the top left) to a ray's direction `dx`, `dy`, `dz`. */
interface Lens {
  aim(u: number, v: number): void;
  dx: number;
  dy: number;
  dz: number;
  /** How fast a ray one pixel wide widens, metres a metre. */
  breadth: number;
}

export function lensOf(camera: RenderCamera, width: number, height: number): Lens {
  return camera.kind === 'panorama' ? panorama(camera, height) : still(camera, width, height);
}

function still({ at, target, view }: RenderCamera, width: number, height: number): Lens {
  const [fx, fy, fz] = normalise(subtract(target, at));
  const right = normalise(Math.abs(fz) > 0.9999 ? [1, 0, 0] : cross([fx, fy, fz], [0, 0, 1]));
  const up = cross(right, [fx, fy, fz]);
  const half = Math.tan((view * Math.PI) / 360);
  const wide = (half * width) / height;
  const lens: Lens = { aim, dx: NaN, dy: NaN, dz: NaN, breadth: (2 * half) / height };
  function aim(u: number, v: number): void {
    const x = (2 * u - 1) * wide;
    const y = (1 - 2 * v) * half;
    const dx = fx + right[0] * x + up[0] * y;
    const dy = fy + right[1] * x + up[1] * y;
    const dz = fz + right[2] * x + up[2] * y;
    const size = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    lens.dx = dx * size;
    lens.dy = dy * size;
    lens.dz = dz * size;
  }
  return lens;
}

/** All around; the target is in the middle of the picture. */
function panorama({ at, target }: RenderCamera, height: number): Lens {
  const middle = Math.atan2(target[1] - at[1], target[0] - at[0]);
  const lens: Lens = { aim, dx: NaN, dy: NaN, dz: NaN, breadth: Math.PI / height };
  function aim(u: number, v: number): void {
    const turn = middle - (u - 0.5) * 2 * Math.PI;
    const down = v * Math.PI;
    lens.dx = Math.sin(down) * Math.cos(turn);
    lens.dy = Math.sin(down) * Math.sin(turn);
    lens.dz = Math.cos(down);
  }
  return lens;
}
