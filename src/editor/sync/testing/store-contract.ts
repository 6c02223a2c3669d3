import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import type { Entry } from '#design/commands/wire.ts';
import type { OutboxRow, Place, StoredFork, SyncStore } from '../ports.ts';

const place: Place = { person: 'u_1', design: 'g_1' };
const rename = (name: string) => ({ kind: 'design.rename' as const, name });
const row = (id: string, window = 'w_1'): OutboxRow => ({
  window,
  base: 3,
  version: 4,
  at: 1000,
  envelope: { id, command: rename(id) },
});
const line = (seq: number, id = `line_${seq}`): Entry => ({ seq, by: 'u_2', id, command: rename(id) });
const base = (seq: number, at = 500) => ({ seq, document: newDesign(`at ${seq}`), rights: { edit: true }, at });
const fork = (id: string, at = place): StoredFork => ({
  ...at,
  id,
  reason: 'too_old',
  at: 1,
  base: 3,
  document: newDesign(),
  commands: [],
});
const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ envelope }) => envelope.id);

/** What both stores do, the browser's and the one of tests: these tests run on each. */
export function storeContract(create: () => SyncStore): void {
  test('commands come back in the order they were done, as they were', async () => {
    const store = create();
    await store.write(place, { append: [row('command_2'), row('command_1')] });
    await store.write(place, { append: [row('command_0', 'w_2')] });
    const { outbox } = await store.read(place);
    expect(outbox).toEqual([row('command_2'), row('command_1'), row('command_0', 'w_2')]);
    expect((await store.windows(place)).toSorted()).toEqual(['w_1', 'w_2']);
  });

  test('designs and people are apart', async () => {
    const store = create();
    await store.write(place, { append: [row('command_1')], base: base(1) });
    await store.write({ ...place, person: 'u_2' }, { append: [row('command_1')] });
    await store.write({ ...place, design: 'g_2' }, { append: [row('command_9')] });
    await store.write(place, { drop: ['command_1'] });
    expect((await store.read(place)).outbox).toEqual([]);
    expect(idsOf((await store.read({ ...place, person: 'u_2' })).outbox)).toEqual(['command_1']);
    await store.forgetPerson('u_1');
    expect(await store.list('u_1')).toEqual([]);
    expect(await store.list('u_2')).toMatchObject([{ design: 'g_1', unsent: 1 }]);
  });

  test('a confirmed line leaves every window’s outbox and follows the base', async () => {
    const store = create();
    await store.write(place, { base: base(3), append: [row('command_1'), row('command_2', 'w_2'), row('command_3')] });
    await store.write(place, { confirmed: [line(4, 'command_2'), line(5), line(7)] });
    const stored = await store.read(place);
    expect(idsOf(stored.outbox)).toEqual(['command_1', 'command_3']);
    expect(stored.tail).toEqual([line(4, 'command_2'), line(5)]);
  });

  test('an older base does not take the place of a newer, unless told to; lines up to it go', async () => {
    const store = create();
    await store.write(place, { base: base(3), confirmed: [4, 5, 6].map((seq) => line(seq)) });
    await store.write(place, { base: base(5) });
    expect(await store.read(place)).toMatchObject({ base: base(5), tail: [line(6)] });
    await store.write(place, { base: base(4) });
    expect((await store.read(place)).base).toEqual(base(5));
    await store.write(place, { base: base(4), replace: true });
    // The line between is gone: what follows it is of no use.
    expect(await store.read(place)).toMatchObject({ base: base(4), tail: [] });
  });

  test('a refused command stays with its refusal until it is dropped, and is not unsent', async () => {
    const store = create();
    await store.write(place, { base: base(3), append: [row('command_1'), row('command_2')] });
    const refusal = { reason: 'locked', path: 'items.it_1' };
    await store.write(place, { refused: new Map([['command_1', refusal]]) });
    expect((await store.read(place)).outbox).toEqual([{ ...row('command_1'), refused: refusal }, row('command_2')]);
    expect(await store.list('u_1')).toEqual([{ design: 'g_1', at: 1000, unsent: 1, forks: 0 }]);
    await store.write(place, { drop: ['command_1'] });
    expect(idsOf((await store.read(place)).outbox)).toEqual(['command_2']);
  });

  test('an outbox is adopted once', async () => {
    const store = create();
    await store.write(place, { append: [row('command_1'), row('command_2', 'w_2'), row('command_3')] });
    const both = await Promise.all([store.adopt(place, 'w_1', 'w_2'), store.adopt(place, 'w_1', 'w_3')]);
    expect(both.map((rows) => idsOf(rows)).toSorted((a, b) => b.length - a.length)).toEqual([
      ['command_1', 'command_3'],
      [],
    ]);
    expect(idsOf((await store.read(place)).outbox)).toEqual(['command_1', 'command_2', 'command_3']);
  });

  test('a fork takes the commands out of the outbox and stays until dropped', async () => {
    const store = create();
    await store.write(place, { base: base(3), append: [row('command_1')] });
    await store.write(place, { fork: fork('fork_1'), drop: ['command_1'] });
    expect(await store.read(place)).toMatchObject({ outbox: [], forks: [fork('fork_1')] });
    expect(await store.list('u_1')).toMatchObject([{ unsent: 0, forks: 1 }]);
    await store.dropFork('fork_1');
    expect((await store.read(place)).forks).toEqual([]);
  });

  test('forgetting a design leaves the others', async () => {
    const store = create();
    const other = { ...place, design: 'g_2' };
    for (const each of [place, other])
      await store.write(each, {
        base: base(3),
        append: [row('command_1')],
        confirmed: [line(4)],
        fork: fork(`of_${each.design}`, each),
      });
    await store.forget(place);
    expect(await store.read(place)).toEqual({ base: null, tail: [], outbox: [], forks: [] });
    expect(await store.read(other)).toMatchObject({ base: base(3), tail: [line(4)], forks: [{ id: 'of_g_2' }] });
  });
}
