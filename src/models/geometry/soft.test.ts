import { expect, test } from 'vitest';
import { boundsOf } from '#models/geometry/bounds.ts';
import { book } from '#models/geometry/books.ts';
import { curtain } from '#models/geometry/cloth.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { drapedCover } from '#models/geometry/draped-cover.ts';
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
const bed = { width: 1600, front: -1000, top: 450, drop: 140, loft: 40, off: { side: 30, foot: 8 }, seed: 8 };
const leg = { height: 160, top: 40 };

const solids: Record<string, (detail: Detail) => Mesh> = {
  cushion: (d) => cushion({ width: 700, depth: 750, height: 180 }, d),
  piped: (d) => cushion({ width: 700, depth: 750, height: 160, seam: 'piping' }, d),
  pillow: (d) => pillow({ width: 450, height: 450, thickness: 170 }, d),
  cover: (d) => drapedCover(bed, { from: null, to: 700, lift: 0, round: 34 }, d),
  strip: (d) => drapedCover(bed, { from: -600, to: -150, lift: 10, round: 10 }, d),
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

test('a cover lies on its bed, hangs as far as it may and stands off no further', () => {
  for (const detail of details) {
    const mesh = drapedCover(bed, { from: null, to: 700, lift: 0, round: 34 }, detail);
    const { min, max } = boundsOf(mesh);
    expect(Math.max(max[0], -min[0])).toBeGreaterThan(bed.width / 2);
    expect(Math.max(max[0], -min[0])).toBeLessThanOrEqual(bed.width / 2 + bed.off.side);
    expect(min[1]).toBeGreaterThanOrEqual(bed.front - bed.off.foot);
    expect(max[1]).toBeLessThanOrEqual(701);
    expect(min[2]).toBeGreaterThanOrEqual(bed.top - bed.drop);
    expect(max[2]).toBeLessThan(bed.top + 2 * bed.loft);
    const within = [...mesh.positions.keys()].filter(
      (i) =>
        i % 3 === 0 &&
        Math.abs(mesh.positions[i]!) < bed.width / 2 - 60 &&
        mesh.positions[i + 1]! > bed.front + 60 &&
        mesh.positions[i + 1]! < 650,
    );
    // One corner closes it from below.
    const low = within.filter((i) => mesh.positions[i + 2]! < bed.top).map((i) => mesh.positions[i + 2]!);
    expect(new Set(low)).toEqual(new Set([bed.top - 40]));
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
