import { blob, seal } from '#models/families/decor/picture-cuts.ts';
import { stroke } from '#models/families/decor/flat.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { noise } from '#lib/noise.ts';
import type { Cut, Sheet, Tint } from '#models/families/decor/picture-cuts.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Vec2 } from '#lib/vec.ts';

export const formArt = { enso, fields, arches, stones, contours, tiles };

/** One turn of a loaded brush, and a seal. */
function enso({ w, h, detail, rng, series }: Sheet): Cut[] {
  const r = Math.min(w, h) * 0.33;
  const steps = byDetail(detail, 72, 44, 16);
  const from = rng.between(0, 6.28);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const a = from + (i / steps) * (5.6 + 0.15 * series);
    const wobble = r * (1 + 0.05 * Math.sin(a * 2 + series) + 0.02 * noise(a * 3, series, 5));
    return [wobble * Math.cos(a), wobble * Math.sin(a) + h * 0.03];
  });
  const thick = path.map(
    (_, i) =>
      r *
      (0.3 - 0.05 * series) *
      (0.35 + Math.sin(Math.PI * Math.min(1, i / steps + 0.12)) ** 0.7 * (0.75 + 0.3 * noise(i * 0.35, series, 9))) *
      (i > steps * 0.82 ? 1 - ((i / steps - 0.82) / 0.18) * 0.85 : 1),
  );
  return [{ tint: 'dark', level: 1, outline: stroke(path, thick) }, seal(w, h)];
}

/** Two or three soft fields, one over the other. */
function fields({ w, h, detail, rng, series, seed }: Sheet): Cut[] {
  const counts = [
    [0.56, 0.36],
    [0.34, 0.6],
    [0.28, 0.3, 0.34],
  ][series - 1]!;
  const colours: Tint[][] = [
    ['accent', 'tone'],
    ['dark', 'accent'],
    ['mid', 'accent', 'dark'],
  ];
  const free = h * 0.84;
  let top = free / 2;
  return counts.map((part, i) => {
    const tall = free * part;
    const cut: Cut = {
      tint: colours[series - 1]![i]!,
      level: 1,
      outline: blob(
        0,
        top - tall / 2,
        w * rng.between(0.78, 0.83),
        tall * 0.96,
        14,
        seed + i,
        detail === 'far' ? 'far' : 'near',
      ),
    };
    top -= tall + free * 0.02;
    return cut;
  });
}

/** Doors within doors. */
function arches({ w, h, detail, series }: Sheet): Cut[] {
  const order: Tint[][] = [
    ['accent', 'pale', 'tone', 'mid'],
    ['dark', 'mid', 'accent', 'pale'],
    ['tone', 'accent', 'pale', 'dark'],
  ];
  const half = Math.min(w, h * 0.8) * 0.38;
  return order[series - 1]!.map((tint, j) => {
    const r = half * (1 - j * 0.23);
    const foot = -h * 0.36;
    const spring = Math.max(foot + half * 0.2, h * 0.36 - half - half * 0.24 * series + half * 0.2);
    const steps = byDetail(detail, 32, 20, 8);
    const arc = Array.from({ length: steps + 1 }, (_, i): Vec2 => [
      r * Math.cos((Math.PI * i) / steps),
      spring + r * Math.sin((Math.PI * i) / steps),
    ]);
    return { tint, level: j + 1, outline: [[-r, foot], [r, foot], ...arc] };
  });
}

/** Pebbles in balance. */
function stones({ w, h, detail, rng, series, seed }: Sheet): Cut[] {
  const count = 3 + series;
  const unit = Math.min(w, h) * 0.8;
  const talls = Array.from({ length: count }, (_, i) => (h * 0.74 * (1.25 - (0.5 * i) / (count - 1))) / count);
  let z = -h * 0.37;
  return talls.map((tall, i) => {
    const wide = Math.min(w * 0.7, Math.max(tall * 1.15, unit * rng.between(0.34, 0.62) * (1 - 0.4 * (i / count))));
    const cut: Cut = {
      tint: (['dark', 'mid', 'accent', 'tone', 'pale', 'mid'] as const)[(i + series) % 6]!,
      level: 1 + (i % 2),
      outline: blob(rng.between(-0.05, 0.05) * unit, z + tall / 2, wide, tall * 1.01, 2.5, seed + i, detail),
    };
    z += tall * 0.985;
    return cut;
  });
}

/** The lines of a map, or of raked sand. */
function contours({ w, h, detail, series, panel }: Sheet): Cut[] {
  const lines = byDetail(detail, 15, 15, 7);
  const steps = byDetail(detail, 40, 26, 8);
  return Array.from({ length: lines }, (_, j): Cut => {
    const path = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const x = i / steps;
      const swell =
        Math.exp(-(((x - 0.3 - 0.2 * series) * 3.2) ** 2)) * 0.16 * Math.sin((Math.PI * (j + 1)) / (lines + 1));
      return [
        (x - 0.5) * w * 0.84,
        h * (-0.36 + (0.64 * j) / (lines - 1) + swell + 0.025 * Math.sin((x + panel) * 6 + j * 0.32 * series)),
      ];
    });
    return {
      tint: j % 5 === series ? 'accent' : 'dark',
      level: 1,
      outline: stroke(path, Math.max(1.6, Math.min(w, h) * (0.006 + 0.002 * series))),
    };
  });
}

/** Quarter circles, half circles and squares in a grid. */
function tiles({ w, h, detail, rng, series }: Sheet): Cut[] {
  const across = w > h * 1.2 ? 3 + series : 2 + series;
  const cell = (w * 0.84) / across;
  const down = Math.max(2, Math.floor((h * 0.86) / cell));
  const steps = byDetail(detail, 14, 9, 4);
  return Array.from({ length: across * down }, (_, n): Cut[] => {
    const x = (n % across) * cell - (across * cell) / 2;
    const y = Math.floor(n / across) * cell - (down * cell) / 2;
    const turnBy = Math.floor(rng.next() * 4);
    const quarter = Array.from({ length: steps + 1 }, (_, i): Vec2 => [
      cell * Math.cos((Math.PI * i) / 2 / steps),
      cell * Math.sin((Math.PI * i) / 2 / steps),
    ]);
    const shape: Outline =
      rng.next() < 0.72
        ? [[0, 0], ...quarter]
        : [
            [0, 0],
            [cell, 0],
            [0, cell],
          ];
    const placed = shape
      .map(([px, py]) => turned(px - cell / 2, py - cell / 2, turnBy))
      .map(([px, py]): Vec2 => [px + x + cell / 2, py + y + cell / 2]);
    const ground: Cut = {
      tint: rng.pick(['pale', 'pale', 'mid'] as const),
      level: 1,
      outline: [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ],
    };
    return [ground, { tint: rng.pick(['tone', 'dark', 'accent', 'tone'] as const), level: 2, outline: placed }];
  }).flat();
}

function turned(x: number, y: number, quarters: number): Vec2 {
  return (
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ] as const
  )[quarters]!;
}
