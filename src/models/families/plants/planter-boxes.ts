import { ellipsoid } from '#models/geometry/lathe.ts';
import { loft } from '#models/geometry/loft.ts';
import { inset, roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export type Box = 'trough' | 'round' | 'boards' | 'upright' | 'legs' | 'panelled' | 'cradle';

/** A box for plants by slot, standing on the origin; soil lies a hand below its rim. */
export function planterBox(
  kind: Box,
  width: number,
  depth: number,
  height: number,
  detail: Detail,
): Record<string, Mesh[]> {
  const soil = (w: number, d: number): Mesh =>
    board({ from: [-w / 2, -d / 2, height - 44], to: [w / 2, d / 2, height - 28], radius: 3 }, detail);
  switch (kind) {
    case 'trough':
      return { body: [shell(width, depth, 0, height, 8, 0.94, detail)], soil: [soil(width - 40, depth - 40)] };
    case 'round':
      return {
        body: [shell(width, depth, 0, height, depth * 0.46, 0.86, detail)],
        soil: [soil(width - depth * 0.5, depth * 0.62)],
      };
    case 'legs':
      return {
        body: [shell(width, depth, height * 0.45, height, 4, 1, detail)],
        metal: frame(width, depth, height * 0.5, 22, detail),
        soil: [soil(width - 34, depth - 34)],
      };
    case 'cradle':
      return {
        body: [shell(width - 60, depth - 40, height * 0.34, height, 30, 0.94, detail)],
        wood: frame(width, depth - 10, height * 0.72, 32, detail),
        soil: [soil(width - 110, depth - 90)],
      };
    case 'boards':
      return { wood: clad(width, depth, height, false, detail), soil: [soil(width - 60, depth - 60)] };
    case 'upright':
      return { wood: clad(width, depth, height, true, detail), soil: [soil(width - 60, depth - 60)] };
    case 'panelled':
      return { wood: panelled(width, depth, height, detail), soil: [soil(width - 60, depth - 60)] };
  }
}

function shell(
  width: number,
  depth: number,
  from: number,
  to: number,
  corner: number,
  foot: number,
  detail: Detail,
): Mesh {
  const line = roundedRectangle(width, depth, corner, detail);
  const ring = (by: number, z: number, scale = 1): Vec3[] =>
    (by > 0 ? inset(line, by) : line).map(([x, y]): Vec3 => [x * scale, y * scale, z]);
  return loft(
    [
      ring(3, from, foot),
      ring(0, from + 4, foot),
      ring(0, to - 3),
      ring(2, to),
      ring(12, to),
      ring(14, to - 3),
      ring(16, to - 60),
    ],
    { crease: 40 },
  );
}

/** Four posts and two rings of rails. */
function frame(width: number, depth: number, height: number, bar: number, detail: Detail): Mesh[] {
  const x = width / 2;
  const y = depth / 2;
  const post = board({ from: [x - bar, y - bar, 0], to: [x, y, height], radius: 3, grain: 'z' }, detail);
  const long = (z: number): Mesh =>
    bothSides(board({ from: [-x + bar, y - bar, z], to: [x - bar, y, z + bar], radius: 2, grain: 'x' }, detail), 'y');
  const short = (z: number): Mesh =>
    bothSides(board({ from: [x - bar, -y + bar, z], to: [x, y - bar, z + bar], radius: 2, grain: 'y' }, detail));
  return [
    bothSides(bothSides(post), 'y'),
    long(height - bar * 1.6),
    short(height - bar * 1.6),
    long(bar * 2),
    short(bar * 2),
  ];
}

/** Boards round a frame, gaps of four millimetres. */
function clad(width: number, depth: number, height: number, upright: boolean, detail: Detail): Mesh[] {
  const x = width / 2;
  const y = depth / 2;
  const t = 18;
  const low = 26;
  const cap = [
    bothSides(board({ from: [-x, y - 34, height - 16], to: [x, y, height], radius: 3 }, detail), 'y'),
    bothSides(board({ from: [x - 34, -y + 34, height - 16], to: [x, y - 34, height], radius: 3 }, detail)),
  ];
  const feet = bothSides(
    bothSides(board({ from: [x - 62, y - 62, 0], to: [x - 12, y - 12, low + 20], radius: 2, grain: 'z' }, detail)),
    'y',
  );
  const inner = height - 16 - low;
  const count = Math.max(2, Math.round((upright ? width : inner) / byDetail(detail, 72, 76, 160)));
  const step = (upright ? width - 12 : inner) / count;
  const face = Array.from({ length: count }, (_, i) =>
    upright
      ? board(
          {
            from: [-x + 6 + step * i + 2, y - 6 - t, low],
            to: [-x + 6 + step * (i + 1) - 2, y - 6, height - 16],
            radius: 2,
            grain: 'z',
          },
          detail,
        )
      : board(
          {
            from: [-x + 6, y - 6 - t, low + step * i + 2],
            to: [x - 6, y - 6, low + step * (i + 1) - 2],
            radius: 2,
            grain: 'x',
          },
          detail,
        ),
  );
  const side = Array.from({ length: upright ? 4 : count }, (_, i) => {
    const part = (depth - 12 - 2 * t) / 4;
    return upright
      ? board(
          {
            from: [x - 6 - t, -y + 6 + t + part * i + 2, low],
            to: [x - 6, -y + 6 + t + part * (i + 1) - 2, height - 16],
            radius: 2,
            grain: 'z',
          },
          detail,
        )
      : board(
          {
            from: [x - 6 - t, -y + 6 + t, low + step * i + 2],
            to: [x - 6, y - 6 - t, low + step * (i + 1) - 2],
            radius: 2,
            grain: 'y',
          },
          detail,
        );
  });
  const lining = board(
    { from: [-x + 6 + t - 2, -y + 6 + t - 2, low + 6], to: [x - 6 - t + 2, y - 6 - t + 2, height - 60], radius: 0 },
    detail,
  );
  return [...cap, feet, bothSides(merge(face), 'y'), bothSides(merge(side)), lining];
}

/** The orangery's box: corner posts with balls, framed panels between. */
function panelled(width: number, depth: number, height: number, detail: Detail): Mesh[] {
  const x = width / 2;
  const y = depth / 2;
  const bar = 46;
  const ball = move(
    ellipsoid({ width: bar * 0.9, depth: bar * 0.9, height: 42 }, detail),
    x - bar / 2,
    y - bar / 2,
    height - 21,
  );
  const post = board({ from: [x - bar, y - bar, 0], to: [x, y, height - 34], radius: 3, grain: 'z' }, detail);
  const rail = (z: number, tall: number): Mesh[] => [
    bothSides(board({ from: [-x + bar, y - 34, z], to: [x - bar, y - 8, z + tall], radius: 2 }, detail), 'y'),
    bothSides(board({ from: [x - 34, -y + bar, z], to: [x - 8, y - bar, z + tall], radius: 2, grain: 'y' }, detail)),
  ];
  const panels = [
    bothSides(board({ from: [-x + bar, y - 26, 50], to: [x - bar, y - 16, height - 50], radius: 0 }, detail), 'y'),
    bothSides(
      board({ from: [x - 26, -y + bar, 50], to: [x - 16, y - bar, height - 50], radius: 0, grain: 'y' }, detail),
    ),
  ];
  const floor = board({ from: [-x + 30, -y + 30, 48], to: [x - 30, y - 30, height - 60], radius: 0 }, detail);
  return [bothSides(bothSides(merge([post, ball])), 'y'), ...rail(46, 44), ...rail(height - 74, 40), ...panels, floor];
}
