import { describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { newMember } from '../../../../../tests/support/app.ts';
import { addChair, newDrawing } from '../../../../../tests/support/studio/drawing.ts';
import { openStudio } from '../../../../../tests/support/studio/open-studio.ts';
import { lockDesign } from '../design-log-queries.server.ts';
import { lookAtDesign, storeCommands } from './sending-queries.server.ts';

const { world, lan } = await openStudio();

const line = (n: number) => ({ id: `line_${n}`.padEnd(12, '0'), command: { kind: 'none' }, change: {} });
const storing = (id: string, seq: number, n: number, hits = 1_000_000) => ({
  design: { id, seq },
  name: 'Home',
  by: lan.id,
  now: world.clock.now(),
  documentVersion: 4,
  commands: [line(n)],
  limit: { key: `written:${id}`, hits, seconds: 60 },
  more: 0,
  tell: [],
});
const logOf = (id: string) =>
  world.db.selectFrom('design_commands').select(['seq', 'id']).where('design_id', '=', id).orderBy('seq').execute();
const written = async (id: string) =>
  (await world.db.selectFrom('limits').select('hits').where('key', '=', `written:${id}`).executeTakeFirst())?.hits ?? 0;
const looking = (id: string, { ids = [] as string[], ownerId = lan.id, hits = 9 } = {}) => ({
  now: world.clock.now(),
  limits: [{ key: `looked:${id}`, hits, seconds: 60 }],
  designId: id,
  ownerId,
  ids,
});

describe('D3: commands are stored where the design stands as they were run on it, or not at all', () => {
  test('of many at the same number one is stored; the others leave nothing, not even in what was written', async () => {
    const { id, send } = await newDrawing(world, lan.token);
    await send([addChair(1)]);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => storeCommands(world.db, storing(id, 1, n))));
    expect(all.filter((each) => each === 'stored')).toHaveLength(1);
    expect(all.filter((each) => each === 'changed')).toHaveLength(7);
    expect((await logOf(id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await written(id)).toBe(JSON.stringify(line(0).command).length + 2);
  });

  test('whoever has the row first comes first: who waited for it finds the design changed', async () => {
    const { id } = await newDrawing(world, lan.token);
    const waiting: Promise<string>[] = [];
    await transaction(world.db, async (db) => {
      await lockDesign(db, id);
      waiting.push(storeCommands(world.db, storing(id, 0, 1)));
      expect(await storeCommands(db, storing(id, 0, 2))).toBe('stored');
    });
    expect(await Promise.all(waiting)).toEqual(['changed']);
    expect(await logOf(id)).toEqual([{ seq: 1, id: line(2).id }]);
  });

  test('not into the bin, and not beyond a limit', async () => {
    const { id } = await newDrawing(world, lan.token);
    expect(await storeCommands(world.db, storing(id, 0, 1, 30))).toBe('stored');
    expect(await storeCommands(world.db, storing(id, 1, 2, 30))).toBe('limit');
    await world.call('DELETE', `/designs/${id}`, { token: lan.token });
    expect(await storeCommands(world.db, storing(id, 1, 3))).toBe('changed');
    expect(await logOf(id)).toHaveLength(1);
    expect(await written(id)).toBeLessThan(30);
  });

  test('a look says nothing of a design of others, nor where a command is known; it takes its slot all the same', async () => {
    const { id, send } = await newDrawing(world, lan.token);
    const sent = { id: 'known_00001', ...addChair(1) };
    await send([sent]);
    const other = await newMember(world);
    expect(await lookAtDesign(world.db, looking(id))).toMatchObject({ open: true, design: { id, seq: 1 } });
    expect(await lookAtDesign(world.db, looking(id, { ids: [sent.id] }))).toEqual({ open: true, design: null });
    expect(await lookAtDesign(world.db, looking(id, { ownerId: other.id }))).toEqual({ open: true, design: null });
    expect(await lookAtDesign(world.db, looking(id, { hits: 4 }))).toMatchObject({ open: true });
    expect(await lookAtDesign(world.db, looking(id, { hits: 4 }))).toMatchObject({ open: false });
  });
});
