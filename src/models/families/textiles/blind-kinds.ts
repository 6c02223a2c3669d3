import { sheet } from '#models/geometry/cloth.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

export interface BlindPlace {
  w: number;
  d: number;
  h: number;
  /** A style's measure of slats, folds and bars; 1 is plain. */
  hand: number;
  drawn: 'full' | 'part' | 'open' | 'shut';
  detailed: string;
}

/** `sheets` are open cloth, all else is solid. */
type Blind = SlotMeshes & { sheets?: readonly Mesh[] };

function along(radius: number, w: number, y: number, z: number, detail: Detail): Mesh {
  return move(turn(cylinder({ radius, height: w, edge: 1 }, detail), 'y', 90), -w / 2, y, z);
}

/** Evenly over the width, `edge` from its ends; two at least. */
function places(w: number, edge: number, wanted: number): number[] {
  const gaps = Math.max(1, wanted - 1);
  return Array.from({ length: gaps + 1 }, (_, i) => -w / 2 + edge + ((w - edge * 2) * i) / gaps);
}

/** A loop of cord at the right. */
function pull(w: number, y: number, from: number, to: number, detail: Detail): Mesh {
  return tube(
    {
      path: [
        [w / 2 - 8, y - 6, from],
        [w / 2 - 8, y - 6, to],
        [w / 2 - 8, y + 6, to],
        [w / 2 - 8, y + 6, from],
      ],
      radius: 1.6,
      bend: 6,
    },
    detail,
  );
}

export function rollerBlind({ w, d, h, hand, detailed }: BlindPlace, detail: Detail): Blind {
  const r = d * 0.36 * hand;
  const y = -d / 2;
  const z = h - d / 2;
  const ends = bothSides(board({ from: [w / 2 - 5, -d, h - d], to: [w / 2, 0, h], radius: 2 }, detail));
  const bar = along(9 * hand, w - 40, y - r + 3, 10, detail);
  const cloth = board(
    { from: [-w / 2 + 20, y - r, 8], to: [w / 2 - 20, y - r + 1.2, z], radius: 0, grain: 'z' },
    detail,
  );
  const box =
    detailed === 'cassette'
      ? [board({ from: [-w / 2 + 4, -d + 1, h - d + 6], to: [w / 2 - 4, -1, h - 1], radius: 8 * hand }, detail)]
      : [];
  return {
    cloth: [cloth, ...(box.length > 0 ? [] : [along(r, w - 40, y, z, detail)])],
    metal: [ends, bar, ...box],
    tape: [pull(w, y, z, h * 0.4, detail)],
  };
}

/** Cloth that is drawn up in folds; soft ones sag between, flat ones overlap like shingles. */
export function romanBlind({ w, d, h, hand, drawn, detailed }: BlindPlace, detail: Detail): Blind {
  const rail = board({ from: [-w / 2, -34, h - 34], to: [w / 2, 0, h], radius: 2, grain: 'x' }, detail);
  const folds = Math.max(3, Math.round((h / 240) * hand));
  const rows = folds * byDetail(detail, 8, 6, 4);
  const columns = detail === 'far' ? 2 : byDetail(detail, 12, 6, 2);
  const deep = d - 40;
  const soft = detailed === 'soft';
  const gathered = drawn === 'part' ? 0.42 : 1;
  const cloth = sheet(
    columns,
    rows,
    (u, v): Vec3 => {
      const place = (1 - v) * folds;
      const inFold = place - Math.floor(place);
      const low = Math.max(0, Math.min(1, (place / folds - (1 - gathered)) / gathered));
      const bow = soft ? Math.sin(Math.PI * inFold) ** 0.8 : inFold * 0.92;
      const sag = soft ? 0.2 + 0.8 * Math.sin(Math.PI * u) : 1;
      const out = deep * (drawn === 'part' ? 0.3 + 0.7 * low : 0.42) * bow * (0.55 + 0.45 * sag);
      const dip = soft ? 26 * (Math.sin(Math.PI * u) - 1) * inFold * (1 - inFold) * 4 : 0;
      return [(u - 0.5) * (w - 6), -36 - out, v * (h - 6) + dip * v];
    },
    { width: w, height: h * 1.2 },
  );
  const battens = soft
    ? []
    : Array.from({ length: folds - 1 }, (_, i) => along(3.4, w - 12, -34, ((i + 1) / folds) * (h - 6), detail));
  const bar = board({ from: [-w / 2 + 4, -d, 0], to: [w / 2 - 4, -d + 12, 26 * hand], radius: 2, grain: 'x' }, detail);
  return { sheets: [cloth], cloth: [bar], metal: [rail, ...battens], tape: [pull(w, -18, h - 20, h * 0.5, detail)] };
}

/** Wooden leaves on ladders of cord or tape. */
export function slatBlind({ w, d, h, hand, drawn, detailed }: BlindPlace, detail: Detail): Blind {
  const wide = (detailed === 'narrow' ? 34 : 52) * hand;
  const pitch = wide * 0.86;
  const top = h - 56;
  const low = 22;
  const count = Math.min(detail === 'far' ? 36 : 99, Math.floor((top - low) / pitch));
  const leaf = board(
    {
      from: [-w / 2 + 4, -wide / 2, -1.5],
      to: [w / 2 - 4, wide / 2, 1.5],
      radius: detail === 'near' ? 1 : 0,
      grain: 'x',
    },
    detail,
  );
  const turned = turn(leaf, 'x', drawn === 'open' ? 12 : 66);
  const y = -d / 2;
  const leaves = Array.from({ length: count }, (_, i) =>
    move(turned, 0, y, low + 18 + ((top - low - 24) * (i + 0.5)) / count),
  );
  const head = board({ from: [-w / 2, -d, h - 56], to: [w / 2, -d + 12 * hand, h], radius: 3, grain: 'x' }, detail);
  const box = board({ from: [-w / 2 + 2, -d + 12, h - 44], to: [w / 2 - 2, 0, h - 2], radius: 1, grain: 'x' }, detail);
  const foot = board(
    { from: [-w / 2 + 4, y - wide / 2, 0], to: [w / 2 - 4, y + wide / 2, 18], radius: 4, grain: 'x' },
    detail,
  );
  const tape = detailed === 'tapes' ? 19 : 1.2;
  const ladders = places(w, 120, Math.round(w / 560)).flatMap((x) =>
    [-1, 1].map((side) =>
      board(
        {
          from: [x - tape, y + side * (wide / 2 + 1) - 0.6, 10],
          to: [x + tape, y + side * (wide / 2 + 1) + 0.6, h - 50],
          radius: 0,
          grain: 'z',
        },
        detail,
      ),
    ),
  );
  return { wood: [...leaves, head, foot], metal: [box], tape: [...ladders, pull(w, -d + 9, h - 60, h * 0.45, detail)] };
}

/** Canes bound by cords; drawn up, it hangs in a roll. */
export function bambooBlind({ w, d, h, hand, drawn, detailed }: BlindPlace, detail: Detail): Blind {
  const cane = (detailed === 'fine' ? 7 : 13) * hand;
  const roll = d * 0.44;
  const low = drawn === 'part' ? roll : cane;
  const y = -d / 2;
  const count = Math.min(byDetail(detail, 240, 130, 44), Math.floor((h - 30 - low) / (cane * 1.12)));
  const pitch = (h - 30 - low) / count;
  const one = board(
    {
      from: [-w / 2 + 6, -cane * 0.3, -Math.min(cane, pitch * 0.9) / 2],
      to: [w / 2 - 6, cane * 0.3, Math.min(cane, pitch * 0.9) / 2],
      radius: detail === 'near' ? cane * 0.24 : 0,
      grain: 'x',
    },
    detail,
  );
  const canes = Array.from({ length: count }, (_, i) => move(one, 0, y, low + pitch * (i + 0.5)));
  const head = board({ from: [-w / 2, -d, h - 30], to: [w / 2, 0, h], radius: 3, grain: 'x' }, detail);
  const foot = drawn === 'part' ? along(roll, w - 12, y, roll, detail) : along(cane, w - 4, y, cane, detail);
  const cords = places(w, 90, Math.round(w / 420)).flatMap((x) =>
    [-1, 1].map((side) =>
      board(
        {
          from: [x - 2, y + side * (cane * 0.3 + 1) - 1, low * 0.5],
          to: [x + 2, y + side * (cane * 0.3 + 1) + 1, h - 24],
          radius: 0,
          grain: 'z',
        },
        detail,
      ),
    ),
  );
  return { cane: [...canes, head, foot], tape: [...cords, pull(w, -d + 5, h - 40, h * 0.5, detail)] };
}
