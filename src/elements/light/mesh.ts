import type { Light } from '#design/records/light.ts';
import { cylinder, ellipsoid } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Detail, Part } from '#models/geometry/mesh.ts';

/**
 * What one sees of a built-in light: origin where it hangs, tilted to where it shines (see `builtInLight`). `glow` is
 * what shines.
 */
export function lightMesh(light: Light, detail: Detail): Part[] {
  const { parts } = model(makers[light.form](light, detail));
  if (light.tilt === 90 || light.form === 'point') return parts;
  return parts.map((each) => ({ ...each, mesh: turn(each.mesh, 'x', light.tilt - 90) }));
}

const makers: Record<Light['form'], (light: Light, detail: Detail) => Part[]> = {
  point: ({ width }, detail) => [part('glow', ellipsoid({ width, depth: width, height: width }, detail))],
  spot: ({ width }, detail) => [
    part('body', move(cylinder({ radius: width / 2, height: 14, edge: 2 }, detail), 0, 0, -12)),
    part('glow', move(cylinder({ radius: width * 0.36, height: 4 }, detail), 0, 0, -15)),
  ],
  panel: ({ width, depth }, detail) => flat(width, depth, 18, detail),
  strip: ({ width, depth }, detail) => flat(width, depth, 10, detail),
};

function flat(width: number, depth: number, height: number, detail: Detail): Part[] {
  const x = width / 2;
  const y = depth / 2;
  const rim = Math.min(12, width / 6, depth / 6);
  return [
    part('body', board({ from: [-x, -y, -height + 3], to: [x, y, 0], radius: 2 }, detail)),
    part(
      'glow',
      board({ from: [-x + rim, -y + rim, -height], to: [x - rim, y - rim, -height + 3.5], radius: 0 }, detail),
    ),
  ];
}
