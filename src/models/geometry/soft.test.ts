import { expect, test } from 'vitest';
import { boundsOf } from '#models/geometry/bounds.ts';
import { book } from '#models/geometry/books.ts';
import { curtain } from '#models/geometry/cloth.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { leaf } from '#models/geometry/foliage.ts';
import {
  flutedFront,
  framedFront,
  latticeFront,
  louvreFront,
  ringFrame,
  shakerFront,
  slabFront,
  slattedFront,
} from '#models/geometry/fronts.ts';
import { handle, handleReach } from '#models/geometry/handles.ts';
import { atCorners, bunFoot, hairpinLeg, roundLeg, sledFrame, squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { brokenCorners, flippedTriangles, openEdges, volumeOf } from '#models/geometry/soundness.ts';
import type { Handle } from '#models/geometry/handles.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

const details: Detail[] = ['near', 'middle', 'far'];
const front = { width: 420, height: 640 };
const leg = { height: 160, top: 40 };

const solids: Record<string, (detail: Detail) => Mesh> = {
  cushion: (d) => cushion({ width: 700, depth: 750, height: 180 }, d),
  piped: (d) => cushion({ width: 700, depth: 750, height: 160, seam: 'piping' }, d),
  pillow: (d) => pillow({ width: 450, height: 450, thickness: 170 }, d),
  slab: (d) => slabFront(front, d).frame,
  shaker: (d) => shakerFront(front, d).frame,
  framed: (d) => framedFront(front, d).frame,
  slatted: (d) => slattedFront(front, d).frame,
  louvre: (d) => louvreFront(front, d).frame,
  lattice: (d) => latticeFront(front, d).frame,
  fluted: (d) => flutedFront(front, d).frame,
  ring: (d) => ringFrame(front, d),
  round: (d) => atCorners(roundLeg({ ...leg, splay: [20, 15] }, d), 300, 200),
  square: (d) => squareLeg({ ...leg, foot: 24, splay: [10, 0] }, d),
  turned: (d) => turnedLeg(leg, d),
  hairpin: (d) => hairpinLeg({ height: 400, spread: 120 }, d),
  sled: (d) => sledFrame({ depth: 600, height: 160 }, d),
  bun: (d) => bunFoot(leg, d),
  book: (d) => book({ width: 30, depth: 160, height: 240 }, d).cover,
  ...Object.fromEntries(
    (Object.keys(handleReach) as Handle[]).map((kind) => [kind, (d: Detail) => handle(kind, {}, d)]),
  ),
};

test.each(Object.entries(solids))('%s is sound at every detail', (_, make) => {
  for (const detail of details) {
    const mesh = make(detail);
    expect([detail, openEdges(mesh), brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([detail, 0, 0, 0]);
    expect(volumeOf(mesh)).toBeGreaterThan(0);
  }
});

test('soft things measure what was asked', () => {
  for (const detail of details) {
    const { min, max } = boundsOf(cushion({ width: 700, depth: 750, height: 180, at: [100, 0, 300] }, detail));
    expect([min, max].flat().map((value) => Math.round(value * 100) / 100)).toEqual([-250, -375, 300, 450, 375, 480]);
    const hanging = boundsOf(curtain({ width: 900, depth: 120, height: 2400, folds: 8 }, detail));
    expect(hanging).toEqual({ min: [-450, -120, 0], max: [450, 0, 2400] });
  }
});

test('handles come forward as far as they say', () => {
  for (const kind of Object.keys(handleReach) as Handle[])
    expect(-boundsOf(handle(kind, {}, 'near')).min[1]).toBeCloseTo(handleReach[kind], 1);
});

test('leaves are whole', () => {
  const mesh = leaf({ length: 200, width: 60, rise: 70, heading: 30, at: [0, 0, 300] }, 'middle');
  expect([brokenCorners(mesh), mesh.indices.length > 0]).toEqual([0, true]);
});
