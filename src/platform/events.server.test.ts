import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEventBus, publish, type BusEvent, type EventBus } from '#platform/events.server.ts';
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../tests/support/database-proxy.ts';
import { until } from '../../tests/support/until.ts';

let database: TestDatabase;
let gate: DatabaseProxy;
beforeAll(async () => {
  database = await testDatabase();
  gate = await startDatabaseProxy(database.url);
});
afterAll(async () => {
  await gate.shut();
  await database.drop();
});

async function listener(): Promise<{ bus: EventBus; heard: BusEvent[]; gaps: () => number }> {
  const heard: BusEvent[] = [];
  let gaps = 0;
  const bus = await openEventBus(gate.url);
  bus.subscribe((event) => {
    if (event.kind === 'gap') gaps += 1;
    else heard.push(event);
  });
  return { bus, heard, gaps: () => gaps };
}

describe('DESIGN §4: LISTEN/NOTIFY bus', () => {
  test('what one publishes every process hears, kind and id', async () => {
    const one = await listener();
    const two = await listener();
    await publish(database.db, { kind: 'settings_changed', id: 'company' });
    await publish(database.db, { kind: 'session_ended', id: 's_1:with:colons' });
    for (const { heard, bus } of [one, two]) {
      await until(() => heard.length === 2);
      expect(heard).toEqual([
        { kind: 'settings_changed', id: 'company' },
        { kind: 'session_ended', id: 's_1:with:colons' },
      ]);
      await bus.close();
    }
  });

  test('an event leaves with its transaction, or not at all', async () => {
    const { heard, bus } = await listener();
    await database.db
      .transaction()
      .execute(async (db) => {
        await publish(db, { kind: 'session_ended', id: 'undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await database.db.transaction().execute((db) => publish(db, { kind: 'session_ended', id: 'done' }));
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ kind: 'session_ended', id: 'done' }]);
    await bus.close();
  });

  test('it comes back by itself and says that something may have been missed', async () => {
    const { heard, gaps, bus } = await listener();
    for (let round = 1; round <= 2; round++) {
      await gate.shut();
      await gate.open();
      await until(() => gaps() === round);
      await publish(database.db, { kind: 'settings_changed', id: `after ${round}` });
      await until(() => heard.some((event) => event.id === `after ${round}`));
    }
    await bus.close();
  });

  test('what is not one of our events is nobody’s', async () => {
    const { heard, bus } = await listener();
    for (const payload of ['', 'nonsense', 'constructor:x', '__proto__:x', ':'])
      await sql`select pg_notify('hien', ${payload})`.execute(database.db);
    await publish(database.db, { kind: 'session_ended', id: 'last' });
    await until(() => heard.length > 0);
    expect(heard).toEqual([{ kind: 'session_ended', id: 'last' }]);
    await bus.close();
  });

  test('closed, it hears nothing and lets go of its connection, also in the middle of coming back', async () => {
    const { heard, bus } = await listener();
    const unsubscribed = await listener();
    unsubscribed.bus.subscribe(() => undefined)();
    await gate.shut();
    await Promise.all([bus.close(), unsubscribed.bus.close()]);
    await gate.open();
    await publish(database.db, { kind: 'session_ended', id: 'x' });
    await until(
      async () =>
        (
          await sql<{
            n: number;
          }>`select count(*)::int as n from pg_stat_activity where query like 'listen%' and datname = current_database()`.execute(
            database.db,
          )
        ).rows[0]!.n === 0,
    );
    expect(heard).toEqual([]);
  });
});
