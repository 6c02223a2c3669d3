import { describe, expect, it } from 'vitest';
import { doorMesh } from '#elements/door/mesh.ts';
import { doorCasing, doorDefaults, doorSchema } from '#design/records/door.ts';
import type { Door } from '#design/records/door.ts';
import { latticeMesh } from '#elements/window/lattice.ts';
import { windowMesh } from '#elements/window/mesh.ts';
import { windowDefaults, windowSchema } from '#design/records/window.ts';
import type { Window } from '#design/records/window.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import type { Part } from '#models/geometry/mesh.ts';
import { brokenCorners, flippedTriangles, openEdges } from '#models/geometry/soundness.ts';

const { form, leaf } = doorSchema.shape;
const doors = form.options.flatMap((shape) =>
  leaf.options.flatMap((style) => [900, 1600, 3200].map((width) => ({ form: shape, leaf: style, width }))),
);
const windows = windowSchema.shape.form.options.flatMap((shape) =>
  windowSchema.shape.lattice.options.map((lattice) => ({ form: shape, lattice })),
);

function expectSound(parts: readonly Part[]): void {
  for (const { mesh } of parts)
    expect([openEdges(mesh), brokenCorners(mesh), flippedTriangles(mesh)]).toEqual([0, 0, 0]);
  expect(parts.reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)).toBeLessThan(10_000);
}

describe('doors', () => {
  it.each(doors)('$form, $leaf, $width: sound; shut it stays in its hole', ({ form: shape, leaf: style, width }) => {
    for (const [hinge, side] of [
      ['a', 'left'],
      ['b', 'right'],
    ] as const) {
      const door: Door = {
        ...doorDefaults,
        finishes: {},
        kind: 'door',
        id: 'op_1',
        wall: 'wl_1',
        offset: 2000,
        form: shape,
        leaf: style,
        width,
        hinge,
        side,
      };
      const parts = doorMesh(door, width, 110, 'middle');
      expectSound(parts);
      const leaves = boundsOf({ parts: parts.filter(({ slot }) => slot === 'leaf') });
      const room = shape === 'sliding' && width < 1300 ? doorCasing : 0;
      expect(leaves.min[0]).toBeGreaterThanOrEqual(-width / 2 - room);
      expect(leaves.max[0]).toBeLessThanOrEqual(width / 2 + room);
      expect(leaves.max[2]).toBeLessThanOrEqual(door.height);
      expectSound(doorMesh({ ...door, open: 1 }, width, 110, 'middle'));
    }
  });

  it('opens to its side', () => {
    for (const hinge of ['a', 'b'] as const)
      for (const side of ['left', 'right'] as const) {
        const door: Door = {
          ...doorDefaults,
          finishes: {},
          kind: 'door',
          id: 'op_1',
          wall: 'wl_1',
          offset: 2000,
          hinge,
          side,
          open: 1,
        };
        const { min, max } = boundsOf({ parts: doorMesh(door, 900, 110, 'far').filter(({ slot }) => slot === 'leaf') });
        expect(side === 'left' ? max[1] : -min[1]).toBeGreaterThan(800);
        expect(side === 'left' ? min[1] : -max[1]).toBeGreaterThan(-60);
        // Standing open, it is at the jamb that carries it.
        expect(hinge === 'a' ? max[0] : -min[0]).toBeLessThan(-300);
      }
  });
});

describe('windows', () => {
  it.each(windows)('$form, $lattice', ({ form: shape, lattice }) => {
    for (const sashes of [1, 2, 3])
      for (const open of [0, 1]) {
        const window: Window = {
          ...windowDefaults,
          finishes: {},
          kind: 'window',
          id: 'op_1',
          wall: 'wl_1',
          offset: 2000,
          form: shape,
          lattice,
          sashes,
          open,
        };
        const parts = windowMesh(window, 1500, 220, 'middle');
        expectSound(parts);
        const { min, max } = boundsOf({ parts: parts.filter(({ slot }) => slot === 'lattice' || slot === 'sill') });
        expect(min[2]).toBeGreaterThan(window.sill - 10);
        expect(max[2]).toBeLessThanOrEqual(window.sill + window.height);
      }
  });

  it('a lattice keeps to its rectangle', () => {
    for (const kind of ['bars', 'grid', 'steps', 'diamond', 'slats'] as const) {
      const { min, max } = boundsOf({
        parts: [{ slot: 'lattice', solid: true, mesh: latticeMesh(kind, 1200, 1400, 26, 'middle') }],
      });
      expect(Math.max(-min[0], max[0])).toBeLessThan(600 + 16);
      expect(min[2]).toBeGreaterThan(-16);
      expect(max[2]).toBeLessThan(1400 + 16);
    }
  });
});
