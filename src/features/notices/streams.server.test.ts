import type { AddressInfo } from 'node:net';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { transaction } from '#db/database.ts';
import { listen } from '#platform/events.server.ts';
import { appOver, registerPerson, signIn, testApp, type Person, type TestApp } from '../../../tests/support/app.ts';
import { until } from '../../../tests/support/until.ts';
import { createStreams } from './streams.server.ts';
import { tell } from './tell.server.ts';

let one: TestApp;
let two: TestApp;
let origins: [string, string];
beforeAll(async () => {
  one = await testApp();
  two = await appOver(one.url);
  origins = [await serve(one), await serve(two)];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function serve(world: TestApp): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

interface Heard { type: string; id?: string; seq?: number }
interface Ear { heard: Heard[]; notices(): Heard[]; ended: Promise<void>; cut(): void }

/** A client that reads the stream as the standard says. */
async function hear(origin: string, headers: Record<string, string>, query = ''): Promise<Ear> {
  const cutting = new AbortController();
  const response = await fetch(`${origin}/api/sse${query}`, { headers, signal: cutting.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const heard: Heard[] = [];
  const ended = read(response.body!.pipeThrough(new TextDecoderStream()), heard).catch(() => undefined);
  await until(() => heard.some((event) => event.type === 'CONNECTED'));
  return { heard, notices: () => heard.filter((event) => event.seq !== undefined), ended, cut: () => cutting.abort() };
}

async function read(text: ReadableStream<string>, heard: Heard[]): Promise<void> {
  let rest = '';
  for await (const chunk of text) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (data !== undefined) heard.push({ ...(JSON.parse(data) as Heard), ...(id === undefined ? {} : { seq: Number(id) }) });
    }
  }
}

async function someone(): Promise<Person & { token: string; bearer: { authorization: string } }> {
  const person = await registerPerson(one);
  const token = await signIn(one, person);
  return { ...person, token, bearer: { authorization: `Bearer ${token}` } };
}

const placed = (world: TestApp, { id }: { id: string }, number: number) => transaction(world.db, (db) => tell(db, world.services, [id], { type: 'ORDER_PLACED', details: { number } }));

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

  test('a cut stream goes on with Last-Event-ID at either process: nothing lost, nothing doubled', async () => {
    const lan = await someone();
    const seen: number[] = [];
    let last = 0;
    for (let round = 0; round < 4; round++) {
      const ear = await hear(origins[round % 2]!, { ...lan.bearer, 'last-event-id': String(last) });
      const telling = Promise.all(Array.from({ length: 30 }, (_, n) => placed(n % 2 === 0 ? one : two, lan, round * 100 + n)));
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
    expect([...seen, ...ear.notices().map((event) => event.seq!)]).toEqual(Array.from({ length: 120 }, (_, n) => n + 1));
    ear.cut();
  });

  test('opens by cookie, bearer or a ticket of one use; not by a token in the address, nor without anything', async () => {
    const lan = await someone();
    (await hear(origins[0], { cookie: `token=${lan.token}` })).cut();
    const { ticket } = z.object({ ticket: z.string() }).parse((await one.call('POST', '/user/sse-ticket', { token: lan.token })).data);
    (await hear(origins[1], {}, `?ticket=${ticket}`)).cut();
    for (const query of [`?ticket=${ticket}`, `?token=${lan.token}`, '', '?ticket=none']) {
      const refused = await fetch(`${origins[0]}/api/sse${query}`);
      expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([401, 'login_required']);
    }
  });

  test('a ticket is good for 60 seconds and for as long as its session', async () => {
    const lan = await someone();
    const ticketOf = async () => z.object({ ticket: z.string() }).parse((await one.call('POST', '/user/sse-ticket', { token: lan.token })).data).ticket;
    const [late, orphan] = [await ticketOf(), await ticketOf()];
    await one.call('POST', '/auth/logout', { token: lan.token });
    expect((await fetch(`${origins[0]}/api/sse?ticket=${orphan}`)).status).toBe(401);
    one.clock.advance(61);
    expect((await fetch(`${origins[0]}/api/sse?ticket=${late}`)).status).toBe(401);
  });

  test('a session that ends closes its streams, at every process, and no others', async () => {
    const [lan, huy] = [await someone(), await someone()];
    const [first, second, other] = [await hear(origins[0], lan.bearer), await hear(origins[1], lan.bearer), await hear(origins[1], huy.bearer)];
    await one.call('POST', '/auth/logout', { token: lan.token });
    await Promise.all([first.ended, second.ended]);
    expect([first, second].map((ear) => ear.heard.at(-1)?.type)).toEqual(['DISCONNECTED', 'DISCONNECTED']);
    await placed(one, huy, 1);
    await until(() => other.notices().length === 1);
    other.cut();
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
    const bus = await listen(one.url);
    const streams = createStreams(one.db, bus, { heartbeatMs: 2, backlogBytes: 500 });
    const deaf = new Writable({ write: () => undefined });
    streams.open(deaf as never, { userId: (await someone()).id, sessionId: 's_x', after: null });
    expect(streams.count()).toBe(1);
    await until(() => streams.count() === 0);
    expect(deaf.destroyed).toBe(true);
    expect(deaf.writableLength).toBeLessThan(600);
    streams.close();
    await bus.close();
  });

  test('a quiet stream is kept alive by a line that says nothing', async () => {
    const bus = await listen(one.url);
    const streams = createStreams(one.db, bus, { heartbeatMs: 5 });
    const pipe = new PassThrough();
    const written: string[] = [];
    pipe.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    streams.open(pipe as never, { userId: (await someone()).id, sessionId: 's_x', after: null });
    await until(() => written.filter((text) => text.includes(':\n\n')).length > 2);
    streams.close();
    await bus.close();
  });
});
