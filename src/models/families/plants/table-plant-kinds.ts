import { onArc } from '#models/families/plants/blade.ts';
import { addLeaf, addSolid, addStem, many } from '#models/families/plants/crown.ts';
import { golden } from '#models/families/plants/plant-trees.ts';
import { loft } from '#models/geometry/loft.ts';
import { circlePoint } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move } from '#models/geometry/transform.ts';
import type { Arc } from '#models/families/plants/blade.ts';
import type { Crown } from '#models/families/plants/crown.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

/** Small plants for tables, shelves and sills. */
export const smallKinds = {
  echeveria: (crown: Crown) =>
    rosette(crown, {
      count: many(crown, 32, 48, 0.6),
      length: crown.reach * 1.05,
      ratio: 0.44,
      rise: [16, 84],
      droop: -26,
      slot: 'pale',
    }),
  aloe: (crown: Crown) =>
    rosette(crown, {
      count: many(crown, 15, 24, 0.8),
      length: Math.max(crown.reach, crown.tall) * 1.02,
      ratio: 0.15,
      rise: [32, 84],
      droop: -14,
      slot: 'pale',
    }),
  cactus,
  pothos: (crown: Crown) => {
    const vines = many(crown, 9, 14);
    for (let i = 0; i < vines; i++) vine(crown, i, vines);
  },
  pilea: (crown: Crown) =>
    stalked(crown, many(crown, 16, 27), { length: crown.reach * 0.5, ratio: 0.95, outline: 'round' }),
  lily: (crown: Crown) => {
    stalked(crown, many(crown, 15, 23), { length: crown.reach * 0.86, ratio: 0.4, outline: 'oval' });
    for (let i = 0; i < many(crown, 3, 5); i++) spathe(crown, i);
  },
  fern: (crown: Crown) => {
    const fronds = many(crown, 13, 20, 0.8);
    for (let i = 0; i < fronds; i++) fernFrond(crown, i / fronds, i * golden);
  },
  orchid: (crown: Crown) => {
    rosette(crown, { count: 6, length: crown.reach * 0.98, ratio: 0.3, rise: [24, 48], droop: 52, slot: 'leaf' });
    for (let i = 0; i < (crown.full ? 2 : 1); i++) orchidStem(crown, i);
  },
  bonsai,
};

interface Rosette {
  count: number;
  length: number;
  ratio: number;
  /** Outermost and innermost. */
  rise: readonly [number, number];
  droop: number;
  slot: 'leaf' | 'pale';
}

function rosette(crown: Crown, { count, length, ratio, rise, droop, slot }: Rosette): void {
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const long = length * (1 - 0.62 * t) * crown.rng.between(0.93, 1.05);
    let outline: 'lance' | 'spoon' | 'sword' = 'lance';
    if (ratio > 0.4) outline = 'spoon';
    else if (ratio > 0.2) outline = 'sword';
    addLeaf(
      crown,
      slot,
      {
        at: [0, 0, crown.soil + crown.reach * (ratio > 0.4 ? 0.16 : 0.06) * (0.5 + t)],
        heading: i * golden,
        rise: rise[0] + (rise[1] - rise[0]) * t ** 1.3,
        droop,
        length: long,
        width: Math.max(long * ratio, length * ratio * 0.5),
        outline,
        fold: ratio < 0.2 ? 38 : 20,
      },
      8,
    );
  }
}

/** One ribbed column and its children. */
function cactus(crown: Crown): void {
  const { reach, tall, soil } = crown;
  const heads: [x: number, y: number, r: number, h: number][] = [
    [0, reach * 0.1, reach * 0.62, tall],
    [reach * 0.58, -reach * 0.1, reach * 0.42, tall * 0.62],
    [-reach * 0.6, -reach * 0.2, reach * 0.4, tall * 0.46],
  ];
  if (crown.full)
    heads.push(
      [reach * 0.06, -reach * 0.62, reach * 0.38, tall * 0.36],
      [-reach * 0.1, reach * 0.66, reach * 0.34, tall * 0.52],
    );
  for (const [x, y, r, h] of heads) addSolid(crown, 'pale', move(ribbedHead(crown, r, h), x, y, soil - 4));
}

function ribbedHead({ detail }: Crown, r: number, h: number): Mesh {
  const ribs = byDetail(detail, 13, 11, 6);
  const count = ribs * byDetail(detail, 4, 4, 2);
  const rows = byDetail(detail, 12, 8, 4);
  const rings = Array.from({ length: rows + 1 }, (_, j) => {
    const t = j / rows;
    const wide =
      r * (j === rows ? 0 : Math.min(1, 0.72 + t * 1.4) * Math.sqrt(1 - Math.max(0, (t - 0.45) / 0.55) ** 2.2));
    return Array.from({ length: count }, (_, i): Vec3 => {
      const [x, y] = circlePoint(i, count);
      const by = wide * (0.91 + 0.09 * Math.cos((2 * Math.PI * i * ribs) / count));
      return [x * by, y * by, h * Math.sin((t * Math.PI) / 2)];
    });
  });
  return loft(rings, { crease: 60 });
}

/** Falls over the rim, hearts to both sides. */
function vine(crown: Crown, number: number, vines: number): void {
  const { rng, reach, tall, soil, mouth } = crown;
  const t = number / vines;
  const heading = number * golden + rng.between(-10, 10);
  const a = (heading * Math.PI) / 180;
  const inner = t > 0.55;
  const stem: Arc = {
    at: [mouth * 0.5 * Math.cos(a), mouth * 0.5 * Math.sin(a), soil - 2],
    heading,
    rise: inner ? 78 : 58,
    droop: inner ? 60 : 168 - 60 * t,
    length: inner ? tall * 1.0 : reach * rng.between(1, 1.35),
  };
  addStem(crown, 'cane', stem, 1.6, 0.9, 7);
  const leaves = inner ? 4 : 7;
  for (let i = 0; i < leaves; i++) {
    const at = onArc(stem, 0.25 + (0.75 * i) / (leaves - 1));
    const length = reach * 0.41 * (1 - 0.3 * (i / leaves)) * rng.between(0.88, 1.1);
    let aside = -52;
    if (i === leaves - 1) aside = 0;
    else if (i % 2) aside = 52;
    addLeaf(
      crown,
      'leaf',
      {
        at: at.at,
        heading: heading + aside + rng.between(-14, 14),
        rise: rng.between(8, 30) + Math.max(-40, at.rise) * 0.35,
        droop: 54,
        length,
        width: length * 0.76,
        outline: 'heart',
        fold: 12,
      },
      7,
    );
  }
}

function stalked(
  crown: Crown,
  count: number,
  { length, ratio, outline }: { length: number; ratio: number; outline: 'round' | 'oval' },
): void {
  const { rng, tall, soil } = crown;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const heading = i * golden + rng.between(-12, 12);
    const stalk: Arc = {
      at: [0, 0, soil + tall * 0.12 * t],
      heading,
      rise: 42 + 42 * t,
      droop: 10,
      length: Math.max(crown.reach * 0.62, tall * (0.34 + 0.44 * t)),
    };
    addStem(crown, 'cane', stalk, 1.8, 1.1, 3);
    const end = onArc(stalk, 1);
    const long = length * rng.between(0.8, 1.08);
    addLeaf(
      crown,
      'leaf',
      {
        at: end.at,
        heading,
        rise: end.rise - (outline === 'round' ? 74 : 6),
        droop: outline === 'round' ? 26 : 58,
        length: long,
        width: long * ratio,
        outline,
        fold: outline === 'round' ? -7 : 14,
      },
      8,
    );
  }
}

/** A white hood on its own stalk. */
function spathe(crown: Crown, number: number): void {
  const heading = number * golden + 40;
  const stalk: Arc = {
    at: [0, 0, crown.soil],
    heading,
    rise: 84 - 3 * number,
    droop: 6,
    length: crown.tall * (0.86 - 0.06 * number),
  };
  addStem(crown, 'cane', stalk, 1.8, 1.2, 3);
  const { at, rise } = onArc(stalk, 1);
  addStem(crown, 'flower', { at, heading, rise: rise - 10, droop: 0, length: crown.reach * 0.2 }, 3, 2, 1);
  addLeaf(
    crown,
    'flower',
    {
      at,
      heading,
      rise: 78,
      droop: -8,
      length: crown.reach * 0.42,
      width: crown.reach * 0.27,
      outline: 'oval',
      fold: 24,
      roll: 180,
    },
    8,
  );
}

function fernFrond(crown: Crown, t: number, heading: number): void {
  const { rng, reach, tall, soil, detail } = crown;
  const rib: Arc = {
    at: [0, 0, soil],
    heading: heading + rng.between(-9, 9),
    rise: 58 + 28 * t,
    droop: 104 - 34 * t,
    length: Math.max(reach * 1.3, tall * 1.12) * (0.9 + 0.1 * t),
  };
  addStem(crown, 'cane', rib, 1.5, 0.6, 6);
  const pairs = { near: 24, middle: 19, far: 5 }[detail];
  for (let i = 0; i < pairs * 2; i++) {
    const u = (Math.floor(i / 2) + 0.5) / pairs;
    const { at, rise } = onArc(rib, 0.12 + 0.86 * u);
    const length = rib.length * 0.2 * Math.sin(Math.PI * (0.2 + 0.72 * u));
    addLeaf(
      crown,
      'leaf',
      {
        at,
        heading: rib.heading + (i % 2 ? 76 : -76),
        rise: rise * 0.25,
        droop: 24,
        length,
        width: Math.max(length * 0.24, (rib.length / pairs) * 0.95),
        outline: 'lance',
        fold: 6,
      },
      4,
    );
  }
}

/** An arching spray of moth orchids, buds at its end. */
function orchidStem(crown: Crown, number: number): void {
  const { reach, tall, soil, rng } = crown;
  const heading = number * 150 - 100;
  const stem: Arc = {
    at: [0, 0, soil],
    heading,
    rise: 92 - number * 3,
    droop: 108,
    length: tall * (1.12 - 0.12 * number),
  };
  addStem(crown, 'cane', stem, 2.4, 1.2, 10);
  const flowers = crown.full ? 7 : 6;
  for (let i = 0; i < flowers; i++) {
    const { at } = onArc(stem, 0.5 + (0.44 * i) / flowers);
    blossom(
      crown,
      [at[0], at[1], at[2] - 2],
      heading + (i % 2 ? 48 : -48),
      reach * 0.3 * (1 - 0.06 * i) * rng.between(0.92, 1.06),
    );
  }
  for (let i = 0; i < 2; i++)
    addStem(
      crown,
      'cane',
      { at: onArc(stem, 0.955 + 0.04 * i).at, heading, rise: -30, droop: 20, length: 9 },
      4.4 - i,
      3 - i,
      1,
    );
}

/** Five petals in the plane that faces `heading`, and a lip. */
function blossom(crown: Crown, at: Vec3, heading: number, size: number): void {
  for (let k = 0; k < 5; k++)
    addLeaf(
      crown,
      'flower',
      {
        at,
        heading: heading + 90,
        rise: 90 + 72 * k,
        droop: 0,
        roll: 90,
        length: size,
        width: size * (k === 1 || k === 4 ? 0.95 : 0.58),
        outline: k === 1 || k === 4 ? 'round' : 'oval',
        fold: 10,
      },
      6,
    );
  addLeaf(
    crown,
    'lip',
    { at, heading, rise: -8, droop: -50, length: size * 0.42, width: size * 0.26, outline: 'spoon', fold: 34 },
    5,
  );
}

/** A bowed trunk and clouds of needles. */
function bonsai(crown: Crown): void {
  const { reach, tall, soil } = crown;
  const foot: Arc = { at: [-reach * 0.18, 0, soil - 4], heading: 0, rise: 42, droop: -62, length: tall * 0.5 };
  const head: Arc = { ...onArc(foot, 1), heading: 0, droop: -52, length: tall * 0.42 };
  const thick = Math.max(5, tall * 0.05);
  addStem(crown, 'bark', foot, thick * 1.25, thick * 0.8, 7);
  addStem(crown, 'bark', head, thick * 0.8, thick * 0.36, 6);
  const pads = crown.full ? 6 : 4;
  cloud(crown, onArc(head, 1).at, reach * 0.5);
  for (let i = 1; i < pads; i++) {
    const from = i % 2 ? onArc(foot, 0.95 - i * 0.08) : onArc(head, 0.3 + i * 0.06);
    const bough: Arc = {
      at: from.at,
      heading: [0, 186, -8, 96, 268, 30][i]!,
      rise: 24,
      droop: 36,
      length: reach * [0, 0.62, 0.5, 0.46, 0.5, 0.6][i]!,
    };
    addStem(crown, 'bark', bough, thick * 0.5, thick * 0.24, 4);
    cloud(crown, onArc(bough, 1).at, reach * 0.44);
  }
}

function cloud(crown: Crown, at: Vec3, size: number): void {
  const count = { near: 190, middle: 150, far: 22 }[crown.detail];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const a = (i * golden * Math.PI) / 180;
    const away = size * Math.sqrt(t) * 0.82;
    const length = size * (crown.detail === 'far' ? 0.6 : 0.36);
    addLeaf(
      crown,
      'leaf',
      {
        at: [at[0] + away * Math.cos(a), at[1] + away * Math.sin(a), at[2] + size * 0.26 * (1 - t)],
        heading: i * golden + crown.rng.between(-30, 30),
        rise: 86 - 70 * t,
        droop: 10,
        length,
        width: length * (crown.detail === 'far' ? 0.5 : 0.26),
        outline: 'lance',
      },
      3,
    );
  }
}
