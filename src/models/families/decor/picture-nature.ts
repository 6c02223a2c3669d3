import { disc, leafCut, seal } from '#models/families/decor/picture-cuts.ts';
import { stroke } from '#models/families/decor/flat.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { fractal } from '#lib/noise.ts';
import type { Cut, Sheet, Tint } from '#models/families/decor/picture-cuts.ts';
import type { Outline } from '#models/geometry/outline.ts';
import type { Vec2 } from '#lib/vec.ts';

export const natureArt = { mountains, botanical, moon, bamboo, waves };

const tints: readonly Tint[] = ['pale', 'mid', 'tone', 'dark'];

/** Ridges behind ridges; a set runs on from frame to frame. */
function mountains({ w, h, detail, rng, series, panel, seed }: Sheet): Cut[] {
  const steps = byDetail(detail, 60, 36, 10);
  const layers = tints.map((tint, j): Cut => {
    const crest = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const x = i / steps;
      const rise = fractal((x + panel) * (1.2 + j * 0.5) + series * 31 + j * 7, j, seed % 97, 3 - (j > 2 ? 1 : 0));
      return [(x - 0.5) * w, Math.max(-h * 0.46, h * (0.14 - 0.17 * j + (rise - 0.5) * (0.62 - 0.09 * j)))];
    });
    return { tint, level: j + 2, outline: [[-w / 2, -h / 2], [w / 2, -h / 2], ...crest.toReversed()] };
  });
  const r = Math.min(w, h) * rng.between(0.09, 0.15);
  return [
    { tint: 'accent', level: 1, outline: disc(w * rng.between(-0.24, 0.26), h * rng.between(0.2, 0.3), r, detail) },
    ...layers,
  ];
}

/** Sprigs: fern, eucalyptus or willow by the number in the series; a broad sheet has several. */
function botanical(sheet: Sheet): Cut[] {
  const count = Math.max(1, Math.round(sheet.w / sheet.h / 0.75));
  return Array.from({ length: count }, (_, i) =>
    sprig({ ...sheet, w: sheet.w / count }, (sheet.w / count) * (i - (count - 1) / 2)),
  ).flat();
}

function sprig({ w, h, detail, rng, series }: Sheet, x: number): Cut[] {
  const size = Math.min(w, h * 0.75);
  const bow = rng.between(-0.12, 0.12) * size;
  const stemAt = (t: number): Vec2 => [x + bow * Math.sin(t * 2.4) - bow * 0.4, h * (-0.4 + 0.72 * t)];
  const pairs = [11, 8, 7][series - 1]!;
  const cuts: Cut[] = [
    {
      tint: 'dark',
      level: 1,
      outline: stroke(
        Array.from({ length: 13 }, (_, i) => stemAt(i / 12)),
        size * 0.008,
      ),
    },
  ];
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1]) {
      const t = 0.16 + (0.84 * (i + (side > 0 ? 0 : 0.35))) / pairs;
      const [long, ratio] = [
        [0.3, 0.16],
        [0.17, 0.72],
        [0.4, 0.2],
      ][series - 1]! as [number, number];
      const length = size * long * (1.05 - 0.6 * t) * (series === 2 ? 1.1 : Math.min(1, 0.5 + t * 2));
      cuts.push({
        tint: i % 3 === 1 ? 'mid' : 'tone',
        level: 2,
        outline: leafCut(stemAt(t), Math.PI / 2 - side * (1.05 - 0.5 * t), length, length * ratio, detail),
      });
    }
  return cuts;
}

/** A low moon and its road on the water. */
function moon({ w, h, detail, rng, series }: Sheet): Cut[] {
  const r = Math.min(w, h) * (0.17 + 0.03 * series);
  const x = w * (series - 2) * 0.13;
  const sea = -h * 0.08;
  const cuts: Cut[] = [
    { tint: 'accent', level: 1, outline: disc(x, Math.min(h * 0.46 - r, sea + r * (0.55 + 0.35 * series)), r, detail) },
    {
      tint: 'tone',
      level: 2,
      outline: [
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
        [w / 2, sea],
        [-w / 2, sea],
      ],
    },
  ];
  for (let i = 0; i < 9; i++) {
    const half = r * rng.between(0.25, 1) * (0.5 + i * 0.08);
    const z = sea - h * (0.03 + 0.036 * i);
    cuts.push({
      tint: i % 3 === 2 ? 'pale' : 'accent',
      level: 3,
      outline: stroke(
        [
          [x - half + rng.between(-1, 1) * r * 0.2, z],
          [x, z],
          [x + half, z],
        ],
        [h * 0.002, h * 0.008, h * 0.002],
      ),
    });
  }
  return cuts;
}

/** Canes and leaves in three or four strokes each. */
function bamboo({ w, h, detail, rng, series }: Sheet): Cut[] {
  const canes = Math.round((1 + series) * Math.max(1, (w / h) * 0.8));
  const cuts: Cut[] = [];
  for (let c = 0; c < canes; c++) {
    const x = w * (-0.36 + (0.72 * (c + 0.5)) / canes) + rng.between(-0.03, 0.03) * w;
    const lean = rng.between(-0.06, 0.06) * h;
    const thick = Math.min(w, h) * rng.between(0.016, 0.03);
    const at = (t: number): Vec2 => [x + lean * t, h * (-0.42 + 0.82 * t)];
    for (let j = 0; j < 5; j++) {
      cuts.push({
        tint: c % 2 ? 'mid' : 'tone',
        level: 1,
        outline: stroke(
          [at(j / 5 + 0.006), at(j / 5 + 0.1), at(j / 5 + 0.194)],
          [thick * 1.1, thick * 0.9, thick * 1.1],
        ),
      });
      for (let k = j > 0 ? 0 : 4; k < (detail === 'far' ? 2 : 4); k++)
        cuts.push({
          tint: 'dark',
          level: 2 + (k % 2),
          outline: leafCut(
            at(j / 5),
            (k % 2 ? Math.PI + 0.5 : -0.75) + rng.between(-0.5, 0.5),
            Math.min(w * 0.16, h * 0.24) * rng.between(0.6, 1),
            Math.min(w, h) * 0.034,
            detail,
          ),
        });
    }
  }
  return [...cuts, seal(w, h)];
}

/** Blue-sea waves: rows of fans. */
function waves({ w, h, detail, series }: Sheet): Cut[] {
  const limit = byDetail(detail, 15, 13, 4);
  const least = (h * 0.86) / (limit * 0.62 + 1);
  const across = Math.max(2, Math.floor((w * 0.86) / (2 * Math.max(least, (w * 0.43) / (4 + series)))));
  const r = (w * 0.86) / across / 2;
  const rows = Math.max(2, Math.floor((h * 0.86 - r) / (r * 0.62)));
  const steps = byDetail(detail, 14, 10, 5);
  const fan = (x: number, y: number, size: number): Outline =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => [
      x + size * Math.cos((Math.PI * i) / steps),
      y + size * Math.sin((Math.PI * i) / steps),
    ]);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across - (row % 2) }, (_, c) => {
      const x = (c + 0.5 + (row % 2) / 2) * 2 * r - across * r;
      const y = (rows / 2 - row) * r * 0.62 - r / 2;
      const colours: Tint[] =
        (c * 7 + row * 3 + series) % (11 - series) === 0 ? ['accent', 'pale', 'accent'] : ['tone', 'pale', 'mid'];
      return colours.map((tint, k): Cut => ({
        tint,
        level: row * 3 + k + 1,
        outline: fan(x, y, r * (0.99 - 0.03 * series - 0.3 * k)),
      }));
    }),
  ).flat(2);
}
