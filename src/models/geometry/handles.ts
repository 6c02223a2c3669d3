import { board } from '#models/geometry/rounded-box.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type Handle = 'bar' | 'knob' | 'cup' | 'edge' | 'ring' | 'strap';

/** How far each comes forward of its front. */
export const handleReach: Record<Handle, number> = { bar: 32, knob: 28, cup: 22, edge: 16, ring: 22, strap: 24 };

/**
 * Centred on the origin on a front whose face is at Y 0, coming forward (−Y) by `handleReach`. `length` for those that
 * have one; `upright` turns it for doors.
 */
export function handle(
  kind: Handle,
  { length = 160, upright = false }: { length?: number; upright?: boolean },
  detail: Detail,
): Mesh {
  const made = makers[kind](length, detail);
  return upright ? turn(made, 'y', 90) : made;
}

const makers: Record<Handle, (length: number, detail: Detail) => Mesh> = { bar, knob, cup, edge, ring, strap };

function bar(length: number, detail: Detail): Mesh {
  const rod = tube(
    {
      path: [
        [-length / 2, -26, 0],
        [length / 2, -26, 0],
      ],
      radius: 6,
    },
    detail,
  );
  const post = tube(
    {
      path: [
        [0, 0, 0],
        [0, -26, 0],
      ],
      radius: 4.5,
    },
    detail,
  );
  const out = length / 2 - Math.min(30, length * 0.15);
  return merge([rod, move(post, -out, 0, 0), move(post, out, 0, 0)]);
}

function knob(_: number, detail: Detail): Mesh {
  return turn(
    lathe(
      [
        [9, 0],
        [6, 3],
        [5.5, 11],
        [9, 16],
        [14.5, 20],
        [15, 23.5],
        [12.5, 27],
        [0, 28],
      ],
      detail,
      { crease: 55 },
    ),
    'x',
    90,
  );
}

/** Half a bowl, open below: fingers go up into it. */
function cup(_: number, detail: Detail): Mesh {
  const w = 96;
  const r = 22;
  const t = 2.5;
  const section = [0, 22.5, 45, 67.5, 90].map((degrees) => (degrees * Math.PI) / 180);
  const line = section.map((a) => [-r * Math.cos(a), r * Math.sin(a)] as const);
  const inner = section.toReversed().map((a) => [-(r - t) * Math.cos(a), (r - t) * Math.sin(a)] as const);
  const shell = tube(
    {
      path: [
        [-w / 2, 0, -r / 2],
        [w / 2, 0, -r / 2],
      ],
      section: [...line, ...inner],
    },
    detail,
  );
  const cheek = (x: number): Mesh =>
    tube(
      {
        path: [
          [x - t / 2, 0, -r / 2],
          [x + t / 2, 0, -r / 2],
        ],
        section: [...line, [0, 0]],
      },
      detail,
    );
  return merge([shell, cheek(-w / 2 + t / 2), cheek(w / 2 - t / 2)]);
}

/** A bent strip on the front's edge. */
function edge(length: number, detail: Detail): Mesh {
  return board({ from: [-length / 2, -16, -2], to: [length / 2, 0, 2], radius: 1.5, grain: 'x' }, detail);
}

/** A plate with a hanging ring. */
function ring(_: number, detail: Detail): Mesh {
  const plate = turn(
    lathe(
      [
        [20, 0],
        [20, 2],
        [17, 4],
        [7, 5],
        [6, 12],
        [0, 13],
      ],
      detail,
      { crease: 45 },
    ),
    'x',
    90,
  );
  const steps = detail === 'far' ? 8 : 16;
  const path = Array.from({ length: steps }, (_, i) => {
    const a = (2 * Math.PI * i) / steps;
    return [19 * Math.sin(a), -19, 19 * Math.cos(a) - 19] as const;
  });
  return merge([plate, tube({ path, radius: 3, closed: true, up: [0, 1, 0] }, detail)]);
}

function strap(length: number, detail: Detail): Mesh {
  const half = length / 2;
  return tube(
    {
      path: [
        [-half, -2.5, 0],
        [-half * 0.7, -2.5, 0],
        [-half * 0.5, -21.5, 0],
        [half * 0.5, -21.5, 0],
        [half * 0.7, -2.5, 0],
        [half, -2.5, 0],
      ],
      section: [
        [-12, -2.5],
        [12, -2.5],
        [12, 2.5],
        [-12, 2.5],
      ],
      up: [0, 1, 0],
      bend: 24,
    },
    detail,
  );
}
