import { hashOf, seededRng, type Rng } from '#lib/random.ts';
import type { Portal, RenderPart } from '#render/scene/render-scene.ts';
import { nursery } from './nursery.ts';

/** One side of the home that has windows, in millimetres: where things before it are placed. */
export interface Front {
  /** From a place along the front (0 is its middle) and a distance before it to the world. */
  at(along: number, away: number): { x: number; y: number };
  /** Radians: a thing that looks towards −Y then looks at the home. */
  turn: number;
  width: number;
  floor: number;
  /** Windows on it: their middles along the front, their widths and how high their sills are. */
  windows: readonly { along: number; away: number; width: number; sill: number }[];
  rng: Rng;
  grow: ReturnType<typeof nursery>;
}

/** Beyond its windows to either side things are placed too: one looks out at an angle. */
const aside = 7000;

/** The four sides of the box around the home; those without a window are not seen from inside. */
export function frontsOf(parts: readonly RenderPart[], portals: readonly Portal[], floor: number): Front[] {
  const box = boxOf(parts);
  if (!box) return [];
  const grow = nursery();
  const middle = { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 };
  return [0, 1, 2, 3].flatMap((quarter) => {
    const turn = (quarter * Math.PI) / 2;
    // Outward of the front that lies towards +Y before turning: things stand beyond it and look back to −Y.
    const [cos, sin] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
    const deep = (cos !== 0 ? box.top - box.bottom : box.right - box.left) / 2;
    const wide = cos !== 0 ? box.right - box.left : box.top - box.bottom;
    const windows = portals.flatMap(({ middle: at, across, up }) => {
      const [nx, ny] = [-sin, cos];
      const facing = Math.abs(across[0] * nx + across[1] * ny) < 0.7 * Math.hypot(across[0], across[1]);
      const [x, y] = [at[0] * 1000 - middle.x, at[1] * 1000 - middle.y];
      const out = x * nx + y * ny;
      if (!facing || out < deep * 0.2) return [];
      return {
        along: x * cos + y * sin,
        away: out - deep,
        width: 2000 * Math.hypot(across[0], across[1]),
        sill: (at[2] - up[2]) * 1000 - floor,
      };
    });
    if (windows.length === 0) return [];
    return {
      at: (along, away) => ({
        x: middle.x + along * cos - (deep + away) * sin,
        y: middle.y + along * sin + (deep + away) * cos,
      }),
      turn,
      width: wide + 2 * aside,
      floor,
      windows,
      rng: seededRng(hashOf(box.left, box.top, quarter)),
      grow,
    } satisfies Front;
  });
}

function boxOf(parts: readonly RenderPart[]) {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { mesh, at } of parts) {
    const [cos, sin] = [Math.cos(at.turn), Math.sin(at.turn)];
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const x = mesh.positions[i]! * cos - mesh.positions[i + 1]! * sin + at.x;
      const y = mesh.positions[i]! * sin + mesh.positions[i + 1]! * cos + at.y;
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  }
  return right > left ? { left, right, bottom, top } : null;
}
