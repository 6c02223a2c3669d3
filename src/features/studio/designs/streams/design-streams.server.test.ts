import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentVersion } from '#design/document.ts';
import { appOnDatabase, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { until } from '../../../../../tests/support/until.ts';
import { addChair, newDrawing } from '../../../../../tests/support/studio/drawing.ts';

let one: TestApp;
let two: TestApp;
let origins: string[];
beforeAll(async () => {
  one = await testApp();
  two = await appOnDatabase(one.url, {}, { clock: one.clock });
  origins = await Promise.all([one, two].map(serve));
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function serve(world: TestApp): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

interface Heard {
  event: string;
  id: number | null;
  data: Record<string, unknown>;
}

/** A window that reads a design's stream as the standard says. */
async function hear(origin: string, { token }: Member, id: string, headers: Record<string, string> = {}) {
  const cutting = new AbortController();
  const response = await fetch(`${origin}/api/designs/${id}/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: cutting.signal,
  });
  expect(response.status).toBe(200);
  const heard: Heard[] = [];
  const ended = read(response.body!.pipeThrough(new TextDecoderStream()), heard).catch(() => undefined);
  await until(() => heard.some(({ event }) => event === 'connected'));
  return {
    heard,
    ended,
    lines: () => heard.filter((each) => each.id !== null),
    named: (event: string) => heard.filter((each) => each.event === event),
    cut: () => cutting.abort(),
  };
}

async function read(text: ReadableStream<string>, heard: Heard[]): Promise<void> {
  let rest = '';
  for await (const chunk of text) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      heard.push({
        event: /^event: (.*)$/m.exec(block)?.[1] ?? 'message',
        id: id === undefined ? null : Number(id),
        data: JSON.parse(data) as Record<string, unknown>,
      });
    }
  }
}

describe('WORKSPACE §4: the stream of a design', () => {
  test('what is drawn at one server reaches windows at both, once, in order, with who did it', async () => {
    const lan = await newMember(one);
    const { id, send } = await newDrawing(one, lan.token);
    const ears = await Promise.all(origins.map((origin) => hear(origin, lan, id)));
    await send([addChair(1), addChair(2)]);
    await send([addChair(3)], { base: 2, via: two });
    for (const ear of ears) {
      await until(() => ear.lines().length >= 3);
      expect(
        ear.lines().map(({ data }) => [data['seq'], data['by'], (data['command'] as { kind: string }).kind]),
      ).toEqual([1, 2, 3].map((seq) => [seq, lan.id, 'item.add']));
      ear.cut();
    }
  });

  test('cut off, it goes on with Last-Event-ID at either server: nothing lost, nothing doubled', async () => {
    const lan = await newMember(one);
    const { id, ask } = await newDrawing(one, lan.token);
    const seen: number[] = [];
    for (let round = 0; round < 3; round++) {
      const ear = await hear(origins[round % 2]!, lan, id, { 'last-event-id': String(seen.at(-1) ?? 0) });
      const drawing = Promise.all(
        Array.from({ length: 8 }, (_, n) => ask([addChair(round * 10 + n)], { via: n % 2 ? two : one })),
      );
      await until(() => ear.lines().length >= 3);
      ear.cut();
      await ear.ended;
      seen.push(...ear.lines().map((line) => line.id!));
      await drawing;
    }
    const ear = await hear(origins[0]!, lan, id, { 'last-event-id': String(seen.at(-1)) });
    await until(() => seen.length + ear.lines().length === 24);
    expect([...seen, ...ear.lines().map((line) => line.id!)]).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    ear.cut();
  });

  test('a cursor comes with commands, is told to the others and kept nowhere', async () => {
    const lan = await newMember(one);
    const { id } = await newDrawing(one, lan.token);
    const ear = await hear(origins[1]!, lan, id);
    const cursor = { level: 'lv_1', at: { x: 10, y: 20 }, selected: ['it_1'] };
    const body = { base: 0, version: currentVersion, commands: [], window: 'window_a', cursor };
    expect((await one.call('POST', `/designs/${id}/commands`, { token: lan.token, body })).status).toBe(200);
    await until(() => ear.named('presence').length > 0);
    expect(ear.named('presence')[0]?.data).toMatchObject({ by: lan.id, window: 'window_a', cursor });
    ear.cut();
  });

  test('rights are told, again when they change; in the bin it is read-only', async () => {
    const lan = await newMember(one);
    const { id } = await newDrawing(one, lan.token);
    const ear = await hear(origins[1]!, lan, id);
    await until(() => ear.named('rights').length > 0);
    expect(ear.named('rights')[0]?.data).toEqual({ role: 'owner', edit: true, comment: true, prices: true });
    await one.call('DELETE', `/designs/${id}`, { token: lan.token });
    await until(() => ear.named('rights').length > 1);
    expect(ear.named('rights')[1]?.data).toMatchObject({
      role: 'owner',
      edit: false,
      comment: false,
      reason: 'in_bin',
    });
    ear.cut();
  });

  test('it ends with its session', async () => {
    const lan = await newMember(one);
    const { id } = await newDrawing(one, lan.token);
    const ear = await hear(origins[1]!, lan, id);
    await one.call('POST', '/auth/logout', { token: lan.token });
    await ear.ended;
    expect(ear.heard.at(-1)?.event).toBe('closed');
  });

  test('where the log has been swept in between, the window is told to open the design anew', async () => {
    const lan = await newMember(one);
    const { id, send } = await newDrawing(one, lan.token);
    await send([addChair(1), addChair(2), addChair(3)]);
    await one.db.deleteFrom('design_commands').where('design_id', '=', id).where('seq', '<', 3).execute();
    const ear = await hear(origins[0]!, lan, id, { 'last-event-id': '1' });
    await ear.ended;
    expect(ear.heard.at(-1)?.event).toBe('reload');
  });

  test('nobody without a session, and no stranger', async () => {
    const lan = await newMember(one);
    const { id } = await newDrawing(one, lan.token);
    const knock = async (headers: Record<string, string>) => {
      const response = await fetch(`${origins[0]}/api/designs/${id}/stream`, { headers });
      return [response.status, ((await response.json()) as { error: string }).error];
    };
    expect(await knock({})).toEqual([401, 'login_required']);
    const { token } = await newMember(one);
    expect(await knock({ authorization: `Bearer ${token}` })).toEqual([404, 'not_found']);
    await until(() => one.services.designStreams.count() === 0);
  });
});
