import { describe, expect, test } from 'vitest';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import { createSession, type Session } from '#editor/session.ts';
import { bindSession } from './bind-session.ts';
import { createSyncWorld, type SyncWorld, type Tab } from './testing/sync-world.ts';

const rename = (name: string): Command => ({ kind: 'design.rename', name });
const chair = (id: string): Command => ({
  kind: 'item.add',
  item: {
    id,
    level: 'lv_1',
    model: 'chair-0001',
    finishes: {},
    at: { x: 0, y: 0, z: 0 },
    turn: 0,
    placement: 'floor',
    locked: false,
  },
});
const move = (id: string, x: number): Command => ({ kind: 'item.move', id, at: { x, y: 0, z: 0 } });

async function bound(): Promise<{ all: SyncWorld; tab: Tab; session: Session; other: Tab }> {
  const all = createSyncWorld(newDesign('home'), 3);
  const tab = await all.open(all.browser('u_me'));
  const session = createSession(tab.sync.design());
  bindSession(session, tab.sync);
  return { all, tab, session, other: await all.open(all.browser('u_other')) };
}

describe('a session that saves itself', () => {
  test('what is done, undone and redone in it arrives; the designs stay one and the same', async () => {
    const { all, tab, session } = await bound();
    session.perform(chair('it_1'));
    session.perform(move('it_1', 500));
    expect(tab.sync.design()).toBe(session.design);
    await all.clock.pass(3000);
    expect(all.server.design().items['it_1']?.at.x).toBe(500);
    session.undo();
    await all.clock.pass(3000);
    expect(all.server.design().items['it_1']?.at.x).toBe(0);
    session.redo();
    await all.clock.pass(3000);
    expect(all.server.design().items['it_1']?.at.x).toBe(500);
    expect(session.state.saving).toEqual({ pending: 0, acknowledged: 4 });
    expect(tab.sync.design()).toBe(session.design);
    expect(tab.sync.state().conflicts).toEqual([]);
  });

  test('D6: what others did comes in; an undo leaves it alone and names it', async () => {
    const { all, tab, session, other } = await bound();
    session.perform(chair('it_1'));
    session.perform(chair('it_2'));
    await all.clock.pass(3000);
    session.perform({ kind: 'batch', commands: [move('it_1', 500), move('it_2', 500)] } as Command);
    await all.clock.pass(3000);
    other.sync.perform(move('it_1', 900));
    await all.clock.pass(3000);
    expect(session.design.items['it_1']?.at.x).toBe(900);
    session.undo();
    expect(session.design.items).toMatchObject({ it_1: { at: { x: 900 } }, it_2: { at: { x: 0 } } });
    expect(tab.sync.state().conflicts).toMatchObject([{ cause: 'skipped', paths: ['items.it_1'] }]);
    await all.clock.pass(3000);
    expect(all.server.design().items).toMatchObject({ it_1: { at: { x: 900 } }, it_2: { at: { x: 0 } } });
  });

  test('D6: a step of which nothing is left is named when the one before it is undone', async () => {
    const { all, tab, session, other } = await bound();
    session.perform(chair('it_1'));
    session.perform(rename('mine'));
    await all.clock.pass(3000);
    other.sync.perform(rename('theirs'));
    await all.clock.pass(3000);
    session.undo();
    expect(session.design).toMatchObject({ name: 'theirs', items: {} });
    expect(tab.sync.state().conflicts).toMatchObject([{ cause: 'skipped', paths: ['name'] }]);
  });

  test('a command the server refuses goes out of the session, with its step, and is named once', async () => {
    const { all, tab, session, other } = await bound();
    session.perform(chair('it_1'));
    await all.clock.pass(3000);
    tab.network.cut(true);
    session.perform(move('it_1', 500));
    other.sync.perform({ kind: 'things.remove', ids: ['it_1'] });
    await all.clock.pass(3000);
    tab.network.cut(false);
    await all.clock.pass(40_000);
    expect(session.design.items).toEqual({});
    expect(tab.sync.state().conflicts).toMatchObject([{ cause: 'refused', reason: 'missing_record' }]);
    expect(session.state.history.past).toHaveLength(0);
    expect(tab.sync.design()).toBe(session.design);
  });

  test('rights that end make the session read-only', async () => {
    const { all, tab, session } = await bound();
    await all.clock.pass(1000);
    tab.network.answerWith({ ok: false, status: 403 });
    session.perform(rename('mine'));
    await all.clock.pass(2000);
    expect(session.state.readOnly).toBe('view_only');
    expect(session.perform(rename('more'))).toMatchObject({ ok: false });
  });
});
