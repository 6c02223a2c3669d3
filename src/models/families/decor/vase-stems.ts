import { onArc } from '#models/families/plants/blade.ts';
import { addLeaf, addSolid, addStem } from '#models/families/plants/crown.ts';
import { golden } from '#models/families/plants/plant-trees.ts';
import { ellipsoid } from '#models/geometry/lathe.ts';
import { move } from '#models/geometry/transform.ts';
import type { Arc } from '#models/families/plants/blade.ts';
import type { Crown } from '#models/families/plants/crown.ts';

/** What stands in a vase: stems that lean on its lip. */
export const stemKinds = {
  branch: (crown: Crown) =>
    bunch(crown, 4, 0.92, (stem) => boughs(crown, stem, (twig) => leaflets(crown, twig, 'leaf', 6, 0.2, 0.5))),
  blossom: (crown: Crown) =>
    bunch(crown, 4, 0.94, (stem) =>
      boughs(crown, stem, (twig) => {
        for (let i = crown.detail === 'far' ? 2 : 0; i < 4; i++)
          flower(crown, onArc(twig, 0.3 + 0.23 * i).at, twig.heading + i * golden);
      }),
    ),
  eucalyptus: (crown: Crown) =>
    bunch(crown, 8, 0.98, (stem) => {
      addStem(crown, 'stalk', stem, 1.8, 0.9, 6);
      leaflets(crown, stem, 'silver', 9, 0.17, 0.9);
    }),
  pampas: (crown: Crown) => bunch(crown, 9, 0.98, (stem) => plume(crown, stem)),
  grass: (crown: Crown) =>
    bunch(crown, 21, 1, (stem, i) => {
      addStem(crown, 'dry', stem, 1, 0.7, 5);
      const end = onArc(stem, 1).at;
      addSolid(
        crown,
        'dry',
        move(
          ellipsoid({ width: 19, depth: 19, height: 40 + (i % 3) * 8 }, crown.detail === 'near' ? 'middle' : 'far'),
          ...end,
        ),
      );
    }),
  leaves: (crown: Crown) =>
    bunch(crown, 4, 0.62, (stem, i) => {
      addStem(crown, 'stalk', stem, 2.4, 1.6, 6);
      const length = crown.tall * (0.46 - 0.05 * i);
      addLeaf(
        crown,
        'leaf',
        {
          ...onArc(stem, 1),
          heading: stem.heading,
          droop: 46,
          length,
          width: length * 0.42,
          outline: 'paddle',
          fold: 14,
          roll: i * 16 - 24,
        },
        10,
      );
    }),
};
export type Stems = keyof typeof stemKinds;

function bunch(crown: Crown, count: number, part: number, each: (stem: Arc, number: number) => void): void {
  const { rng, mouth, soil, tall, reach } = crown;
  const spread = Math.min(40, (Math.atan(reach / tall) * 180) / Math.PI);
  for (let i = 0; i < count; i++) {
    const heading = i * golden + rng.between(-12, 12);
    const t = count > 1 ? i / (count - 1) : 0;
    const a = (heading * Math.PI) / 180;
    const away = mouth * 0.55 * Math.sqrt(t);
    const inside = Math.min(soil * 0.6, 120);
    each(
      {
        at: [away * 0.6 * Math.cos(a), away * 0.6 * Math.sin(a), soil - inside],
        heading,
        rise: 89 - spread * 0.35 * Math.sqrt(t),
        droop: spread * (0.5 + 1.1 * t),
        length: (tall * rng.between(0.8, 1) * (1 - 0.24 * t) + inside) * part,
      },
      i,
    );
  }
}

/** A woody stem with twigs to both sides. */
function boughs(crown: Crown, stem: Arc, each: (twig: Arc) => void): void {
  addStem(crown, 'bark', stem, 3.6, 1.4, 7);
  for (let i = 0; i < 5; i++) {
    const { at, rise } = onArc(stem, 0.46 + 0.125 * i);
    const twig: Arc = {
      at,
      heading: stem.heading + (i % 2 ? 62 : -62) + crown.rng.between(-25, 25),
      rise: Math.max(20, rise - 34),
      droop: -18,
      length: Math.min(crown.reach * 0.8, crown.tall * 0.34) * (1 - 0.13 * i),
    };
    addStem(crown, 'bark', twig, 1.6, 0.8, 3);
    each(twig);
  }
}

function leaflets(crown: Crown, stem: Arc, slot: string, near: number, size: number, ratio: number): void {
  const pairs = crown.detail === 'far' ? Math.ceil(near / 2) : near;
  for (let i = 0; i < pairs * 2; i++) {
    const u = (Math.floor(i / 2) + 0.6) / pairs;
    const { at, rise } = onArc(stem, slot === 'silver' ? 0.4 + 0.6 * u : u);
    const length = Math.min(58, crown.tall * size) * (1 - 0.35 * u) * crown.rng.between(0.85, 1.1);
    addLeaf(
      crown,
      slot,
      {
        at,
        heading: stem.heading + (i % 2 ? 72 : -72) + crown.rng.between(-20, 20),
        rise: rise * 0.5 + crown.rng.between(-10, 20),
        droop: 20,
        length,
        width: length * ratio,
        outline: ratio > 0.7 ? 'round' : 'oval',
        fold: 8,
      },
      5,
    );
  }
}

function flower(crown: Crown, at: Arc['at'], heading: number): void {
  const size = 19 + crown.rng.between(0, 6);
  const petals = crown.detail === 'far' ? 2 : 5;
  for (let k = 0; k < petals; k++)
    addLeaf(
      crown,
      'flower',
      {
        at,
        heading: heading + (k * 360) / petals,
        rise: 34,
        droop: -24,
        length: size,
        width: size * 0.9,
        outline: 'round',
        fold: 10,
      },
      4,
    );
}

/** A feathery head of dry grass. */
function plume(crown: Crown, stem: Arc): void {
  addStem(crown, 'dry', stem, 1.8, 0.8, 7);
  const hairs = { near: 150, middle: 95, far: 12 }[crown.detail];
  for (let i = 0; i < hairs; i++) {
    const t = i / hairs;
    const { at, rise } = onArc(stem, 0.58 + 0.42 * t);
    const length = crown.tall * 0.2 * (0.5 + 0.6 * Math.sin(Math.PI * (0.15 + 0.8 * t)));
    addLeaf(
      crown,
      'dry',
      {
        at,
        heading: stem.heading + i * golden,
        rise: rise * 0.4 + 38,
        droop: 50,
        length,
        width: crown.detail === 'far' ? 18 : 5,
        outline: 'lance',
        fold: 0,
      },
      4,
    );
  }
}
