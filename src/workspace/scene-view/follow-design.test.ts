import { expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Design } from '#design/document.ts';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { followDesign, type FollowedHome } from './follow-design.ts';
import { movedPieces } from './moved-pieces.ts';

const flat = furnishedFlat();

function done(design: Design, command: Command): Design {
  const result = apply(design, command);
  if (!result.ok) throw new Error(result.reason);
  return result.design;
}

const sofaTo = (x: number, design = flat, z = 0) =>
  done(design, { kind: 'item.move', id: 'it_sofa', at: { x, y: 2000, z } });

/** A home that writes down what it is told. */
function told() {
  const log: string[] = [];
  const home: FollowedHome = {
    update: (design) => {
      log.push(`update ${design.items.it_sofa?.at.x}`);
      return Promise.resolve();
    },
    overlay: (id, at) => void log.push(`overlay ${id} ${at.x}`),
    endOverlay: (id) => void log.push(`end ${id}`),
    redraw: () => undefined,
  };
  const following = followDesign(home, flat, 'lv_1', () => log.push('failed'));
  return { log, following, settled: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) };
}

test('J3 pieces that only stand elsewhere are told apart from every other change', () => {
  expect(movedPieces(flat, sofaTo(3000))).toEqual([
    { id: 'it_sofa', at: { x: 3000, y: 2000, z: 0, turn: expect.any(Number) as number } },
  ]);
  expect(movedPieces(flat, flat)).toEqual([]);
  const finished = done(flat, { kind: 'items.finish', ids: ['it_sofa'], slot: 'cover', material: 'linen-moss' });
  if (finished !== flat) expect(movedPieces(flat, finished)).toBeNull();
  expect(movedPieces(flat, done(flat, { kind: 'things.remove', ids: ['it_sofa'] }))).toBeNull();
  expect(movedPieces(flat, sofaTo(3000, flat, 400)), 'off the floor its shadow goes').toBeNull();
});

test('J3 a dragged piece is all that is touched; letting go is one edit, then its overlay ends', async () => {
  const { log, following, settled } = told();
  following.show(sofaTo(2500), 'lv_1', true);
  following.show(sofaTo(2600), 'lv_1', true);
  expect(log).toEqual(['overlay it_sofa 2500', 'overlay it_sofa 2600']);
  following.show(sofaTo(2600), 'lv_1', false);
  expect(log.slice(2)).toEqual(['update 2600']);
  await settled();
  expect(log.slice(3)).toEqual(['end it_sofa']);
});

test('J3 a drag that is given up brings the piece back', async () => {
  const { log, following, settled } = told();
  following.show(sofaTo(2500), 'lv_1', true);
  following.show(flat, 'lv_1', false);
  await settled();
  expect(log.at(-1)).toBe('end it_sofa');
});

test('J3 taken in hand again before the edit is shown, it stays in the hand', async () => {
  const { log, following, settled } = told();
  const first = sofaTo(2500);
  following.show(first, 'lv_1', true);
  following.show(first, 'lv_1', false);
  following.show(sofaTo(2700, first), 'lv_1', true);
  await settled();
  expect(log).not.toContain('end it_sofa');
});

test('J3 a new piece is made once and then carried', () => {
  const { log, following } = told();
  const added = (x: number) =>
    done(flat, {
      kind: 'item.add',
      item: {
        id: 'it_new',
        level: 'lv_1',
        model: 'stool-0000',
        finishes: {},
        at: { x, y: 1000, z: 0 },
        turn: 0,
        placement: 'floor',
        locked: false,
      },
    });
  const first = added(1000);
  following.show(first, 'lv_1', true);
  expect(log).toHaveLength(1);
  const item = first.items.it_new;
  if (!item) throw new Error('it was added');
  const second = { ...first, items: { ...first.items, it_new: { ...item, at: { ...item.at, x: 1100 } } } };
  following.show(second, 'lv_1', true);
  expect(log.slice(1)).toEqual(['overlay it_new 1100']);
});
