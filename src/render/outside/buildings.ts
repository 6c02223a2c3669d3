import type { Rng } from '#lib/random.ts';
import type { Vec3 } from '#lib/vec.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge } from '#models/geometry/transform.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import { finishOf } from '#models/materials/library.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import { weathered } from './grounds.ts';
import type { Front } from './front.ts';

const faces = ['#cdb98f', '#c9c0ae', '#b9a68c', '#a9b0a0', '#d3cab8'].map((colour, i) => weathered(`face${i}`, colour));
const shutters = weathered('shutters', '#5b6a55');
const roof = weathered('roof', '#8a5440');
const dark = weathered('pane', '#2a3033', 0.1);
const towers = ['#b3b4b1', '#a49e94', '#bdb6a9', '#95999a'].map((colour, i) => weathered(`tower${i}`, colour));

function box(from: Vec3, to: Vec3): Mesh {
  return board({ from, to, radius: 0 }, 'far');
}

/** Narrow houses side by side across the street: floors of shuttered windows, a balcony each, a tiled eave. */
export function neighbours(front: Front, away: number): RenderPart[] {
  const parts: RenderPart[] = [];
  const at = { ...front.at(0, away), z: front.floor - 150, turn: front.turn };
  const add = (meshes: Mesh[], finish: Finish): void =>
    void (meshes.length > 0 && parts.push({ mesh: merge(meshes), solid: true, finish, at }));
  const panes: Mesh[] = [];
  const slats: Mesh[] = [];
  const rails: Mesh[] = [];
  const eaves: Mesh[] = [];
  for (let left = -front.width / 2; left < front.width / 2;) {
    const width = front.rng.between(4200, 5600);
    const floors = front.rng.pick([2, 3, 3, 4]);
    const house = { left, width, floors, storey: front.rng.between(3200, 3700), rng: front.rng };
    add(walls(house), front.rng.pick(faces));
    panes.push(...windowsOf(house).map(({ x, z, w, h }) => box([x, 60, z], [x + w, 90, z + h])));
    slats.push(...windowsOf(house).flatMap(shutter));
    rails.push(...balcony(house));
    const top = floors * house.storey;
    eaves.push(box([left - 60, -500, top], [left + width + 60, 400, top + 120]));
    left += width;
  }
  add(panes, dark);
  add(slats, shutters);
  add(rails, finishOf('steel-black'));
  add(eaves, roof);
  return parts;
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

/** Two leaves of slats, pushed open to the sides. */
function shutter({ x, z, w, h }: { x: number; z: number; w: number; h: number }): Mesh[] {
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

/** Towers in the haze, each with its floors: what one sees from high above. */
export function city(front: Front): RenderPart[] {
  const { rng } = front;
  const byFinish = new Map<Finish, Mesh[]>();
  const put = (finish: Finish, mesh: Mesh): void => void byFinish.set(finish, [...(byFinish.get(finish) ?? []), mesh]);
  for (let i = 0; i < 46; i++) {
    const away = 80_000 + 320_000 * rng.next() ** 1.3;
    const along = rng.between(-1.1, 1.1) * away;
    const half = rng.between(6000, 13_000);
    const low = -32_000;
    const height = rng.next() < 0.25 ? rng.between(38_000, 62_000) : rng.between(10_000, 29_000);
    put(rng.pick(towers), box([along - half, away, low], [along + half, away + half * 1.6, low + height]));
    for (let floor = 1; floor * 3300 < height - 2000; floor++) {
      const z = low + floor * 3300;
      put(dark, box([along - half - 60, away - 60, z], [along + half + 60, away + half * 1.6 + 60, z + 1500]));
    }
  }
  const at = { ...front.at(0, 0), z: front.floor, turn: front.turn };
  return [...byFinish].map(([finish, meshes]) => ({ mesh: merge(meshes), solid: true, finish, at }));
}
