import { loft } from '#models/geometry/loft.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

export type BasketForm = 'drum' | 'taper' | 'belly' | 'square' | 'oval';
export type Weave = 'wicker' | 'coil' | 'slats' | 'rope';

export interface Basket {
  form: BasketForm;
  weave: Weave;
  width: number;
  depth: number;
  height: number;
  fine: number;
}

/** The vessel, exactly its measures; `mouth` is how wide it is above, as a part of the whole. */
export function basketBody(basket: Basket, detail: Detail): { meshes: Mesh[]; mouth: number } {
  const made = basket.weave === 'slats' ? splints(basket, detail) : woven(basket, detail);
  const x = basket.width / 2;
  const y = basket.depth / 2;
  return { meshes: [stretched(made, [-x, -y, 0], [x, y, basket.height])], mouth: sideOf(basket.form, 1) };
}

/** How wide the side is at a height, as a part of its widest. */
function sideOf(form: BasketForm, t: number): number {
  switch (form) {
    case 'taper':
      return 0.74 + 0.26 * t;
    case 'belly':
      return 0.76 + 0.24 * Math.sin(Math.PI * (0.14 + 0.66 * t)) - (t > 0.8 ? (t - 0.8) * 0.3 : 0);
    default:
      return 0.95 + 0.05 * Math.sin(Math.PI * t * 0.7);
  }
}

/** A point of the outline at an angle: round or a soft square. */
function around(form: BasketForm, angle: number): Vec2 {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  if (form !== 'square') return [c, s];
  const size = (c ** 8 + s ** 8) ** (1 / 8);
  return [c / size, s / size];
}

/** Real over and under: each row swings out where the next swings in. Coils and ropes only bulge. */
function woven({ form, weave, width, depth, height, fine }: Basket, detail: Detail): Mesh {
  const pitch = { wicker: 20, coil: 17, rope: 30, slats: 20 }[weave] / fine;
  const rows = Math.min(
    byDetail(detail, 18, 13, 8),
    Math.max(4, Math.round(height / (pitch * byDetail(detail, 1, 1.15, 4)))),
  );
  const stakes = 2 * Math.round(byDetail(detail, 17, 10, 6) * fine);
  const count =
    4 * Math.ceil((weave === 'wicker' ? stakes * 4 : byDetail(detail, 64, 40, 16)) / 4 / (detail === 'far' ? 2 : 1));
  const swing = weave === 'wicker' ? 4.5 : 0;
  const bulge = { rope: 9, coil: 6, wicker: 3, slats: 3 }[weave] * fine;
  const ring = (t: number, row: number, out: number, inner = 0): Vec3[] =>
    Array.from({ length: count }, (_, i) => {
      const a = (2 * Math.PI * i) / count;
      const [x, y] = around(form, a);
      const by = out + swing * Math.sin((stakes / 2) * a * 2 + (row % 2) * Math.PI) * (inner ? 0 : 1);
      return [
        x * ((width / 2) * sideOf(form, t) - 8 - inner + by),
        y * ((depth / 2) * sideOf(form, t) - 8 - inner + by),
        t * height,
      ];
    });
  const outside = Array.from({ length: rows }, (_, row) =>
    [
      ring((row + 0.08) / rows, row, -bulge * 0.3),
      ring((row + 0.54) / rows, row, bulge * 0.6),
      ring((row + 0.92) / rows, row, -bulge * 0.3),
    ].slice(...byDetail(detail, [0, 3], [0, 3], [1, 2])),
  ).flat();
  const lip = [ring(1, 0, 4, 0.01), ring(1, 0, -2, 6)];
  const floor = ring(0.04, 0, -2, 6);
  return loft([ring(0, 0, -6, 0.01), ...outside, ...lip, floor, floor.map(([, , z]): Vec3 => [0, 0, z])], {
    crease: 62,
  });
}

/** Flat splints standing side by side, bound by three hoops, on a solid floor. */
function splints({ form, width, depth, height, fine }: Basket, detail: Detail): Mesh {
  const count = Math.round(byDetail(detail, 46, 40, 16) * fine);
  const at = (i: number, t: number, out: number): Vec3 => {
    const [x, y] = around(form, (2 * Math.PI * i) / count);
    return [x * ((width / 2) * sideOf(form, t) - 9 + out), y * ((depth / 2) * sideOf(form, t) - 9 + out), t * height];
  };
  const half = ((Math.PI * (width + depth)) / 2 / count) * 0.36;
  const rises = byDetail(detail, [0.02, 0.3, 0.6, 0.98], [0.02, 0.34, 0.66, 0.98], [0.02, 0.5, 0.98]);
  const strips = Array.from({ length: count }, (_, i) => {
    const section: Vec2[] = [
      [-half, -1.6],
      [half, -1.6],
      [half, 1.6],
      [-half, 1.6],
    ];
    return tube({ path: rises.map((t) => at(i, t, 0)), section, up: upOf(at(i, 0.5, 0)) }, detail);
  });
  const hoop = (t: number): Mesh =>
    tube(
      { path: Array.from({ length: count }, (_, i) => at(i, t, 3)), radius: byDetail(detail, 5, 5, 6), closed: true },
      detail,
    );
  const r = sideOf(form, 0.03) - 0.05;
  const floor = board(
    { from: [-width * r * 0.34, -depth * r * 0.34, 6], to: [width * r * 0.34, depth * r * 0.34, 12], radius: 0 },
    detail,
  );
  return merge([...strips, hoop(0.03), hoop(0.4), hoop(0.97), floor, move(turn(floor, 'z', 45), 0, 0, 1)]);
}

function upOf([x, y]: Vec3): Vec3 {
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size, 0];
}
