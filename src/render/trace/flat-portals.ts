import type { Portal } from '#render/scene/render-scene.ts';

/**
 * A portal ready for the loops: middle, unit normal, and its half sides over their squares, so that a product within ±1
 * is inside.
 */
interface FlatPortal {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  ax: number;
  ay: number;
  az: number;
  ux: number;
  uy: number;
  uz: number;
  area: number;
}

export function flatPortals(portals: readonly Portal[]): FlatPortal[] {
  return portals.map(({ middle: [x, y, z], across: a, up: u }) => {
    const nx = a[1] * u[2] - a[2] * u[1];
    const ny = a[2] * u[0] - a[0] * u[2];
    const nz = a[0] * u[1] - a[1] * u[0];
    const quarter = Math.hypot(nx, ny, nz);
    const aa = a[0] ** 2 + a[1] ** 2 + a[2] ** 2;
    const uu = u[0] ** 2 + u[1] ** 2 + u[2] ** 2;
    return {
      x,
      y,
      z,
      nx: nx / quarter,
      ny: ny / quarter,
      nz: nz / quarter,
      ax: a[0] / aa,
      ay: a[1] / aa,
      az: a[2] / aa,
      ux: u[0] / uu,
      uy: u[1] / uu,
      uz: u[2] / uu,
      area: quarter * 4,
    };
  });
}
