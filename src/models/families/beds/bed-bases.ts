import { drawerCase } from '#models/families/shared/drawer-case.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { atCorners, roundLeg, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { StyleProportions } from '#models/families/shared/style-proportions.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type BedBase = 'round' | 'square' | 'turned' | 'platform' | 'box' | 'drawers' | 'canopy';

interface BedPlace {
  width: number;
  /** Front and rear of what carries the mattress. */
  front: number;
  rear: number;
  height: number;
  character: StyleProportions;
}

export interface BaseParts {
  wood?: Mesh[];
  cloth?: Mesh[];
  metal?: Mesh[];
}

/** Where the mattress lies. */
export function deckOf(kind: BedBase, { leg }: StyleProportions): number {
  return { round: 230, square: 230, turned: 250, platform: 205, box: 230, drawers: 270, canopy: 260 }[kind] + leg / 2;
}

/** What carries the mattress: reaches the bed's sides and foot exactly. */
export function bedBase(kind: BedBase, place: BedPlace, detail: Detail): BaseParts {
  const deck = deckOf(kind, place.character);
  switch (kind) {
    case 'round':
    case 'square':
    case 'turned':
      return { wood: [...rails(place, deck - 70, deck + 50, detail), legs(kind, place, deck - 68, detail)] };
    case 'platform':
      return { wood: [platform(place, deck, detail)] };
    case 'box':
      return {
        cloth: [box(place, deck, detail)],
        wood: [legs('square', { ...place, width: place.width - 80, front: place.front + 50 }, 62, detail)],
      };
    case 'drawers':
      return drawers(place, deck, detail);
    case 'canopy':
      return { wood: [...rails(place, deck - 90, deck + 60, detail), ...canopy(place, detail)] };
  }
}

/** Two sides and a foot, and the slatted deck seen from below. */
function rails({ width, front, rear, character }: BedPlace, low: number, high: number, detail: Detail): Mesh[] {
  const t = 16 + character.board * 0.5;
  const round = Math.min(t / 2.2, character.edge);
  const side = board(
    { from: [width / 2 - t, front + t - 1, low], to: [width / 2, rear + 8, high], radius: round, grain: 'y' },
    detail,
  );
  const foot = board(
    { from: [-width / 2, front, low], to: [width / 2, front + t, high], radius: round, grain: 'x' },
    detail,
  );
  const deck = board(
    {
      from: [-width / 2 + t - 1, front + t - 1, low + 40],
      to: [width / 2 - t + 1, rear, high - 50],
      radius: 0,
      grain: 'x',
    },
    detail,
  );
  return [bothSides(side), foot, deck];
}

function legs(
  kind: 'round' | 'square' | 'turned',
  { width, front, rear, character }: BedPlace,
  height: number,
  detail: Detail,
): Mesh {
  const shape = { height: height + 2, top: character.leg * 1.25 };
  let leg;
  if (kind === 'round') leg = roundLeg({ ...shape, foot: character.leg * 0.75, splay: [0, 0] }, detail);
  else if (kind === 'square') leg = squareLeg({ ...shape, foot: character.leg }, detail);
  else leg = turnedLeg({ ...shape, top: character.leg * 1.5 }, detail);
  return move(
    atCorners(leg, width / 2 - character.leg * 0.8 - 6, (rear - front) / 2 - character.leg - 10),
    0,
    (front + rear) / 2,
    0,
  );
}

/** A wide board over a set-back plinth: it seems to float. */
function platform({ width, front, rear, character }: BedPlace, deck: number, detail: Detail): Mesh {
  const t = character.board * 1.6;
  const slab = board(
    {
      from: [-width / 2, front, deck - t],
      to: [width / 2, rear + 10, deck],
      radius: Math.min(character.edge, t / 3),
      grain: 'y',
    },
    detail,
  );
  const plinth = board(
    { from: [-width / 2 + 160, front + 180, 0], to: [width / 2 - 160, rear, deck - t + 1], radius: 2, grain: 'y' },
    detail,
  );
  return merge([slab, plinth]);
}

function box({ width, front, rear, character }: BedPlace, deck: number, detail: Detail): Mesh {
  return cushion(
    {
      width,
      depth: rear + 20 - front,
      height: deck + 40 - 60,
      radius: 18 + character.edge,
      crown: 2,
      bulge: 2,
      wrinkles: 0.15,
      at: [0, (front + rear + 20) / 2, 60],
    },
    detail,
  );
}

function drawers(place: BedPlace, deck: number, detail: Detail): BaseParts {
  const { width, front, rear } = place;
  const half = (rear - front) / 2;
  const one = drawerCase(
    {
      x: [-half + 30, half - 10],
      y: [-width / 2 + 18, 0],
      z: [55, deck - 34],
      columns: 2,
      rows: 1,
      handle: 'edge',
      gap: 7,
    },
    detail,
  );
  const turned = (mesh: Mesh): Mesh => bothSides(move(turn(mesh, 'z', 90), 0, (front + rear) / 2, 0));
  const plinth = board(
    { from: [-width / 2 + 60, front + 60, 0], to: [width / 2 - 60, rear, 58], radius: 1, grain: 'y' },
    detail,
  );
  return {
    wood: [...rails(place, deck - 32, deck + 40, detail), ...[...one.body, ...one.fronts].map(turned), plinth],
    metal: one.handles.map(turned),
  };
}

/** Four posts and a frame over the bed. */
function canopy({ width, front, rear, height, character }: BedPlace, detail: Detail): Mesh[] {
  const p = character.leg * 1.3;
  const back = rear + 44;
  const bar = (y: number): Mesh =>
    board(
      {
        from: [-width / 2 + p, y, height - p],
        to: [width / 2 - p, y + p * 0.7, height - p * 0.3],
        radius: 3,
        grain: 'x',
      },
      detail,
    );
  const side = bothSides(
    board(
      {
        from: [width / 2 - p * 0.85, front + p, height - p],
        to: [width / 2 - p * 0.15, back - p, height - p * 0.3],
        radius: 3,
        grain: 'y',
      },
      detail,
    ),
  );
  const posts = [front, back - p].map((y) =>
    bothSides(board({ from: [width / 2 - p, y, 0], to: [width / 2, y + p, height], radius: 5, grain: 'z' }, detail)),
  );
  return [...posts, bar(front + p * 0.15), bar(back - p * 0.85), side];
}
