import type { Rng } from '#lib/random.ts';
import type { Vec3 } from '#lib/vec.ts';
import { sheet } from '#models/geometry/cloth.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge } from '#models/geometry/transform.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import { finishOf } from '#models/materials/library.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import { shrub } from './crowns.ts';
import { weathered } from './grounds.ts';
import type { Front } from './front.ts';

const faces = ['#cdb98f', '#c9c0ae', '#b9a68c', '#a9b0a0', '#d3cab8'].map((colour, i): Finish => ({
  ...weathered(`face${i}`, colour),
  pattern: 'patina',
  tile: [4700, 6100],
}));
const shutters = weathered('shutters', '#5b6a55');
const roof = weathered('roof', '#8a5440');
/** The sky in the upper panes, a dim room behind the lower ones. */
const panes = ['#59656b', '#7d8a90', '#474f52', '#8d8b80'].map((colour, i) => weathered(`pane${i}`, colour, 0.15));
const frames = weathered('frames', '#d9d4c8');
const awnings = ['#b5694d', '#7f8d7c', '#c8b48a'].map((colour, i) => weathered(`awning${i}`, colour));

function box(from: Vec3, to: Vec3): Mesh {
  return board({ from, to, radius: 0 }, 'far');
}

/** Narrow houses side by side across the street: floors of shuttered windows, a balcony each, a tiled eave. */
export function neighbours(front: Front, away: number): RenderPart[] {
  const parts: RenderPart[] = [];
  const at = { ...front.at(0, away), z: front.floor - 150, turn: front.turn };
  const add = (meshes: Mesh[], finish: Finish): void =>
    void (meshes.length > 0 && parts.push({ mesh: merge(meshes), solid: true, finish, at }));
  const glass = panes.map((): Mesh[] => []);
  const bars: Mesh[] = [];
  const slats: Mesh[] = [];
  const rails: Mesh[] = [];
  const eaves: Mesh[] = [];
  const plants: RenderPart[] = [];
  for (let left = -front.width / 2; left < front.width / 2;) {
    const width = front.rng.between(4200, 5600);
    const floors = front.rng.pick([2, 3, 3, 4]);
    const house = { left, width, floors, storey: front.rng.between(3200, 3700), rng: front.rng };
    add(walls(house), front.rng.pick(faces));
    for (const window of windowsOf(house)) {
      const { x, z, w, h } = window;
      front.rng.pick(glass).push(box([x, 60, z], [x + w, 90, z + h]));
      bars.push(...mullions(window), box([x - 60, -80, z - 70], [x + w + 60, 60, z]));
      const chance = front.rng.next();
      if (chance < 0.55) slats.push(...shutter(window));
      else if (chance < 0.72) add([awning(window)], front.rng.pick(awnings));
      else if (chance < 0.84) bars.push(box([x + w + 90, -330, z + 200], [x + w + 840, -30, z + 760]));
    }
    rails.push(...balcony(house));
    plants.push(...potted(front, house, away));
    const top = floors * house.storey;
    if (front.rng.next() < 0.5) eaves.push(box([left - 60, -500, top], [left + width + 60, 400, top + 120]));
    else
      bars.push(
        box([left, -140, top], [left + width, 400, top + 780]),
        box([left, -190, top + 780], [left + width, 400, top + 880]),
      );
    left += width;
  }
  glass.forEach((each, i) => add(each, panes[i]!));
  add(bars, frames);
  add(slats, shutters);
  add(rails, finishOf('steel-black'));
  add(eaves, roof);
  parts.push(...plants);
  return parts;
}

interface Opening {
  x: number;
  z: number;
  w: number;
  h: number;
}

interface House {
  left: number;
  width: number;
  floors: number;
  storey: number;
  rng: Rng;
}

/** A wall with reveals: a slab behind, piers and bands before it. */
function walls({ left, width, floors, storey }: House): Mesh[] {
  const meshes = [box([left, 100, 0], [left + width, 400, floors * storey])];
  for (let floor = 0; floor <= floors; floor++)
    meshes.push(box([left, -40, floor * storey - 500], [left + width, 100, floor * storey + 850]));
  for (const share of [0, 0.44, 0.86])
    meshes.push(box([left + width * share, -20, 0], [left + width * (share + 0.14), 100, floors * storey]));
  return meshes;
}

function windowsOf({ left, width, floors, storey }: House) {
  return Array.from({ length: floors }, (_, floor) =>
    [0.14, 0.58].map((share) => ({
      x: left + width * share,
      z: floor * storey + 850,
      w: width * (share < 0.5 ? 0.3 : 0.28),
      h: storey - 1350,
    })),
  ).flat();
}

/** A frame with a bar down its middle and one across. */
function mullions({ x, z, w, h }: Opening): Mesh[] {
  return [
    box([x, 40, z], [x + 55, 62, z + h]),
    box([x + w - 55, 40, z], [x + w, 62, z + h]),
    box([x + w / 2 - 35, 40, z], [x + w / 2 + 35, 62, z + h]),
    box([x, 40, z + h - 55], [x + w, 62, z + h]),
    box([x, 40, z + h * 0.68], [x + w, 62, z + h * 0.68 + 40]),
  ];
}

/** Cloth on a slant above a window. */
function awning({ x, z, w, h }: Opening): Mesh {
  return sheet(1, 1, (u, v) => [x - 150 + u * (w + 300), -30 - v * 800, z + h + 120 - v * 420], {
    width: w + 300,
    height: 900,
  });
}

/** Green over the railings of some balconies. */
function potted(front: Front, { left, width, floors, storey }: House, away: number): RenderPart[] {
  const { rng } = front;
  return Array.from({ length: floors - 1 }, (_, i) => i + 1).flatMap((floor) => {
    if (rng.next() < 0.35) return [];
    const along = left + rng.between(0.2, 0.8) * width;
    return shrub(
      front,
      along,
      away - 700,
      front.floor - 150 + floor * storey + rng.between(250, 650),
      rng.between(350, 620),
    );
  });
}

/** Two leaves of slats, pushed open to the sides. */
function shutter({ x, z, w, h }: Opening): Mesh[] {
  const leaf = w * 0.32;
  return [x - leaf * 0.4, x + w - leaf * 0.6].flatMap((from) =>
    Array.from({ length: 9 }, (_, i) =>
      box([from, -60, z + (h * i) / 9], [from + leaf, -25 + (i % 2) * 12, z + (h * (i + 0.82)) / 9]),
    ),
  );
}

function balcony({ left, width, floors, storey }: House): Mesh[] {
  const meshes: Mesh[] = [];
  for (let floor = 1; floor < floors; floor++) {
    const low = floor * storey - 80;
    meshes.push(box([left + 300, -900, low], [left + width - 300, -40, low + 80]));
    meshes.push(...bars(left + 300, left + width - 300, -880, low, 1000, 140));
  }
  return meshes;
}

function bars(from: number, to: number, y: number, low: number, height: number, apart: number): Mesh[] {
  const count = Math.round((to - from) / apart);
  return [
    box([from, y - 25, low + height], [to, y + 25, low + height + 40]),
    box([from, y - 15, low + 90], [to, y + 15, low + 115]),
    ...Array.from({ length: count + 1 }, (_, i) => {
      const x = from + ((to - from) * i) / count;
      return box([x - 8, y - 8, low + 100], [x + 8, y + 8, low + height]);
    }),
  ];
}

/** Before windows that reach the floor; along the whole front where it stands in the open. */
export function railing(front: Front, away: number): RenderPart[] {
  const open = away > 2000;
  const low = front.windows.filter(({ sill }) => sill < 300);
  if (!open && low.length === 0) return [];
  const ends = low.flatMap(({ along, width }) => [along - width / 2 - 600, along + width / 2 + 600]);
  const [from, to] = open ? [-front.width / 2, front.width / 2] : [Math.min(...ends), Math.max(...ends)];
  const at = { ...front.at(0, away), z: front.floor, turn: front.turn };
  const deck = box([from, -away + 20, -220], [to, 60, -20]);
  const rails = { mesh: merge(bars(from, to, 0, -60, 1060, 120)), solid: true, finish: finishOf('steel-black'), at };
  return open ? [rails] : [rails, { mesh: deck, solid: true, finish: finishOf('concrete'), at }];
}
