import { onArc } from '#models/families/plants/blade.ts';
import { addLeaf, addStem, many } from '#models/families/plants/crown.ts';
import type { Arc, BladeOutline } from '#models/families/plants/blade.ts';
import type { Crown } from '#models/families/plants/crown.ts';

/** Leaves stand about a stem at the angle that keeps them out of each other's light. */
export const golden = 137.5;

/** Plants with woody stems. */
export const trees = {
  fiddle: (crown: Crown) => {
    leafy(crown, stemFrom(crown, 0, 0, 0.93), {
      count: many(crown, 32, 48, 0.7),
      from: 0.4,
      length: Math.max(crown.reach * 0.92, crown.tall * 0.22),
      ratio: 0.64,
      outline: 'fiddle',
      rise: [14, 76],
      wave: 7,
    });
  },
  fiddleBush: (crown: Crown) => {
    for (let i = 0; i < 3; i++)
      leafy(crown, stemFrom(crown, i * 120 + 20, 9 + i * 4, 0.92 - i * 0.16), {
        count: many(crown, 15, 21, 0.7),
        from: 0.12,
        length: crown.reach * 0.68,
        ratio: 0.62,
        outline: 'fiddle',
        rise: [15, 70],
        wave: 6,
      });
  },
  rubber: (crown: Crown) => {
    const stems = crown.full ? 4 : 3;
    for (let i = 0; i < stems; i++)
      leafy(crown, stemFrom(crown, i * (360 / stems) + 40, 6 + i * 5, 0.88 - i * 0.15), {
        count: many(crown, 13, 16, 0.8),
        from: 0.08,
        length: crown.reach * 0.72,
        ratio: 0.5,
        outline: 'oval',
        rise: [22, 72],
        wave: 0,
      });
  },
  dracaena: (crown: Crown) => {
    const canes = crown.full ? 4 : 3;
    for (let i = 0; i < canes; i++) rosette(crown, i, canes);
  },
  olive: oliveTree,
  bamboo: (crown: Crown) => {
    const canes = crown.full ? 9 : 6;
    for (let i = 0; i < canes; i++) bambooCane(crown, i);
  },
};

function stemFrom(crown: Crown, heading: number, lean: number, part: number): Arc {
  const away = lean > 0 ? crown.mouth * 0.4 : 0;
  const a = (heading * Math.PI) / 180;
  return {
    at: [away * Math.cos(a), away * Math.sin(a), crown.soil - 12],
    heading: lean > 0 ? heading : 20,
    rise: 90 - lean * 0.6 - 2,
    droop: -lean * 0.4 - 3,
    length: crown.tall * part,
  };
}

interface Leafing {
  count: number;
  /** Part of the stem below which it is bare. */
  from: number;
  length: number;
  /** Width to length. */
  ratio: number;
  outline: BladeOutline;
  /** Rise of the lowest and of the topmost leaves. */
  rise: readonly [number, number];
  wave: number;
}

function leafy(crown: Crown, stem: Arc, leaves: Leafing): void {
  const thick = Math.max(7, crown.tall * 0.011);
  addStem(crown, 'bark', stem, thick, thick * 0.42, 7);
  const { rng } = crown;
  for (let i = 0; i < leaves.count; i++) {
    const t = (i + 0.5) / leaves.count;
    const heading = i * golden + rng.between(-18, 18);
    const rise = leaves.rise[0] + (leaves.rise[1] - leaves.rise[0]) * t + rng.between(-10, 10);
    const petiole: Arc = {
      at: onArc(stem, leaves.from + (1 - leaves.from) * t).at,
      heading,
      rise: rise + 12,
      droop: 14,
      length: leaves.length * 0.16,
    };
    if (crown.detail !== 'far') addStem(crown, 'leaf', petiole, 3, 2, 2);
    const length = leaves.length * (0.92 - 0.38 * Math.abs(t - 0.4)) * rng.between(0.86, 1.1);
    addLeaf(
      crown,
      'leaf',
      {
        ...onArc(petiole, 1),
        heading,
        droop: rng.between(26, 52),
        length,
        width: length * leaves.ratio,
        outline: leaves.outline,
        fold: rng.between(8, 20),
        roll: rng.between(-16, 16),
        wave: leaves.wave,
      },
      10,
    );
  }
}

/** A sawn cane with a fountain of straps from just below its cut. */
function rosette(crown: Crown, number: number, canes: number): void {
  const { rng, reach, tall } = crown;
  const heading = number * (360 / canes) + 25;
  const stem = stemFrom(crown, heading, number === 0 ? 3 : 8 + number * 2, [0.8, 0.56, 0.36, 0.2][number]!);
  const thick = Math.max(11, tall * 0.0125);
  addStem(crown, 'bark', stem, thick * 1.1, thick, 3);
  const count = many(crown, 20, 24, 0.5);
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const length = reach * rng.between(0.84, 1) * (1 - 0.25 * t);
    addLeaf(
      crown,
      'leaf',
      {
        at: onArc(stem, 0.93 + 0.06 * t).at,
        heading: i * golden + rng.between(-12, 12),
        rise: 28 + 58 * t,
        droop: 95 - 55 * t,
        length,
        width: length * 0.15,
        outline: 'strap',
        fold: 22,
      },
      8,
    );
  }
}

function oliveTree(crown: Crown): void {
  const { rng, reach, tall } = crown;
  const stem: Arc = { at: [0, 0, crown.soil - 12], heading: 30, rise: 84, droop: -8, length: tall * 0.46 };
  addStem(crown, 'bark', stem, Math.max(10, tall * 0.015), Math.max(7, tall * 0.01), 7);
  const boughs = many(crown, 7, 10, 0.8);
  for (let i = 0; i < boughs; i++) {
    const t = i / (boughs - 1);
    const bough: Arc = {
      at: onArc(stem, 0.72 + 0.28 * t).at,
      heading: i * golden,
      rise: 24 + 60 * t,
      droop: -22,
      length: Math.max(reach * 0.62, tall * 0.34) * (0.7 + 0.3 * t),
    };
    addStem(crown, 'bark', bough, 5.5, 2.4, 4);
    for (const [k, aside] of [-55, 55, -55, 55, 0].entries())
      twig(crown, {
        at: onArc(bough, 0.35 + 0.16 * k).at,
        heading: bough.heading + aside + rng.between(-20, 20),
        rise: rng.between(10, 80),
        droop: 24,
        length: reach * rng.between(0.34, 0.5),
      });
  }
}

function twig(crown: Crown, arc: Arc): void {
  const { rng, detail } = crown;
  if (detail === 'near') addStem(crown, 'bark', arc, 1.8, 0.9, 2);
  const pairs = { near: 14, middle: 13, far: 2 }[detail];
  const length = (detail === 'far' ? 130 : 78) * rng.between(0.9, 1.1);
  for (let i = 0; i < pairs * 2; i++) {
    const { at, rise } = onArc(arc, (Math.floor(i / 2) + 0.6) / pairs);
    addLeaf(
      crown,
      'pale',
      {
        at,
        heading: arc.heading + (i % 2 ? 48 : -48) + rng.between(-20, 20),
        rise: rise + rng.between(-12, 38),
        droop: 20,
        length,
        width: length * 0.27,
        outline: 'lance',
        fold: 10,
      },
      3,
    );
  }
}

/** A cane with its joints, and sprays of narrow leaves from them. */
function bambooCane(crown: Crown, number: number): void {
  const { rng, reach, tall, mouth, soil, detail } = crown;
  const a = (number * golden * Math.PI) / 180;
  const away = mouth * 0.72 * Math.sqrt((number + 0.4) / 10);
  const cane: Arc = {
    at: [away * Math.cos(a), away * Math.sin(a), soil - 10],
    heading: number * golden,
    rise: rng.between(84, 89),
    droop: rng.between(2, 16),
    length: tall * (0.96 - 0.055 * number),
  };
  const joints = detail === 'far' ? 3 : Math.max(5, Math.round(cane.length / 170));
  for (let j = 0; j < joints; j++)
    addStem(
      crown,
      'cane',
      {
        ...onArc(cane, j / joints),
        heading: cane.heading,
        droop: cane.droop / joints,
        length: (cane.length / joints) * 0.985,
      },
      9 - (6 * j) / joints,
      7.4 - (6 * j) / joints,
      1,
    );
  for (let j = Math.ceil(joints * 0.34); j <= joints; j++)
    for (let k = 0; k < (detail === 'far' ? 1 : 3); k++)
      spray(crown, {
        ...onArc(cane, j / joints),
        heading: cane.heading + j * golden + k * 120,
        droop: 40,
        rise: rng.between(30, 60),
        length: reach * rng.between(0.3, 0.5),
      });
}

function spray(crown: Crown, arc: Arc): void {
  const { rng, detail } = crown;
  if (detail === 'near') addStem(crown, 'cane', arc, 1.6, 0.8, 2);
  const leaves = detail === 'far' ? 3 : 6;
  for (let i = 0; i < leaves; i++) {
    const { at, rise } = onArc(arc, 0.3 + (0.7 * i) / (leaves - 1));
    const length = rng.between(140, 200) * (detail === 'far' ? 1.3 : 1);
    let aside = -42;
    if (i === leaves - 1) aside = 0;
    else if (i % 2) aside = 42;
    addLeaf(
      crown,
      'leaf',
      {
        at,
        heading: arc.heading + aside + rng.between(-14, 14),
        rise: rise + rng.between(-25, 12),
        droop: 44,
        length,
        width: length * 0.16,
        outline: 'lance',
        fold: 8,
      },
      4,
    );
  }
}
