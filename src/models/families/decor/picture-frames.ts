import { flat } from '#models/families/decor/flat.ts';
import { compositions } from '#models/families/decor/picture-art.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { ringFrame } from '#models/geometry/fronts.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { Art } from '#models/families/decor/picture-art.ts';
import type { Sheet } from '#models/families/decor/picture-cuts.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';
import type { Outline } from '#models/geometry/outline.ts';

export type Frame = 'slim' | 'box' | 'wide' | 'moulded' | 'float' | 'canvas' | 'scroll' | 'oxford';
export type Mount = 'none' | 'narrow' | 'broad';

export interface Panel {
  width: number;
  height: number;
  depth: number;
  frame: Frame;
  mount: Mount;
  art: Art;
  sheet: Omit<Sheet, 'w' | 'h'>;
}

/** How thick paint lies on an unframed canvas, whose depth it is part of. */
const paint = 1.2;

/** One framed picture: its middle at X 0, its underside at Z 0, its back at Y 0. The frame gives all three measures. */
export function panelParts(panel: Panel): Part[] {
  const {
    width,
    height,
    depth,
    frame,
    sheet: { detail },
  } = panel;
  switch (frame) {
    case 'scroll':
      return scroll(panel);
    case 'canvas':
      return [
        part(
          'paper',
          board({ from: [-width / 2, -depth + paint, 0], to: [width / 2, 0, height], radius: 4, grain: 'z' }, detail),
        ),
        ...drawn(panel, width - 12, height - 12, depth - paint, { exact: true }),
      ];
    case 'float':
      return [
        part('frame', ringFrame({ width, height, thickness: depth, stile: 9 }, detail)),
        part('dark', plate(width - 16, height - 16, height / 2, 6, detail)),
        part(
          'paper',
          board(
            { from: [-width / 2 + 16, -depth + 5, 16], to: [width / 2 - 16, -4, height - 16], radius: 3, grain: 'z' },
            detail,
          ),
        ),
        ...drawn(panel, width - 44, height - 44, depth - 5),
      ];
    case 'oxford':
      return mounted(panel, [oxford(width, height, depth, detail)], 34, 22);
    case 'moulded':
      return [
        ...mounted(
          panel,
          [
            ringFrame({ width, height, thickness: depth, stile: 26 }, detail),
            move(
              ringFrame({ width: width - 46, height: height - 46, thickness: depth * 0.72, stile: 22 }, detail),
              0,
              0,
              23,
            ),
          ],
          54,
          depth * 0.42,
        ),
        part(
          'fillet',
          move(
            ringFrame({ width: width - 86, height: height - 86, thickness: depth * 0.56, stile: 11 }, detail),
            0,
            0,
            43,
          ),
        ),
      ];
    case 'wide':
      return mounted(panel, [ringFrame({ width, height, thickness: depth, stile: 42 }, detail)], 42, depth * 0.55);
    case 'box':
      return mounted(panel, [ringFrame({ width, height, thickness: depth, stile: 18 }, detail)], 18, depth * 0.4);
    case 'slim':
      return mounted(panel, [ringFrame({ width, height, thickness: depth, stile: 10 }, detail)], 10, depth * 0.6);
  }
}

function plate(w: number, h: number, middle: number, thick: number, detail: Detail): Mesh {
  return board(
    { from: [-w / 2, -thick, middle - h / 2], to: [w / 2, -1, middle + h / 2], radius: 0, grain: 'z' },
    detail,
  );
}

/** Paper behind a mount behind the frame; `face` is how far the mount stands off the wall. */
function mounted(panel: Panel, frame: Mesh[], stile: number, face: number): Part[] {
  const {
    width,
    height,
    mount,
    sheet: { detail },
  } = panel;
  const w = width - 2 * stile + 4;
  const h = height - 2 * stile + 4;
  const margin = { none: 0, narrow: Math.min(w, h) * 0.09, broad: Math.min(w, h) * 0.2 }[mount];
  const paper = part('paper', plate(w, h, height / 2, face - 2, detail));
  const window = rectangle(w - 2 * margin, h - 2 * margin).map(([x, z]): [number, number] => [x, z + height / 2]);
  const around = rectangle(w, h).map(([x, z]): [number, number] => [x, z + height / 2]);
  const card =
    margin > 0
      ? [
          part('mount', flat(around, -face - 1, [window.toReversed()]), { solid: false }),
          part('mount', bevel(window, face + 1), { solid: false }),
        ]
      : [];
  return [part('frame', frame), paper, ...card, ...drawn(panel, w - 2 * margin - 4, h - 2 * margin - 4, face - 2)];
}

/** The cut edge of the card, a white line round the picture. */
function bevel(window: Outline, y: number): Mesh {
  const strips = window.map((point, i) => {
    const next = window[(i + 1) % window.length]!;
    const dx = next[0] - point[0];
    const dz = next[1] - point[1];
    const mesh = flat(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      0,
    );
    const positions = Float32Array.from(
      [0, 1, 2, 3].flatMap((k) => {
        const [along, deep] = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ][k] as [number, number];
        return [point[0] + dx * along, -y + 3 * deep, point[1] + dz * along];
      }),
    );
    const size = Math.hypot(dx, dz);
    const normals = Float32Array.from([0, 1, 2, 3].flatMap(() => [-dz / size, 0, dx / size]));
    return { ...mesh, positions, normals };
  });
  return merge(strips);
}

/** The composition itself, cut-outs a fraction of a millimetre apart. */
function drawn(
  { art, sheet, height }: Panel,
  w: number,
  h: number,
  face: number,
  { middle = height / 2, exact = false }: { middle?: number; exact?: boolean } = {},
): Part[] {
  const cuts = compositions[art]({ ...sheet, w, h });
  const levels = Math.max(...cuts.map((cut) => cut.level));
  const apart = exact ? paint / levels : Math.min(0.3, 3 / levels);
  return cuts.map(({ tint, level, outline }) =>
    part(tint, move(flat(outline, -face - level * apart), 0, 0, middle), { solid: false }),
  );
}

/** Bars that run past each other at the corners. */
function oxford(width: number, height: number, depth: number, detail: Detail): Mesh {
  const x = width / 2;
  const stile = 24;
  const upright = board({ from: [x - stile - 14, -depth, 0], to: [x - 14, 0, height], radius: 4, grain: 'z' }, detail);
  const rail = (z: number): Mesh =>
    board({ from: [-x, -depth + 3, z], to: [x, 0, z + stile], radius: 4, grain: 'x' }, detail);
  return merge([bothSides(upright), rail(14), rail(height - 14 - stile)]);
}

/** Silk hung between two rods. */
function scroll(panel: Panel): Part[] {
  const {
    width,
    height,
    depth,
    sheet: { detail },
  } = panel;
  const r = depth / 2;
  const rod = move(
    turn(cylinder({ radius: r * 0.72, height: width - 36, edge: 1 }, detail), 'y', 90),
    -width / 2 + 18,
    -r,
    0,
  );
  const knob = move(
    turn(
      lathe(
        [
          [r * 0.5, 0],
          [r * 0.5, 4],
          [r, 9],
          [r, 16],
          [r * 0.8, 20],
        ],
        detail,
        { crease: 50 },
      ),
      'y',
      90,
    ),
    width / 2 - 20,
    -r,
    0,
  );
  const bar = merge([rod, bothSides(knob)]);
  const middle = height / 2 - height * 0.02;
  const silk = part(
    'mount',
    board(
      { from: [-width / 2 + 30, -r - 1, r], to: [width / 2 - 30, -r + 1, height - r], radius: 0, grain: 'z' },
      detail,
    ),
  );
  const w = width - 60 - width * 0.12;
  const h = height * 0.72;
  const paper = part(
    'paper',
    board({ from: [-w / 2, -r - 2, middle - h / 2], to: [w / 2, -r, middle + h / 2], radius: 0, grain: 'z' }, detail),
  );
  const tie = board({ from: [-2, -r - 2, height - r * 1.4], to: [2, 0, height - r * 0.9], radius: 0 }, detail);
  const wall = board({ from: [-8, -2, height * 0.5], to: [8, 0, height * 0.5 + 16], radius: 0 }, detail);
  return [
    part('frame', [move(bar, 0, 0, r), move(bar, 0, 0, height - r), tie, wall]),
    silk,
    paper,
    ...drawn(panel, w - 8, h - 8, r + 2, { middle }),
  ];
}
