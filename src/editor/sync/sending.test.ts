import { describe, expect, test } from 'vitest';
import { did, hour, rename, smallWorld } from './testing/small-world.ts';

describe('how often is sent', () => {
  test('at most once a second alone, four times a second together', async () => {
    const { all, mine } = await smallWorld();
    const sends = async (seconds: number) => {
      const from = all.clock.now();
      for (let i = 0; i < seconds * 20; i++) {
        mine.sync.perform(hour(i % 24));
        await all.clock.pass(50);
      }
      const at = mine.network
        .requests()
        .filter((each) => each.commands > 0 && each.at >= from)
        .map((each) => each.at);
      return { count: at.length, least: Math.min(...at.slice(1).map((moment, i) => moment - (at[i] ?? 0))) };
    };
    await all.clock.pass(2000);
    const alone = await sends(10);
    expect(alone.count).toBeGreaterThanOrEqual(9);
    expect(alone.least).toBeGreaterThanOrEqual(1000);
    mine.sync.setCompany(true);
    const together = await sends(10);
    expect(together.count).toBeGreaterThanOrEqual(36);
    expect(together.least).toBeGreaterThanOrEqual(250);
    mine.sync.setCompany(false);
    await all.clock.pass(2000);
    expect((await sends(5)).least).toBeGreaterThanOrEqual(1000);
  });

  test('what is told: saving, then saved, and nothing else while all is well', async () => {
    const { all, mine } = await smallWorld();
    const told = [mine.sync.state().saving.kind];
    mine.sync.subscribe({ state: ({ saving }) => told.push(saving.kind) });
    await all.clock.pass(15_000);
    expect(told).toEqual(['saved']);
    did(mine, rename('mine'));
    await all.clock.pass(5000);
    expect(told).toEqual(['saved', 'saving', 'saved']);
  });

  test('somebody else’s line is company for a minute', async () => {
    const { all, mine, other } = await smallWorld();
    did(other, rename('theirs'));
    await all.clock.pass(1000);
    for (let i = 0; i < 40; i++) {
      mine.sync.perform(hour(i % 24));
      await all.clock.pass(50);
    }
    expect(mine.network.requests().filter(({ commands }) => commands > 0).length).toBeGreaterThanOrEqual(7);
  });

  test('one request at a time: nothing is asked while an answer is awaited', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.set({ delay: 20_000 });
    did(mine, rename('slow'));
    await all.clock.pass(100);
    const { length } = mine.network.requests();
    did(mine, rename('slower'));
    await all.clock.pass(60);
    expect(mine.network.requests()).toHaveLength(length);
  });

  test('a cut network is tried again ever more rarely, and at once when it is back', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.cut(true);
    did(mine, rename('later'));
    await all.clock.pass(10 * 60_000);
    const tries = mine.network.requests().length;
    expect(tries).toBeLessThan(50);
    expect(mine.sync.state().saving.kind).toBe('offline');
    mine.network.cut(false);
    await all.clock.pass(1500);
    expect(mine.sync.state().saving.kind).toBe('saved');
    expect(all.server.design().name).toBe('later');
  });

  test('what waits can be seen, and is tried at once when the person asks', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.cut(true);
    did(mine, rename('later'));
    await all.clock.pass(10 * 60_000);
    expect(mine.sync.unsent().map(({ command }) => command)).toEqual([rename('later')]);
    const { length } = mine.network.requests();
    mine.sync.retry();
    expect(mine.sync.state().saving.kind, 'nobody says that it is sent').toBe('offline');
    await all.clock.pass(0);
    expect(mine.network.requests()).toHaveLength(length + 1);
  });

  test('an answer that is lost, but whose command the stream acknowledged, does not leave the window offline', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.set({ loseAnswer: 1 });
    did(mine, rename('arrived'));
    await all.clock.pass(30_200);
    expect(mine.sync.state()).toMatchObject({ saving: { kind: 'offline', cause: 'network' }, unsent: 0 });
    mine.network.set({ loseAnswer: 0 });
    await all.clock.pass(5000);
    expect(mine.sync.state().saving.kind).toBe('saved');
  });

  test('429 waits as long as the server says', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.answerWith({ ok: false, status: 429, retryAfter: 20_000 });
    did(mine, rename('patient'));
    await all.clock.pass(100);
    const { length } = mine.network.requests();
    mine.network.answerWith(null);
    await all.clock.pass(19_500);
    expect(mine.network.requests()).toHaveLength(length);
    await all.clock.pass(6000);
    expect(all.server.design().name).toBe('patient');
  });
});

describe('what others do', () => {
  test('is on screen under what is pending here, long before that is answered', async () => {
    const { all, mine, other } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.set({ loseRequest: 1 });
    did(mine, hour(3));
    await all.clock.pass(1000);
    did(other, rename('theirs'));
    await all.clock.pass(1000);
    expect(mine.sync.state().unsent).toBe(1);
    expect(mine.sync.design()).toMatchObject({ name: 'theirs', settings: { hour: 3 } });
  });

  test('is caught up in pieces, without a line of the stream', async () => {
    const { all, mine, other } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.cut(true);
    for (let i = 0; i < 1200; i++) did(other, hour(i % 24));
    await all.clock.pass(20_000);
    expect(all.server.log()).toHaveLength(1200);
    mine.network.set({ loseLine: 1 });
    mine.network.cut(false);
    await all.clock.pass(3000);
    expect(mine.sync.seq()).toBe(1200);
  });

  test('is asked for where a line is missing', async () => {
    const { all, mine, other } = await smallWorld();
    await all.clock.pass(1000);
    mine.network.set({ loseLine: 1 });
    did(other, rename('lost'));
    await all.clock.pass(2000);
    expect(mine.sync.seq()).toBe(0);
    mine.network.set({ loseLine: 0 });
    did(other, hour(3));
    await all.clock.pass(2000);
    expect(mine.sync.design()).toMatchObject({ name: 'lost', settings: { hour: 3 } });
  });

  test('and where they point is told while they are there', async () => {
    const { all, mine } = await smallWorld();
    await all.clock.pass(2000);
    const { length } = mine.network.requests();
    mine.sync.point({ level: 'lv_1', at: { x: 1, y: 2 }, selected: [] });
    await all.clock.pass(2000);
    expect(mine.network.requests()).toHaveLength(length);
    mine.sync.setCompany(true);
    for (let i = 0; i < 40; i++) {
      mine.sync.point({ level: 'lv_1', at: { x: i, y: 2 }, selected: [] });
      await all.clock.pass(50);
    }
    const sent = mine.network.requests().length - length;
    expect(sent).toBeGreaterThanOrEqual(7);
    expect(sent).toBeLessThanOrEqual(9);
    await all.clock.pass(1000);
    const bodies: unknown[] = [];
    const { point } = mine.network.server;
    mine.network.server.point = (body) => {
      bodies.push(body.cursor);
      return point(body);
    };
    await mine.sync.close();
    expect(bodies).toEqual([null]);
  });
});
