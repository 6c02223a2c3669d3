import { sheet } from '#models/geometry/cloth.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { finishOf } from '#models/materials/library.ts';
import type { Mesh } from '#models/geometry/mesh.ts';
import type { Finish } from '#models/materials/finish.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import type { Front } from './front.ts';
import type { Setting } from './setting.ts';

/** Under the open sky things weather: their own finishes, not those on offer. */
export function weathered(id: string, colour: string, roughness = 0.9): Finish {
  return { id: `outside-${id}`, kind: 'stone', name: { en: id, zh: id, vi: id }, colour, roughness, metalness: 0 };
}

/** Grown in patches, trodden, dry in places. */
const lawn: Finish = { ...weathered('lawn', '#646b4c'), pattern: 'patina', tile: [5200, 4100] };
/** Years of rain: a wall as white as a room's would be bare white in the sun. */
const oldWall: Finish = { ...weathered('wall', '#b9ae9a'), pattern: 'patina', tile: [3400, 2300] };
const pavement = weathered('pavement', '#8f8a80');
const town: Finish = {
  ...weathered('town', '#a39a8a'),
  second: '#5f6b4b',
  pattern: 'town',
  tile: [420_000, 420_000],
};
/** Smooth: the view shows in it what stands behind (outside-view.ts). */
export const waterRoughness = 0.02;
const river = weathered('river', '#3c5148', waterRoughness);

/** Millimetres the ground lies below a floor; a high home's is far below. */
const step = 150;
export const highDrop = 32_000;

export function ground(setting: Setting, floor: number): RenderPart {
  const half = setting === 'high' ? 40_000_000 : 400_000;
  const z = floor - (setting === 'high' ? highDrop : step);
  const finish = { garden: lawn, river: lawn, street: pavement, high: town }[setting];
  return {
    mesh: sheet(1, 1, (u, v) => [(u * 2 - 1) * half, (v * 2 - 1) * half, z], { width: half * 2, height: half * 2 }),
    solid: false,
    finish,
    at: { x: 0, y: 0, z: 0, turn: 0 },
  };
}

/** A little above the lawn, so that it covers it; its bank is hidden by what grows there. */
export function water(front: Front): RenderPart {
  const far = 90_000;
  return {
    mesh: sheet(1, 1, (u, v) => [(u * 2 - 1) * 120_000, v * far, 40], { width: 240_000, height: far }),
    solid: false,
    finish: river,
    at: { ...front.at(0, 6200), z: front.floor - step, turn: front.turn },
  };
}

/** A plastered wall along a front, with its coping. */
export function longWall(front: Front, away: number, height: number): RenderPart[] {
  const half = front.width / 2;
  const low = -step;
  const at = { ...front.at(0, away), z: front.floor, turn: front.turn };
  return [
    {
      mesh: board({ from: [-half, 0, low], to: [half, 180, low + height], radius: 0 }, 'middle'),
      solid: true,
      finish: oldWall,
      at,
    },
    {
      mesh: board({ from: [-half, -40, low + height], to: [half, 220, low + height + 70], radius: 10 }, 'middle'),
      solid: true,
      finish: finishOf('concrete'),
      at,
    },
    ...(height < 1500 ? [] : piers(half, low, height).map((mesh) => ({ mesh, solid: true, finish: oldWall, at }))),
  ];
}

/** What breaks a long wall: a plinth and a pier every few metres. */
function piers(half: number, low: number, height: number): Mesh[] {
  const apart = 2900;
  const count = Math.round((2 * half) / apart);
  return [
    board({ from: [-half, -45, low], to: [half, 0, low + 380], radius: 0 }, 'middle'),
    ...Array.from({ length: count + 1 }, (_, i) => {
      const x = -half + (i * 2 * half) / count;
      return board({ from: [x - 170, -70, low], to: [x + 170, 0, low + height + 60], radius: 0 }, 'middle');
    }),
  ];
}
