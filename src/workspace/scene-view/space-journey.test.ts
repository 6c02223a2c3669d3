import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { factsOf } from '#editor/pieces.ts';
import { placingItem } from '#editor/tools/item/item-state.ts';
import { openSpace } from './testing/open-space.ts';

const pieces = ['sofa-0000', 'stool-0000', 'coffee-table-0000', 'armchair-0000', 'bookshelf-0000', 'side-table-0000'];

test.each(['click', 'tap'] as const)(
  'J3 a room of 4200 × 3600, a door, a window, six pieces and a finish in 3D alone, by %s; all undone, all redone',
  async (press) => {
    const { driver, session, at, show, stepAside, [press]: point } = await openSpace(newDesign('Empty'));
    const empty = driver.text();
    driver.use('room').type('4200x3600').press('Enter', 'Escape');
    expect(Object.keys(driver.design.rooms)).toHaveLength(1);
    const walls = Object.values(driver.design.walls);
    const xs = walls.flatMap(({ a, b }) => [a.x, b.x]);
    const ys = walls.flatMap(({ a, b }) => [a.y, b.y]);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const half = (walls[0]?.thickness ?? 0) / 2;
    // Inside, as it was typed.
    expect([right - left - 2 * half, high - low - 2 * half].toSorted((a, b) => a - b)).toEqual([3600, 4200]);
    await show();
    stepAside();

    driver.editor.act('useDoor');
    point(at([(left + right) / 2, high - half, 1000]));
    driver.editor.act('useWindow');
    point(at([left + half, (low + high) / 2, 1300]));
    const byWall = Object.values(driver.design.openings).map(({ kind, wall }) => {
      const { a, b } = walls.find(({ id }) => id === wall) ?? { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
      return `${kind} ${a.y === b.y ? 'across' : 'up'}`;
    });
    expect(byWall.toSorted()).toEqual(['door across', 'window up']);
    await show();

    for (const [i, model] of pieces.entries()) {
      expect(factsOf(driver.editor.pieces, model).family).not.toBe('');
      driver.use(placingItem({ model, finishes: {} }));
      point(at([left + 800 + (i % 3) * 1300, low + 900 + Math.floor(i / 3) * 1700, 0]));
      await show();
    }
    const items = Object.values(driver.design.items);
    expect(items.map(({ model }) => model).toSorted()).toEqual(pieces.toSorted());
    for (const { at: place } of items)
      expect(place.x > left && place.x < right && place.y > low && place.y < high).toBe(true);

    const [sofa] = items.filter(({ model }) => model === 'sofa-0000');
    const [slot, finishes] = Object.entries(factsOf(driver.editor.pieces, 'sofa-0000').slots)[0] ?? ['', []];
    const material = finishes.at(-1) ?? '';
    session.perform({ kind: 'items.finish', ids: [sofa?.id ?? ''], slot, material });
    expect(driver.design.items[sofa?.id ?? '']?.finishes[slot]).toBe(material);

    const whole = driver.text();
    const steps = session.state.history.past.length;
    expect(steps).toBe(1 + 2 + 6 + 1);
    for (let i = 0; i < steps; i++) expect(session.undo()).toBe(true);
    expect(driver.text()).toBe(empty);
    for (let i = 0; i < steps; i++) expect(session.redo()).toBe(true);
    expect(driver.text()).toBe(whole);
  },
);
