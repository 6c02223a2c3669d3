import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, openDatabase, transaction } from '#db/database.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { openEventBus } from '#platform/events.server.ts';
import {
  appOnDatabase,
  giveRoles,
  newMember,
  registerPerson,
  setStatus,
  signIn,
  testApp,
  type Person,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { startDatabaseProxy } from '../../../../tests/support/database-proxy.ts';
import { hear, listener, quietBus, serve, sessionOf, sleeper, type Ear } from '../../../../tests/support/listening.ts';
import { until } from '../../../../tests/support/until.ts';
import { codeAt, fromBase32, stepAt } from '../accounts/second-factor/totp.server.ts';
import { createStreams } from './streams.server.ts';
import { sendNotification } from './send-notification.server.ts';

let one: TestApp;
let two: TestApp;
let origins: [string, string];
beforeAll(async () => {
  one = await testApp();
  two = await appOnDatabase(one.url);
  origins = [await serve(one), await serve(two)];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function someone(): Promise<Person & { token: string; bearer: { authorization: string } }> {
  const person = await registerPerson(one);
  const token = await signIn(one, person);
  return { ...person, token, bearer: { authorization: `Bearer ${token}` } };
}

const placed = (world: TestApp, { id }: { id: string }, number: number) =>
  transaction(world.db, (db) =>
    sendNotification(db, world.services, [id], { type: 'ORDER_PLACED', details: { number } }),
  );

describe('I1: the live stream', () => {
  test('a notice made by one process reaches a client of the other, once', async () => {
    const lan = await someone();
    const ear = await hear(origins[1], lan.bearer);
    await placed(one, lan, 1);
    await until(() => ear.notices().length > 0);
    await placed(two, lan, 2);
    await until(() => ear.notices().length > 1);
    expect(ear.notices().map((event) => event.seq)).toEqual([1, 2]);
    ear.cut();
  });

  test('M1: who works at the console hears that its lists have changed, in either process, and nobody else does', async () => {
    const lan = await someone();
    const clerk = await someone();
    await giveRoles(one, clerk.id, 'ROLE_ADMIN');
    const authorization = `Bearer ${await signIn(one, clerk)}`;
    const [desk, customer] = [await hear(origins[1], { authorization }), await hear(origins[0], lan.bearer)];
    const act = (actorId: string, action: string) =>
      transaction(one.db, (db) =>
        audit(db, { ...one.services, requestId: 'q', address: '', session: null }, { action, target: 'x', actorId }),
      );
    await act(clerk.id, 'refund.sent');
    await act(lan.id, 'profile.changed');
    await act(lan.id, 'bill.submitted');
    await placed(one, lan, 1);
    await until(() => desk.heard.some((event) => 'desk' in event) && customer.notices().length > 0);
    expect(desk.heard.filter((event) => 'desk' in event)).toEqual([{ type: 'NONE', desk: 'bill' }]);
    expect(customer.heard.filter((event) => 'desk' in event)).toEqual([]);
    desk.cut();
    customer.cut();
  });

  test('M1 TOTP: before the second factor an admin hears nothing of the console; with it they do, in the same window', async () => {
    const clerk = await newMember(one, 'ROLE_ADMIN');
    const bearer = { authorization: `Bearer ${clerk.token}` };
    const told = () =>
      transaction(one.db, async (db) => {
        await audit(
          db,
          { ...one.services, requestId: 'q', address: '', session: null },
          { action: 'bill.submitted', target: 'x' },
        );
        await sendNotification(db, one.services, [clerk.id], { type: 'ORDER_PLACED', details: { number: 1 } });
      });
    const hears = async (ear: Ear) => {
      const { length } = ear.notices();
      await told();
      await until(() => ear.notices().length > length);
      return ear.heard.some((event) => event.desk === 'bill');
    };
    const elsewhere = { ...bearer, 'x-forwarded-for': '203.0.113.7' };
    const away = await hear(origins[1], elsewhere);
    expect(await hears(away)).toBe(false);
    const ticket = await one.call('POST', '/user/sse-ticket', { token: clerk.token });
    const byTicket = await hear(
      origins[0],
      { 'x-forwarded-for': '203.0.113.7' },
      `?ticket=${z.object({ ticket: z.string() }).parse(ticket.data).ticket}`,
    );
    expect(await hears(byTicket)).toBe(false);
    const begun = await one.call('POST', '/user/second-factor:begin', {
      token: clerk.token,
      body: { password: clerk.password },
    });
    const { secret } = z.object({ secret: z.string() }).parse(begun.data);
    const code = codeAt(fromBase32(secret), stepAt(one.clock.now()));
    await one.call('POST', '/user/second-factor:confirm', { token: clerk.token, body: { code } });
    await Promise.all([away.ended, byTicket.ended]);
    const again = await hear(origins[1], elsewhere);
    expect(await hears(again)).toBe(true);
    // Another session of theirs has not shown it yet, though it is at this machine.
    const other = await hear(origins[0], { authorization: `Bearer ${await signIn(one, clerk)}` });
    expect(await hears(other)).toBe(false);
    again.cut();
    other.cut();
  });

  test('a cut stream goes on with Last-Event-ID at either process: nothing lost, nothing doubled', async () => {
    const lan = await someone();
    const seen: number[] = [];
    let last = 0;
    for (let round = 0; round < 4; round++) {
      const ear = await hear(origins[round % 2]!, { ...lan.bearer, 'last-event-id': String(last) });
      const telling = Promise.all(
        Array.from({ length: 30 }, (_, n) => placed(n % 2 === 0 ? one : two, lan, round * 100 + n)),
      );
      const enough = last + 10;
      await until(() => (ear.notices().at(-1)?.seq ?? 0) >= enough);
      ear.cut();
      await ear.ended;
      seen.push(...ear.notices().map((event) => event.seq!));
      last = seen.at(-1)!;
      await telling;
    }
    const ear = await hear(origins[0], { ...lan.bearer, 'last-event-id': String(last) });
    await until(() => seen.length + ear.notices().length === 120);
    expect([...seen, ...ear.notices().map((event) => event.seq!)]).toEqual(
      Array.from({ length: 120 }, (_, n) => n + 1),
    );
    ear.cut();
  });

  test('opens by cookie, bearer or a ticket of one use; not by a token in the address, nor without anything', async () => {
    const lan = await someone();
    (await hear(origins[0], { cookie: `token=${lan.token}` })).cut();
    const { ticket } = z
      .object({ ticket: z.string() })
      .parse((await one.call('POST', '/user/sse-ticket', { token: lan.token })).data);
    (await hear(origins[1], {}, `?ticket=${ticket}`)).cut();
    for (const query of [`?ticket=${ticket}`, `?token=${lan.token}`, '', '?ticket=none']) {
      const refused = await fetch(`${origins[0]}/api/sse${query}`);
      expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([401, 'login_required']);
    }
  });

  test('a ticket is good for 60 seconds and for as long as its session', async () => {
    const lan = await someone();
    const ticketOf = async () =>
      z.object({ ticket: z.string() }).parse((await one.call('POST', '/user/sse-ticket', { token: lan.token })).data)
        .ticket;
    const late = await ticketOf();
    const orphan = await ticketOf();
    await one.call('POST', '/auth/logout', { token: lan.token });
    expect((await fetch(`${origins[0]}/api/sse?ticket=${orphan}`)).status).toBe(401);
    one.clock.advance(61);
    expect((await fetch(`${origins[0]}/api/sse?ticket=${late}`)).status).toBe(401);
  });

  test('a session that ends closes its streams, at every process, and no others', async () => {
    const lan = await someone();
    const huy = await someone();
    const first = await hear(origins[0], lan.bearer);
    const second = await hear(origins[1], lan.bearer);
    const other = await hear(origins[1], huy.bearer);
    await one.call('POST', '/auth/logout', { token: lan.token });
    await Promise.all([first.ended, second.ended]);
    expect([first, second].map((ear) => ear.heard.at(-1)?.type)).toEqual(['DISCONNECTED', 'DISCONNECTED']);
    await placed(one, huy, 1);
    await until(() => other.notices().length === 1);
    other.cut();
  });

  test.each(['suspended', 'deleted'] as const)(
    'who is %s, by whatever hand, gets 401 at the next call, and every open stream ends',
    async (status) => {
      const lan = await someone();
      const huy = await someone();
      const first = await hear(origins[0], lan.bearer);
      const second = await hear(origins[1], lan.bearer);
      const other = await hear(origins[1], huy.bearer);
      await setStatus(one, lan.id, status);
      for (const world of [one, two])
        expect(await world.call('GET', '/user/mails', { token: lan.token })).toMatchObject({
          status: 401,
          error: 'login_required',
        });
      await Promise.all([first.ended, second.ended]);
      expect([first, second].map((ear) => ear.heard.at(-1)?.type)).toEqual(['DISCONNECTED', 'DISCONNECTED']);
      expect((await fetch(`${origins[0]}/api/sse`, { headers: lan.bearer })).status).toBe(401);
      await placed(one, huy, 1);
      await until(() => other.notices().length === 1);
      other.cut();
    },
  );

  test('one session that is revoked, and an account its owner deletes: the same', async () => {
    const lan = await someone();
    const elsewhere = await signIn(one, lan);
    const revoked = await hear(origins[1], { authorization: `Bearer ${elsewhere}` });
    const kept = await hear(origins[1], lan.bearer);
    expect(await one.call('DELETE', `/user/sessions/${sessionOf(elsewhere)}`, { token: lan.token })).toMatchObject({
      status: 200,
    });
    await revoked.ended;
    expect(await two.call('GET', '/user', { token: elsewhere })).toMatchObject({ status: 401 });
    expect(await two.call('GET', '/user', { token: lan.token })).toMatchObject({ status: 200 });
    expect(await one.call('DELETE', '/user', { token: lan.token, body: { password: lan.password } })).toMatchObject({
      status: 200,
    });
    await kept.ended;
    expect(await two.call('GET', '/user', { token: lan.token })).toMatchObject({ status: 401 });
  });

  test('a session that ends while its stream is being opened opens nothing', async () => {
    const lan = await someone();
    const bus = quietBus();
    const streams = createStreams(one.db, bus);
    const opening = streams.open(listenerOf(lan), () => {
      throw new Error('let in');
    });
    bus.say({ kind: 'session_ended', id: sessionOf(lan.token) });
    expect(await opening).toBe(false);
    expect(
      await streams.open({ ...listenerOf(lan), userId: 'u_other' }, () => {
        throw new Error('let in');
      }),
    ).toBe(false);
    expect(streams.count()).toBe(0);
    streams.close();
  });

  test('what happened while the bus was away is made up for: notices come, ended sessions end', async () => {
    const lan = await someone();
    const huy = await someone();
    const deafBus = quietBus();
    const streams = createStreams(one.db, deafBus);
    const goes = listener();
    const stays = listener();
    await streams.open(listenerOf(lan, 0), () => goes.response);
    await streams.open(listenerOf(huy, 0), () => stays.response);
    await one.call('POST', '/auth/logout', { token: lan.token });
    await placed(one, huy, 1);
    expect(streams.count()).toBe(2);
    deafBus.say({ kind: 'gap', id: '' });
    await until(() => streams.count() === 1 && stays.text().includes('ORDER_PLACED'));
    expect(goes.text()).toContain('DISCONNECTED');
    streams.close();
  });

  test.each(['at the next beat', 'when the bus is back'] as const)(
    'M1 TOTP: a desk whose second factor is gone while the bus is away hears no more: %s',
    async (when) => {
      const clerk = await newMember(one, 'ROLE_ADMIN');
      const begun = await one.call('POST', '/user/second-factor:begin', {
        token: clerk.token,
        body: { password: clerk.password },
      });
      const { secret } = z.object({ secret: z.string() }).parse(begun.data);
      const code = codeAt(fromBase32(secret), stepAt(one.clock.now()));
      await one.call('POST', '/user/second-factor:confirm', { token: clerk.token, body: { code } });
      const deafBus = quietBus();
      const streams = createStreams(one.db, deafBus, { heartbeatMs: when === 'at the next beat' ? 20 : 3_600_000 });
      const [desk, customer] = [listener(), listener()];
      const lan = await someone();
      await streams.open(listenerOf(clerk), () => desk.response);
      await streams.open(listenerOf(lan), () => customer.response);
      deafBus.say({ kind: 'desk', id: 'bill:u_other' });
      await until(() => desk.text().includes('"desk":"bill"'));
      expect(streams.count(), 'as long as they have it').toBe(2);
      await one.db.deleteFrom('second_factors').where('user_id', '=', clerk.id).execute();
      if (when === 'when the bus is back') deafBus.say({ kind: 'gap', id: '' });
      await until(() => streams.count() === 1);
      expect(desk.text()).toContain('DISCONNECTED');
      expect(customer.text()).not.toContain('DISCONNECTED');
      streams.close();
    },
  );

  test('news that cannot be read are an ERROR, once an outage, and come when the database is back', async () => {
    const lan = await someone();
    const proxy = await startDatabaseProxy(one.url);
    const db = openDatabase(proxy.url);
    const bus = quietBus();
    const streams = createStreams(db, bus);
    const stays = listener();
    await streams.open(listenerOf(lan, 0), () => stays.response);
    await proxy.shut();
    await placed(one, lan, 1);
    const errors = () => stays.text().split('"ERROR"').length - 1;
    bus.say({ kind: 'notice', id: lan.id });
    await until(() => errors() === 1);
    bus.say({ kind: 'notice', id: lan.id });
    await proxy.open();
    await until(() => stays.text().includes('ORDER_PLACED'));
    expect(errors()).toBe(1);
    streams.close();
    await closeDatabase(db);
    await proxy.shut();
  });

  test('what was read in one window is known in the others', async () => {
    const lan = await someone();
    const ear = await hear(origins[1], lan.bearer);
    await placed(one, lan, 1);
    await until(() => ear.notices().length === 1);
    await one.call('POST', '/user/mails/read-all', { token: lan.token });
    await until(() => ear.heard.some((event) => event.type === 'NONE'));
    ear.cut();
  });

  test('one who does not read is cut off when little more than its share waits in memory', async () => {
    const bus = await openEventBus(one.url);
    const streams = createStreams(one.db, bus, { heartbeatMs: 2, backlogBytes: 500 });
    const deaf = new Writable({ write: () => undefined });
    const lan = await someone();
    await streams.open(listenerOf(lan), () => deaf as never);
    expect(streams.count()).toBe(1);
    await until(() => streams.count() === 0);
    expect(deaf.destroyed).toBe(true);
    expect(deaf.writableLength).toBeLessThan(600);
    streams.close();
    await bus.close();
  });

  test('one who stops reading their socket is dropped while others go on hearing', async () => {
    const lan = await someone();
    const huy = await someone();
    const bus = quietBus();
    const streams = createStreams(one.db, bus);
    const server = createServer((request, response) => {
      void streams.open(listenerOf(request.headers['x-who'] === 'lan' ? lan : huy), () =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const asleep = await sleeper(port);
    const awake = await hear(`http://127.0.0.1:${port}`, { 'x-who': 'huy' });
    await until(() => streams.count() === 2);
    let said = 0;
    for (; streams.count() === 2; said++) {
      for (let n = 0; n < 1000; n++) bus.say({ kind: 'notice_read', id: lan.id });
      bus.say({ kind: 'notice_read', id: huy.id });
      await setImmediate();
    }
    bus.say({ kind: 'notice_read', id: huy.id });
    await until(() => awake.heard.filter((event) => event.type === 'NONE').length === said + 1);
    expect(streams.count()).toBe(1);
    asleep.destroy();
    awake.cut();
    streams.close();
    server.close();
  });

  test('a quiet stream is kept alive by a line that says nothing', async () => {
    const bus = await openEventBus(one.url);
    const streams = createStreams(one.db, bus, { heartbeatMs: 5 });
    const ear = listener();
    const lan = await someone();
    await streams.open(listenerOf(lan), () => ear.response);
    await until(() => ear.text().split(':\n\n').length > 3);
    streams.close();
    await bus.close();
  });
});

function listenerOf({ id, token }: { id: string; token: string }, after: number | null = null) {
  return { userId: id, sessionId: sessionOf(token), after, at: one.clock.now(), loopback: false };
}
