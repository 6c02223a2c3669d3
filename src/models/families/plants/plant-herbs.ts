import { onArc, onBlade } from '#models/families/plants/blade.ts';
import { addLeaf, addStem, many, sheetOf } from '#models/families/plants/crown.ts';
import { golden } from '#models/families/plants/plant-trees.ts';
import { corner, quad } from '#models/geometry/draft.ts';
import { byDetail } from '#models/geometry/segments.ts';
import type { Arc, Blade } from '#models/families/plants/blade.ts';
import type { Crown } from '#models/families/plants/crown.ts';

/** Plants that rise from the soil on stalks. */
export const herbs = {
  monstera: (crown: Crown) => {
    stalked(
      crown,
      many(crown, 12, 19),
      { length: crown.reach * 0.7, ratio: 1.12, part: [0.36, 0.9], lean: [44, 12], flop: 150 },
      (blade) => splitLeaf(crown, blade),
    );
  },
  bird: (crown: Crown) => {
    stalked(
      crown,
      many(crown, 8, 12),
      { length: crown.tall * 0.4, ratio: 0.44, part: [0.3, 0.66], lean: [24, 5], flop: 34 },
      (blade) => addLeaf(crown, 'leaf', { ...blade, outline: 'paddle', fold: 24, wave: 5 }, 10),
    );
  },
  banana: (crown: Crown) => {
    addStem(
      crown,
      'cane',
      { at: [0, 0, crown.soil - 12], heading: 0, rise: 89, droop: 2, length: crown.tall * 0.42 },
      crown.tall * 0.034,
      crown.tall * 0.02,
      4,
    );
    stalked(
      crown,
      many(crown, 9, 13),
      { length: crown.tall * 0.56, ratio: 0.4, part: [0.32, 0.5], lean: [26, 3], flop: 78 },
      (blade) => addLeaf(crown, 'leaf', { ...blade, outline: 'paddle', fold: 18, wave: 9 }, 12),
    );
  },
  snake: (crown: Crown) => {
    const { rng, tall, mouth, soil } = crown;
    const count = many(crown, 11, 19, 0.9);
    for (let i = 0; i < count; i++) {
      const t = i / count;
      const a = (i * golden * Math.PI) / 180;
      const away = mouth * 0.66 * Math.sqrt(t);
      addLeaf(
        crown,
        'leaf',
        {
          at: [away * Math.cos(a), away * Math.sin(a), soil - 6],
          heading: i * golden,
          rise: 89 - 17 * t,
          droop: rng.between(-7, 9),
          length: tall * (1 - 0.5 * t) * rng.between(0.86, 1),
          width: Math.min(74, tall * 0.1) * rng.between(0.8, 1.1),
          outline: 'sword',
          fold: 24,
          roll: rng.between(0, 180),
          twist: rng.between(-70, 70),
          wave: 3,
        },
        12,
      );
    }
  },
  areca: (crown: Crown) => {
    const count = many(crown, 9, 14);
    for (let i = 0; i < count; i++) frond(crown, i / count, i * golden);
  },
  zz: (crown: Crown) => {
    const count = many(crown, 9, 15);
    for (let i = 0; i < count; i++) zzStem(crown, i / count, i * golden);
  },
  rhapis: (crown: Crown) => {
    const canes = crown.full ? 6 : 4;
    for (let i = 0; i < canes; i++) fanCane(crown, i, canes);
  },
};

interface Stalked {
  length: number;
  ratio: number;
  /** Height of stalks, outermost and innermost, as parts of the whole. */
  part: readonly [number, number];
  /** Degrees they lean out, outermost and innermost. */
  lean: readonly [number, number];
  flop: number;
}

/** Big leaves on long stalks, the young ones upright in the middle. */
function stalked(crown: Crown, count: number, shape: Stalked, leaf: (blade: Blade) => void): void {
  const { rng, mouth, soil, tall } = crown;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const heading = i * golden + rng.between(-14, 14);
    const lean = shape.lean[0] + (shape.lean[1] - shape.lean[0]) * t;
    const part = shape.part[0] + (shape.part[1] - shape.part[0]) * t;
    const a = (heading * Math.PI) / 180;
    const stalk: Arc = {
      at: [mouth * 0.22 * Math.cos(a), mouth * 0.22 * Math.sin(a), soil - 8],
      heading,
      rise: 90 - lean * 0.45,
      droop: lean * 1.1,
      length: (tall * part) / Math.cos((lean * Math.PI) / 200),
    };
    addStem(crown, 'cane', stalk, Math.max(4, tall * 0.0062), Math.max(2.6, tall * 0.0036), 6);
    const end = onArc(stalk, 1);
    const length = shape.length * rng.between(0.82, 1.06);
    leaf({
      at: end.at,
      heading,
      rise: end.rise - shape.flop * 0.35,
      droop: Math.min(56, shape.flop) * rng.between(0.7, 1.1),
      length,
      width: length * shape.ratio,
      outline: 'heart',
      fold: rng.between(4, 14),
      roll: rng.between(-14, 14),
    });
  }
}

/** Each half is a row of fingers that join near the rib; from afar an uncut heart serves. */
function splitLeaf(crown: Crown, blade: Blade): void {
  if (crown.detail === 'far') return addLeaf(crown, 'leaf', blade, 4);
  const out = sheetOf(crown, 'leaf');
  const fingers = 5;
  const seed = crown.rng.between(0, 400);
  const widths = [0.86, 1, 0.98, 0.82, 0.54];
  const rows = byDetail(crown.detail, [0, 0.28, 0.49, 0.56, 0.74, 0.89, 0.96, 1], [0, 0.49, 0.58, 0.92, 1], [0, 1]);
  for (const side of [-1, 1])
    for (let f = 0; f < fingers; f++) {
      const first = out.positions.length / 3;
      for (const s of rows)
        for (let k = 0; k <= 2; k++) {
          let pinch = 0.36;
          if (s < 0.5) pinch = 1;
          else if (s < 0.8) pinch = 0.9;
          else if (s < 0.93) pinch = 0.82;
          else if (s < 0.98) pinch = 0.66;
          const u = (f + 0.5 + (k / 2 - 0.5) * pinch) / fingers;
          const along = Math.max(-0.22, u * 0.98 + s * (-0.2 + 0.085 * f));
          const half = (blade.width / 2) * widths[f]! * s * (1 - 0.1 * Math.abs(k - 1));
          corner(out, onBlade(blade, Math.min(1.02, along), side * half), seed + along * 200, 100 + side * s * 90);
        }
      for (let j = 0; j + 1 < rows.length; j++)
        for (let k = 0; k < 2; k++) {
          const a = first + j * 3 + k;
          if (side > 0) quad(out, a, a + 1, a + 4, a + 3);
          else quad(out, a, a + 3, a + 4, a + 1);
        }
    }
}

/** An arching rib with two combs of narrow leaves. */
function frond(crown: Crown, t: number, heading: number): void {
  const { rng, tall, reach, mouth, soil, detail } = crown;
  const a = (heading * Math.PI) / 180;
  const rib: Arc = {
    at: [mouth * 0.34 * Math.cos(a), mouth * 0.34 * Math.sin(a), soil - 8],
    heading: heading + rng.between(-10, 10),
    rise: 78 + 11 * t,
    droop: 92 - 46 * t,
    length: tall * (0.82 + 0.24 * t),
  };
  addStem(crown, 'cane', rib, Math.max(5, tall * 0.006), 1.6, 8);
  const pairs = { near: 22, middle: 17, far: 7 }[detail];
  for (let i = 0; i < pairs * 2; i++) {
    const u = (Math.floor(i / 2) + 0.5) / pairs;
    const { at, rise } = onArc(rib, 0.34 + 0.65 * u);
    const length =
      Math.max(reach * 0.62, tall * 0.21) *
      (0.45 + 0.6 * Math.sin(Math.PI * (0.16 + 0.76 * u))) *
      rng.between(0.92, 1.08);
    addLeaf(
      crown,
      'leaf',
      {
        at,
        heading: rib.heading + (i % 2 ? 1 : -1) * (62 - 34 * u),
        rise: rise * 0.6 + 24,
        droop: 48,
        length,
        width: (detail === 'far' ? 0.2 : 0.125) * length,
        outline: 'lance',
        fold: 12,
      },
      5,
    );
  }
}

function zzStem(crown: Crown, t: number, heading: number): void {
  const { rng, tall, mouth, soil, detail } = crown;
  const a = (heading * Math.PI) / 180;
  const stem: Arc = {
    at: [mouth * 0.4 * Math.cos(a), mouth * 0.4 * Math.sin(a), soil - 8],
    heading,
    rise: 66 + 21 * t,
    droop: 34 - 22 * t,
    length: tall * (0.78 + 0.22 * t),
  };
  addStem(crown, 'cane', stem, Math.max(6, tall * 0.013), 2, 6);
  const pairs = { near: 12, middle: 11, far: 7 }[detail];
  for (let i = 0; i < pairs * 2; i++) {
    const u = (Math.floor(i / 2) + 0.5) / pairs;
    const { at, rise } = onArc(stem, 0.2 + 0.79 * u);
    const length = tall * 0.155 * (0.62 + 0.4 * Math.sin(Math.PI * u)) * rng.between(0.9, 1.1);
    addLeaf(
      crown,
      'leaf',
      {
        at,
        heading: heading + (i % 2 ? 1 : -1) * (74 - 26 * u),
        rise: rise * 0.4 + 12,
        droop: 22,
        length,
        width: length * 0.42,
        outline: 'oval',
        fold: 16,
      },
      6,
    );
  }
}

/** A thin cane with hands of broad, blunt fingers. */
function fanCane(crown: Crown, number: number, canes: number): void {
  const { rng, tall, reach, mouth, soil, detail } = crown;
  const a = (number * golden * Math.PI) / 180;
  const away = mouth * 0.6 * Math.sqrt((number + 0.3) / canes);
  const cane: Arc = {
    at: [away * Math.cos(a), away * Math.sin(a), soil - 8],
    heading: number * golden,
    rise: 86,
    droop: 4,
    length: tall * (0.82 - (0.44 * number) / canes),
  };
  addStem(crown, 'bark', cane, 8, 6.5, 3);
  const hands = detail === 'far' ? 4 : 6;
  for (let h = 0; h < hands; h++) {
    const heading = cane.heading + h * golden;
    const stalk: Arc = {
      at: onArc(cane, 0.55 + (0.45 * h) / (hands - 1)).at,
      heading,
      rise: 30 + 9 * h,
      droop: 24,
      length: reach * rng.between(0.36, 0.46),
    };
    addStem(crown, 'cane', stalk, 2.6, 1.8, 3);
    const end = onArc(stalk, 1);
    const fingers = detail === 'far' ? 4 : 8;
    for (let f = 0; f < fingers; f++) {
      const spread = (f / (fingers - 1) - 0.5) * 2;
      const length = reach * 0.46 * (1 - 0.22 * spread * spread);
      addLeaf(
        crown,
        'leaf',
        {
          at: end.at,
          heading: heading + spread * 108,
          rise: end.rise * (1 - Math.abs(spread) * 0.5) + 10,
          droop: 46,
          length,
          width: length * (detail === 'far' ? 0.24 : 0.15),
          outline: 'sword',
          fold: 16,
        },
        6,
      );
    }
  }
}
