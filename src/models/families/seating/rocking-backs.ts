import { cushion } from '#models/geometry/cushion.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, lean, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export type RockerBack = 'hoop' | 'comb' | 'ladder' | 'slats' | 'cane' | 'padded';

export interface RockerPlan {
  /** Half the width inside the arms; top of the seat; overall height; where the back meets the seat. */
  half: number;
  seat: number;
  height: number;
  rear: number;
  stick: number;
  back: RockerBack;
}

interface BackParts {
  wood: Mesh[];
  cloth: Mesh[];
  weave: Mesh[];
}

const slope = 17;

/** Made upright, then leaned from the seat. */
export function rockerBack(plan: RockerPlan, detail: Detail): BackParts {
  const made = makers[plan.back](plan, detail);
  const set = (meshes: Mesh[] = []): Mesh[] =>
    meshes.map((mesh) => move(lean(mesh, slope, plan.seat), 0, plan.rear, 0));
  return { wood: set(made.wood), cloth: set(made.cloth), weave: set(made.weave) };
}

const makers: Record<RockerBack, (plan: RockerPlan, detail: Detail) => Partial<BackParts>> = {
  hoop: (plan, detail) => ({
    wood: [hoop(plan, detail), ...spindles(plan, (x) => plan.height - 20 - arcDrop(plan, x), detail)],
  }),
  comb: (plan, detail) => ({
    wood: [
      ...posts(plan, detail),
      crest(plan, plan.height - 44, 88, detail),
      ...spindles(plan, () => plan.height - 60, detail),
    ],
  }),
  ladder: (plan, detail) => ({
    wood: [
      ...posts(plan, detail),
      ...[0.28, 0.5, 0.72].map((t) => crest(plan, plan.seat + t * (plan.height - plan.seat), 54, detail)),
      crest(plan, plan.height - 36, 72, detail),
    ],
  }),
  slats: (plan, detail) => ({
    wood: [
      ...posts(plan, detail),
      crest(plan, plan.height - 36, 72, detail),
      crest(plan, plan.seat + 80, 44, detail),
      ...slats(plan, detail),
    ],
  }),
  cane: (plan, detail) => ({
    wood: [...posts(plan, detail), crest(plan, plan.height - 34, 68, detail), crest(plan, plan.seat + 100, 50, detail)],
    weave: [panel(plan, detail)],
  }),
  padded: (plan, detail) => ({
    wood: [...posts(plan, detail), crest(plan, plan.height - 30, 60, detail)],
    cloth: [pad(plan, detail)],
  }),
};

function posts({ half, seat, height, stick }: RockerPlan, detail: Detail): Mesh[] {
  return [
    bothSides(
      tube(
        {
          path: [
            [half - 36, 0, seat - 14],
            [half - 24, 0, (seat + height) / 2],
            [half - 20, 0, height - 24],
          ],
          radius: [stick * 0.46, stick * 0.44, stick * 0.34],
        },
        detail,
      ),
    ),
  ];
}

/** A rail bowed to the back. */
function crest({ half }: RockerPlan, z: number, tall: number, detail: Detail): Mesh {
  const steps = byDetail(detail, 12, 8, 4);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = (2 * i) / steps - 1;
    return [t * (half - 8), 26 * (1 - t * t), z];
  });
  return tube({ path, section: roundedRectangle(17, tall, 6, 'far') }, detail);
}

function bow({ half }: RockerPlan, x: number): number {
  return 26 * (1 - (x / half) ** 2);
}

function spindles(plan: RockerPlan, top: (x: number) => number, detail: Detail): Mesh[] {
  const count = byDetail(detail, 9, 9, 5);
  return Array.from({ length: count }, (_, i) => {
    const x = (plan.half - 66) * ((2 * i) / (count - 1) - 1);
    const head = top(x * 1.12);
    return tube(
      {
        path: [
          [x * 0.86, bow(plan, x) * 0.6, plan.seat - 8],
          [x * 0.97, bow(plan, x), plan.seat + (head - plan.seat) * 0.4],
          [x * 1.12, bow(plan, x), head],
        ],
        radius: [6, 8.5, 5],
      },
      detail,
    );
  });
}

/** How far the hoop has come down at a distance from the middle. */
function arcDrop({ half, seat, height }: RockerPlan, x: number): number {
  const part = Math.min(0.999, Math.abs(x) / (half - 20));
  return (height - seat) * 0.62 * (1 - Math.sqrt(1 - part ** 2.4));
}

function hoop(plan: RockerPlan, detail: Detail): Mesh {
  const { half, seat, height, stick } = plan;
  const steps = byDetail(detail, 14, 10, 5);
  const side = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const a = (Math.PI / 2) * (i / steps);
    const x = (half - 20) * Math.sin(a) ** (2 / 2.4);
    return [x, bow(plan, x) * 0.9, height - 12 - (height - seat) * 0.62 * (1 - Math.cos(a))];
  });
  const down: Vec3[] = [...side, [half - 34, 0, seat - 12]];
  const path = [...down.toReversed().map(([x, y, z]): Vec3 => [-x, y, z]), ...down.slice(1)];
  return tube({ path, radius: stick * 0.36, up: [0, 1, 0] }, detail);
}

function slats(plan: RockerPlan, detail: Detail): Mesh[] {
  const count = byDetail(detail, 7, 7, 4);
  return Array.from({ length: count }, (_, i) => {
    const x = (plan.half - 76) * ((2 * i) / (count - 1) - 1);
    return move(
      board({ from: [x - 16, -5, plan.seat + 70], to: [x + 16, 5, plan.height - 50], radius: 3, grain: 'z' }, detail),
      0,
      bow(plan, x),
      0,
    );
  });
}

function panel({ half, seat, height }: RockerPlan, detail: Detail): Mesh {
  return board({ from: [-half + 30, 8, seat + 110], to: [half - 30, 13, height - 50], radius: 0, grain: 'z' }, detail);
}

function pad({ half, seat, height }: RockerPlan, detail: Detail): Mesh {
  const tall = height - seat - 96;
  return move(
    turn(
      cushion(
        {
          width: 2 * half - 84,
          depth: tall,
          height: 70,
          radius: 26,
          crown: 22,
          wrinkles: 0.6,
          seam: 'piping',
          seed: 4,
        },
        detail,
      ),
      'x',
      90,
    ),
    0,
    14,
    seat + 62 + tall / 2,
  );
}
