import type { Detail } from '#models/geometry/mesh.ts';
import { scale } from '#models/geometry/transform.ts';
import { finishOf } from '#models/materials/library.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import type { Front } from './front.ts';
import { growing, type Growing, type Kind } from './nursery.ts';

const shrubs: readonly Kind[] = [
  { kind: 'areca', width: 950, height: 1400 },
  { kind: 'fiddleBush', width: 750, height: 1200 },
  { kind: 'monstera', width: 950, height: 1050, leaf: 'leaf-deep' },
  { kind: 'bird', width: 950, height: 1400 },
  { kind: 'rhapis', width: 850, height: 1200 },
  { kind: 'banana', width: 950, height: 1600 },
  { kind: 'bamboo', width: 950, height: 1800, leaf: 'leaf-olive' },
];
const tall: readonly Kind[] = [
  { kind: 'olive', width: 850, height: 1600 },
  { kind: 'bamboo', width: 950, height: 2000, leaf: 'leaf-olive' },
  { kind: 'banana', width: 950, height: 2000 },
  { kind: 'areca', width: 950, height: 1800 },
];

interface Bed {
  from: number;
  to: number;
  apart: number;
  size: readonly [number, number];
}

/** Shrubs along a front, the nearer ones low. */
export function bed(front: Front, { from, to, apart, size }: Bed): RenderPart[] {
  const count = Math.max(1, Math.round(front.width / apart));
  const { rng } = front;
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + rng.between(0.1, 0.9)) / count - 0.5) * front.width;
    const deep = rng.next();
    const by = size[0] + (size[1] - size[0]) * Math.max(0, deep * 0.8 + rng.between(-0.2, 0.2));
    return planted(front, rng.pick(shrubs), along, from + (to - from) * deep, by, 'far');
  }).flat();
}

interface Trees {
  from: number;
  to: number;
  count: number;
  size: readonly [number, number];
}

/** Trees, one of them near a window: leaves before the sky. */
export function trees(front: Front, { from, to, count, size }: Trees): RenderPart[] {
  const { rng } = front;
  return Array.from({ length: count }, (_, i) => {
    const window = i === 0 ? rng.pick(front.windows) : undefined;
    const along = window ? window.along + rng.between(-1, 1) * window.width : rng.between(-0.5, 0.5) * front.width;
    return planted(front, rng.pick(tall), along, rng.between(from, to), rng.between(...size), 'middle');
  }).flat();
}

function planted(front: Front, kind: Kind, along: number, away: number, by: number, detail: Detail): RenderPart[] {
  const at = { ...front.at(along, away), z: front.floor - 160, turn: front.turn + front.rng.between(0, 6.28) };
  return front.grow(kind, detail).map(({ slot, mesh, solid }) => ({
    mesh: scale(mesh, by, by, by * front.rng.between(0.92, 1.08)),
    solid,
    finish: finishOf((slot === 'leaf' && kind.leaf) || growing[slot as Growing]),
    at,
  }));
}
