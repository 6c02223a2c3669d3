import { board } from '#models/geometry/rounded-box.ts';
import { turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

const thickness = 8;
/** How far normals lean at a blade's edges: it is planed round, so that each blade is seen and not one sheet. */
const round = 0.42;

/** A blade of a shutter, lying along X from `left` to `right`, its middle at nought. */
export function louvreBlade(left: number, right: number, high: number, tilt: number, detail: Detail): Mesh {
  const blade = board(
    { from: [left, -thickness / 2, -high / 2], to: [right, thickness / 2, high / 2], radius: 0, grain: 'x' },
    detail,
  );
  const normals = blade.normals.slice();
  for (let i = 0; i < normals.length; i += 3) {
    if (Math.abs(normals[i + 1]!) < 0.5) continue;
    normals[i + 1] = Math.sign(normals[i + 1]!) * Math.cos(round);
    normals[i + 2] = Math.sign(blade.positions[i + 2]!) * Math.sin(round);
  }
  return turn({ ...blade, normals }, 'x', -tilt);
}
