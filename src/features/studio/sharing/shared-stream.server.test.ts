import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDesignStreams } from '#features/studio/designs/streams/design-streams.server.ts';
import { linkHash } from './link-cookie.server.ts';
import { openEventBus } from '#platform/events.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { addChair, newDrawing } from '../../../../tests/support/studio/drawing.ts';
import { until } from '../../../../tests/support/until.ts';
import { sharingData, type SharingChangeInput } from './sharing.ts';

let world: TestApp;
let lan: Member;
let origin: string;
beforeAll(async () => {
  world = await testApp();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
  lan = await newMember(world);
});
afterAll(() => world.close());

async function change(id: string, body: SharingChangeInput) {
  const answer = await world.call('PUT', `/designs/${id}/sharing`, { token: lan.token, body: { change: body } });
  return sharingData.parse(answer.data);
}

/** What a window hears of a stream, as text, and whether it has ended. */
async function hear(url: string, headers: Record<string, string> = {}) {
  const cutting = new AbortController();
  const response = await fetch(url, { headers, signal: cutting.signal });
  const heard = { status: response.status, text: '', ended: false };
  async function read(): Promise<void> {
    if (response.body)
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) heard.text += chunk;
  }
  void read()
    .catch(() => undefined)
    .finally(() => (heard.ended = true));
  return { heard, cut: () => cutting.abort() };
}

const streamOf = (id: string, window = 'window_aa') => `${origin}/api/designs/${id}/stream?window=${window}`;

describe('D12: rights are asked while a stream is open', () => {
  test('a visitor with a link hears what is drawn; revoked, it ends with its word, and the next knock is refused', async () => {
    const { id, send } = await newDrawing(world, lan.token);
    const { secret, links } = await change(id, { do: 'link', role: 'view', prices: true });
    const cookie = { cookie: `share=${secret}` };
    const { heard } = await hear(streamOf(id), cookie);
    await until(() => heard.text.includes('event: rights'));
    expect(heard.text).toContain('"role":"view"');
    await send([addChair(1)]);
    await until(() => heard.text.includes('item.add'));
    await change(id, { do: 'revoke', link: links[0]?.id ?? '' });
    await until(() => heard.ended);
    expect(heard.text).toContain('event: unshared');
    expect((await hear(streamOf(id), cookie)).heard.status).toBe(404);
  });

  test('a person is told of another role, and put out when removed', async () => {
    const { id } = await newDrawing(world, lan.token);
    const minh = await newMember(world);
    const { people } = await change(id, { do: 'invite', to: minh.email, role: 'view', prices: true });
    const share = people[0]?.id ?? '';
    const { heard } = await hear(streamOf(id), { authorization: `Bearer ${minh.token}` });
    await until(() => heard.text.includes('"role":"view"'));
    await change(id, { do: 'change', share, role: 'edit', prices: true });
    await until(() => heard.text.includes('"role":"edit"'));
    await change(id, { do: 'remove', share });
    await until(() => heard.ended);
    expect(heard.text).toContain('event: unshared');
  });

  test('a link revoked where word of it is lost ends within 15 seconds', async () => {
    const { id } = await newDrawing(world, lan.token);
    const { secret } = await change(id, { do: 'link', role: 'view', prices: true });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { heard, close } = await hearByLink(id, secret);
      // Beside the call, which would tell every server.
      await world.db
        .updateTable('design_links')
        .set({ revoked_at: world.clock.now() })
        .where('design_id', '=', id)
        .execute();
      vi.advanceTimersByTime(15_000);
      await until(() => heard.ended);
      expect(heard.text).toContain('event: unshared');
      await close();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a link whose days are over ends at the next asking, though nothing was changed', async () => {
    const { id } = await newDrawing(world, lan.token);
    const { secret } = await change(id, { do: 'link', role: 'view', prices: true, days: 7 });
    const { heard, close } = await hearByLink(id, secret, { askMs: 20 });
    expect(heard.ended).toBe(false);
    world.clock.advance(7 * 86_400);
    await until(() => heard.ended);
    expect(heard.text).toContain('event: unshared');
    await close();
  });
});

/** A visitor's stream of a server of its own, with nothing but the stream. */
async function hearByLink(id: string, secret: string | null, options?: { askMs: number }) {
  const bus = await openEventBus(world.url);
  const streams = createDesignStreams({ db: world.db, clock: world.clock }, bus, options);
  const links = [linkHash(secret ?? '')];
  const nobody = { userId: null, sessionId: null, holder: 'visitor:10.0.0.1', window: null };
  const visitor = { ...nobody, designId: id, names: false, after: 0 };
  const server = createServer((_, response) => void streams.open({ ...visitor, links }, () => response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { heard } = await hear(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await until(() => heard.text.includes('event: rights'));
  const close = async () => {
    streams.close();
    server.close();
    await bus.close();
  };
  return { heard, close };
}

describe('J9: presence', () => {
  test('a cursor reaches the others with a name, a visitor’s without; whoever leaves is taken away', async () => {
    lan = await newMember(world);
    const { id } = await newDrawing(world, lan.token);
    const { secret } = await change(id, { do: 'link', role: 'edit', prices: true });
    const cookies = { share: secret ?? '' };
    const one = await hear(streamOf(id, 'window_lan'), { authorization: `Bearer ${lan.token}` });
    const two = await hear(streamOf(id, 'window_vis'), { cookie: `share=${secret}` });
    const cursor = { level: 'lv_1', at: { x: 10, y: 20 }, selected: ['it_1'] };
    const point = (by: object, window: string) =>
      world.call('POST', `/designs/${id}/presence`, { ...by, body: { window, cursor } });
    expect((await point({ token: lan.token }, 'window_lan')).status).toBe(200);
    expect((await point({ cookies }, 'window_vis')).status).toBe(200);
    const said = (by: string | null, name: string | null, window: string) =>
      `event: presence\ndata: ${JSON.stringify({ by, name, window, cursor })}`;
    await until(() => two.heard.text.includes(said(lan.id, lan.nickname, 'window_lan')));
    await until(() => one.heard.text.includes(said(null, null, 'window_vis')));
    two.cut();
    await until(() => one.heard.text.includes('"window":"window_vis","cursor":null'));
    expect(await world.db.selectFrom('audit').select('id').where('action', 'like', '%presence%').execute()).toEqual([]);
    one.cut();
  });

  test('inside the limit of a window’s requests', async () => {
    const { id } = await newDrawing(world, lan.token);
    const body = { window: 'window_fast', cursor: null };
    const answers: number[] = [];
    for (let i = 0; i < 301; i++)
      answers.push((await world.call('POST', `/designs/${id}/presence`, { token: lan.token, body })).status);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([300, 429]);
  });
});
