import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caughtUpSchema } from '#design/commands/wire.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { addChair, newDrawing, type Drawing } from '../../../../tests/support/studio/drawing.ts';
import { until } from '../../../../tests/support/until.ts';
import { sharingData } from './sharing.ts';

let world: TestApp;
let lan: Member;
let drawing: Drawing;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  lan = await newMember(world);
  drawing = await newDrawing(world, lan.token);
});

async function viewLink(): Promise<string> {
  const change = { do: 'link', role: 'view', prices: true };
  const answer = await world.call('PUT', `/designs/${drawing.id}/sharing`, { token: lan.token, body: { change } });
  return sharingData.parse(answer.data).secret ?? '';
}

async function logAfter(after: number, by: { token?: string; cookies?: Record<string, string> }) {
  const answer = await world.call('GET', `/designs/${drawing.id}/commands?after=${after}`, by);
  const log = caughtUpSchema.parse(answer.data);
  return 'fork' in log ? log.fork : log.commands.map((line) => [line.seq, line.by]);
}

describe('J9: who only looks follows a design, and does not read its past', () => {
  test('what was done before the link was made is not told, however short ago', async () => {
    await drawing.send([addChair(1)]);
    world.clock.advance(1);
    const share = await viewLink();
    expect(await logAfter(0, { cookies: { share } })).toBe('too_old');
    expect(await logAfter(1, { cookies: { share } })).toEqual([]);
    await drawing.send([addChair(2)], { base: 1 });
    expect(await logAfter(1, { cookies: { share } })).toEqual([[2, '']]);
  });

  test('cut off for five minutes one goes on, without being told who did it; after that the document is read anew', async () => {
    const share = await viewLink();
    await drawing.send([addChair(1)]);
    world.clock.advance(4 * 60);
    await drawing.send([addChair(2)], { base: 1 });
    expect(await logAfter(0, { cookies: { share } })).toEqual([
      [1, ''],
      [2, ''],
    ]);
    world.clock.advance(2 * 60);
    expect(await logAfter(0, { cookies: { share } })).toBe('too_old');
    expect(await logAfter(1, { cookies: { share } })).toEqual([[2, '']]);
  });

  test('a person who may comment is treated alike, one who may edit reads it all, with who did it', async () => {
    await drawing.send([addChair(1)]);
    world.clock.advance(1);
    const minh = await newMember(world);
    const change = { do: 'invite', to: minh.email, role: 'comment', prices: true };
    const told = await world.call('PUT', `/designs/${drawing.id}/sharing`, { token: lan.token, body: { change } });
    expect(await logAfter(0, minh)).toBe('too_old');
    const share = sharingData.parse(told.data).people[0]?.id;
    const more = { do: 'change', share, role: 'edit', prices: true };
    await world.call('PUT', `/designs/${drawing.id}/sharing`, { token: lan.token, body: { change: more } });
    expect(await logAfter(0, minh)).toEqual([[1, lan.id]]);
    expect(await logAfter(0, lan)).toEqual([[1, lan.id]]);
  });

  test('the stream begins no earlier and names nobody, whatever Last-Event-ID says', async () => {
    await world.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = world.app.server.address() as AddressInfo;
    await drawing.send([addChair(1)]);
    world.clock.advance(1);
    const share = await viewLink();
    const cutting = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/designs/${drawing.id}/stream`, {
      headers: { cookie: `share=${share}`, 'last-event-id': '0' },
      signal: cutting.signal,
    });
    let heard = '';
    const reading = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard += chunk;
    })().catch(() => undefined);
    await until(() => heard.includes('event: rights'));
    await drawing.send([addChair(2)], { base: 1 });
    await until(() => heard.includes('id: 2\n'));
    expect([...heard.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(['2']);
    expect(heard).not.toContain(lan.id);
    cutting.abort();
    await reading;
  });
});
