import { onArc } from '#models/families/plants/blade.ts';
import { addLeaf, addSolid, addStem } from '#models/families/plants/crown.ts';
import { golden } from '#models/families/plants/plant-trees.ts';
import { ellipsoid } from '#models/geometry/lathe.ts';
import { move } from '#models/geometry/transform.ts';
import type { Arc } from '#models/families/plants/blade.ts';
import type { Crown } from '#models/families/plants/crown.ts';
import type { Vec3 } from '#lib/vec.ts';

/** What grows in a box: each is planted at several places along it. */
export const growths = { grass, lavender, hedge, ivy, herbs };
export type Growth = keyof typeof growths;

function grass(crown: Crown, at: Vec3): void {
  const count = crown.detail === 'far' ? 7 : 26;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const length = crown.tall * crown.rng.between(0.85, 1.1) * (1.05 - 0.2 * t);
    addLeaf(
      crown,
      'leaf',
      {
        at: [at[0] + crown.rng.between(-14, 14), at[1] + crown.rng.between(-14, 14), at[2]],
        heading: i * golden,
        rise: 88 - 24 * t,
        droop: 30 + 78 * t,
        length,
        width: crown.detail === 'far' ? 18 : 8,
        outline: 'strap',
        fold: 14,
      },
      7,
    );
  }
}

function lavender(crown: Crown, at: Vec3): void {
  const far = crown.detail === 'far';
  for (let i = 0; i < (far ? 4 : 13); i++) {
    const stem: Arc = {
      at,
      heading: i * golden,
      rise: 86 - 30 * Math.sqrt(i / 13),
      droop: 8,
      length: crown.tall * crown.rng.between(0.74, 1),
    };
    if (crown.detail === 'near') addStem(crown, 'pale', stem, 1.4, 0.9, 2);
    else addLeaf(crown, 'pale', { ...stem, width: 4, outline: 'sword' }, 3);
    const flowers = far ? 2 : 8;
    for (let k = 0; k < flowers; k++)
      addLeaf(
        crown,
        'flower',
        {
          ...onArc(stem, 0.7 + (0.3 * k) / flowers),
          heading: k * golden,
          rise: 48,
          droop: 20,
          length: far ? 40 : 20,
          width: far ? 22 : 11,
          outline: 'oval',
        },
        3,
      );
    for (let k = 0; k < (far ? 1 : 5); k++)
      addLeaf(
        crown,
        'pale',
        {
          at: onArc(stem, 0.08 + 0.09 * k).at,
          heading: stem.heading + k * golden,
          rise: 46,
          droop: 30,
          length: crown.tall * 0.2,
          width: far ? 16 : 7,
          outline: 'lance',
        },
        3,
      );
  }
}

/** A clipped ball of small leaves. */
function hedge(crown: Crown, at: Vec3): void {
  const count = { near: 270, middle: 180, far: 30 }[crown.detail];
  const r = crown.tall * 0.46;
  if (crown.detail !== 'far')
    addSolid(
      crown,
      'leaf',
      move(ellipsoid({ width: r * 1.5, depth: r * 1.5, height: r * 1.5 }, 'middle'), at[0], at[1], at[2] + r * 0.85),
    );
  for (let i = 0; i < count; i++) {
    const z = 1 - (1.7 * (i + 0.5)) / count;
    const flat = Math.sqrt(1 - Math.min(1, z * z));
    const a = (i * golden * Math.PI) / 180;
    const length = r * (crown.detail === 'far' ? 0.7 : 0.36);
    addLeaf(
      crown,
      'leaf',
      {
        at: [
          at[0] + r * 0.74 * flat * Math.cos(a),
          at[1] + r * 0.74 * flat * Math.sin(a),
          at[2] + r * 0.85 + r * 0.74 * z,
        ],
        heading: i * golden,
        rise: z * 50 + crown.rng.between(-50, 50),
        droop: 20,
        length,
        width: length * 0.62,
        outline: 'oval',
      },
      3,
    );
  }
}

/** Hangs over the front and back of the box, whose edges are `mouth` from the middle. */
function ivy(crown: Crown, at: Vec3): void {
  const far = crown.detail === 'far';
  for (let i = 0; i < (far ? 4 : 10); i++) {
    const side = i % 2 ? 1 : -1;
    const hangs = i < (far ? 2 : 6);
    const from: Vec3 = hangs
      ? [at[0] + crown.rng.between(-50, 50), side * crown.mouth, crown.soil + 24]
      : [at[0], at[1], at[2]];
    const stem: Arc = {
      at: from,
      heading: side * 90 + crown.rng.between(-40, 40),
      rise: hangs ? 36 : 78,
      droop: hangs ? 126 : 50,
      length: hangs ? Math.min(crown.soil * 0.7, 260) * crown.rng.between(0.6, 1) : crown.tall,
    };
    if (crown.detail === 'near') addStem(crown, 'leaf', stem, 1.4, 0.8, 5);
    const leaves = far ? 4 : 10;
    for (let k = 0; k < leaves; k++) {
      const length = (far ? 76 : 54) * crown.rng.between(0.8, 1.1);
      addLeaf(
        crown,
        'leaf',
        {
          at: onArc(stem, (k + 0.7) / leaves).at,
          heading: stem.heading + (k % 2 ? 46 : -46),
          rise: crown.rng.between(-10, 40),
          droop: 50,
          length,
          width: length * 0.86,
          outline: 'heart',
        },
        5,
      );
    }
  }
}

/** Basil, mint, parsley: bushy and short. */
function herbs(crown: Crown, at: Vec3): void {
  const far = crown.detail === 'far';
  for (let i = 0; i < (far ? 4 : 9); i++) {
    const stem: Arc = {
      at,
      heading: i * golden,
      rise: 84 - 34 * Math.sqrt(i / 9),
      droop: 16,
      length: crown.tall * crown.rng.between(0.66, 1),
    };
    if (crown.detail === 'near') addStem(crown, 'pale', stem, 2, 1.1, 3);
    const leaves = far ? 4 : 12;
    for (let k = 0; k < leaves; k++) {
      const length = crown.tall * 0.24 * (1 - 0.3 * (k / leaves)) * crown.rng.between(0.85, 1.1) * (far ? 1.6 : 1);
      addLeaf(
        crown,
        'leaf',
        {
          at: onArc(stem, 0.25 + (0.75 * k) / leaves).at,
          heading: stem.heading + k * golden,
          rise: 34,
          droop: 44,
          length,
          width: length * 0.6,
          outline: 'oval',
        },
        5,
      );
    }
  }
}
