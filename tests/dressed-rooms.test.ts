import { describe, expect, test } from 'vitest';
import { homeDocument } from '#demo/homes/home-document.ts';
import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { findModel } from '#models/library.ts';
import { dressed } from '../scripts/lib/demo-pictures/dress.ts';
import { openFields, restingHeight } from '../scripts/lib/demo-pictures/free-places.ts';

const homes = ['japandi-living', 'newchinese-living', 'midcentury-flat'];

/** What it takes up; pieces stand at right angles here. */
function boxOf({ model, at, turn }: Item): { min: number[]; max: number[] } {
  const { width, depth, height } = findModel(model)!.choice as Record<string, number>;
  const [across, along] = turn % 180 === 0 ? [width!, depth!] : [depth!, width!];
  return {
    min: [at.x - across / 2, at.y - along / 2, at.z],
    max: [at.x + across / 2, at.y + along / 2, at.z + height!],
  };
}

const brought = (design: Design, home: string) =>
  Object.values(dressed(design, home).items).filter(({ id }) => !Object.hasOwn(design.items, id));

describe('E3: what a photographer brings to a demo home', () => {
  test.each(homes)('%s: stands within a piece of it, and nothing in something else', (home) => {
    const design = homeDocument(home);
    const things = brought(design, home);
    expect(things.length).toBeGreaterThan(5);
    const boxes = things.map(boxOf);
    const pieces = Object.values(design.items).map(boxOf);
    for (const [at, { min, max }] of boxes.entries()) {
      expect(
        pieces.some((piece) => [0, 1].every((k) => piece.min[k]! <= min[k]! + 1 && piece.max[k]! >= max[k]! - 1)),
        things[at]!.model,
      ).toBe(true);
      for (const other of boxes.slice(at + 1))
        expect([0, 1, 2].every((k) => min[k]! < other.max[k]! - 1 && max[k]! > other.min[k]! + 1)).toBe(false);
    }
  });

  test('the same each time, and what the design has stays as it is', () => {
    const design = homeDocument('japandi-living');
    const before = structuredClone(design);
    expect(dressed(design, 'japandi-living')).toEqual(dressed(design, 'japandi-living'));
    expect(design).toEqual(before);
    expect(dressed(design, 'japandi-living').items).toMatchObject(before.items);
  });

  test('fields of a shelf are found between its boards, and where a seat is even', () => {
    const shelf = findModel(Object.values(homeDocument('newchinese-living').items).find(isOf('bookshelf'))!.model)!;
    const rows = Number(shelf.choice.bays) * Number(shelf.choice.shelves);
    const fields = openFields(shelf.family.build(shelf.choice, 'middle'));
    expect(fields.length).toBe(shelf.choice.lower === 'open' ? rows : rows - Number(shelf.choice.bays));
    const sofa = findModel(Object.values(homeDocument('newchinese-living').items).find(isOf('sofa'))!.model)!;
    const model = sofa.family.build(sofa.choice, 'middle');
    expect(restingHeight(model, { x: 0, y: 0, width: 100, depth: 100 })).toBeGreaterThan(300);
    expect(restingHeight(model, { x: 0, y: 0, width: 9000, depth: 100 })).toBeNull();
  });
});

function isOf(code: string): (item: Item) => boolean {
  return ({ model }) => findModel(model)?.family.code === code;
}
