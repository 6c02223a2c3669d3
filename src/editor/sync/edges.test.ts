import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { sendLimits, type Entry, type Presence, type Rights } from '#design/commands/wire.ts';
import { createApi } from '#lib/api.ts';
import { createApiDesignServer } from './api-design-server.ts';
import { createEventStream, type EventSourceLike } from './event-stream.ts';
import { nextBatch } from './next-batch.ts';
import { afterAnswer, afterFailure, afterTooMany, nextSendAt, steadyPace, withHalf } from './pace.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';
import { createWebLocks } from './web-locks.ts';

const rename = (name: string) => ({ kind: 'design.rename' as const, name });

describe('requests', () => {
  test('D3: 200 commands and 1 MiB at most, in order', () => {
    const small = Array.from({ length: 450 }, (_, i) => ({ id: `command_${i}`, command: rename('a') }));
    expect(nextBatch(small).map(({ id }) => id)).toEqual(small.slice(0, 200).map(({ id }) => id));
    expect(nextBatch(small, 7)).toHaveLength(7);
    const large = Array.from({ length: 200 }, (_, i) => ({
      id: `command_${i}`,
      command: { kind: 'batch' as const, commands: Array.from({ length: 100 }, () => rename('很'.repeat(100))) },
    }));
    const batch = nextBatch(large);
    const bytes = (commands: unknown) =>
      new TextEncoder().encode(JSON.stringify({ base: 1e9, version: 4, commands })).length;
    expect(bytes(batch)).toBeLessThanOrEqual(sendLimits.bytes);
    expect(bytes(large.slice(0, batch.length + 1))).toBeGreaterThan(sendLimits.bytes - 1000);
  });

  test('waits double up to half a minute, by half at random; an answer ends them', () => {
    let pace = steadyPace;
    const waits = [0, 0.5, 0.999, 0, 0, 0, 0, 0].map((chance) => {
      pace = afterFailure(pace, 1000, chance);
      return Math.round(pace.notBefore - 1000);
    });
    expect(waits).toEqual([500, 1500, 3998, 4000, 8000, 15_000, 15_000, 15_000]);
    expect(nextSendAt(afterAnswer(pace), false)).toBeLessThan(1000);
    expect(afterTooMany(steadyPace, 0, undefined, 0).notBefore).toBe(10_000);
    expect(afterTooMany(steadyPace, 0, 3000, 1).notBefore).toBe(3750);
  });

  test('after one that was too large they grow again', () => {
    let pace = withHalf(steadyPace, 3);
    expect(pace.most).toBe(1);
    pace = afterAnswer(afterAnswer(pace));
    expect(pace.most).toBe(4);
    for (let i = 0; i < 10; i++) pace = afterAnswer(pace);
    expect(pace.most).toBe(200);
  });
});

describe('the calls over HTTP', () => {
  function server(answer: { status: number; body: unknown }) {
    const asked: { url: string; init: RequestInit }[] = [];
    const api = createApi({
      async fetch(url, init) {
        asked.push({ url, init });
        return new Response(JSON.stringify(answer.body), { status: answer.status });
      },
      online: () => true,
      newKey: () => 'made',
      base: () => '/api',
      lang: () => '',
    });
    const uploads: string[] = [];
    const calls = createApiDesignServer(api, 'g_1', {
      forkName: (at) => `Edits of ${new Date(at).toISOString().slice(0, 10)}`,
      upload: async (text) => `up_${uploads.push(text)}`,
    });
    return { asked, calls, uploads };
  }
  const envelope = (data: unknown) => ({ status: 200, body: { code: 200, message: '', data } });
  const fork = { person: 'u_1', design: 'g_1', id: 'fork_1', reason: 'too_old' as const, at: 0, base: 7, commands: [] };

  test('an answer is read with the wire’s shapes; one that is not ours is a fault of the server', async () => {
    const lines = { seq: 1, commands: [{ seq: 1, by: 'u_1', id: 'command_1', command: rename('a') }], hash: 'x' };
    const { asked, calls } = server(envelope(lines));
    expect(await calls.commandsAfter(0)).toEqual({ ok: true, data: lines });
    expect(asked[0]?.url).toBe('/api/designs/g_1/commands?after=0');
    const bad = server(
      envelope({ ...lines, commands: [{ seq: 1, by: 'u_1', id: 'command_1', command: { kind: 'no' } }] }),
    );
    expect(await bad.calls.commandsAfter(0)).toEqual({ ok: false, status: 500 });
    const denied = server({ status: 403, body: { code: 403, message: 'no', error: 'forbidden', data: null } });
    expect(await denied.calls.head()).toEqual({ ok: false, status: 403, reason: 'forbidden' });
  });

  test('a fork carries its own id as key, and a long document goes as an upload', async () => {
    const { asked, calls, uploads } = server(envelope({ version: 3 }));
    expect(await calls.keepFork({ ...fork, document: newDesign('a') })).toEqual({ ok: true, data: { version: 3 } });
    expect(new Headers(asked[0]?.init.headers).get('idempotency-key')).toBe('fork_1');
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({
      name: 'Edits of 1970-01-01',
      fork: { base: 7, document: { name: 'a' } },
    });
    await calls.keepFork({ ...fork, document: { ...newDesign(), name: 'x'.repeat(500_000) } });
    expect(JSON.parse(String(asked[1]?.init.body))).toMatchObject({ fork: { base: 7, upload: 'up_1' } });
    expect(uploads).toHaveLength(1);
  });
});

describe('the stream', () => {
  function source() {
    const listeners = new Map<string, (event: { data?: unknown }) => void>();
    const state = { readyState: 1, closed: false };
    const like: EventSourceLike = {
      get readyState() {
        return state.readyState;
      },
      addEventListener: (type, listener) => void listeners.set(type, listener),
      close: () => void (state.closed = true),
    };
    return {
      like,
      state,
      tell: (type: string, data?: unknown) => listeners.get(type)?.({ data: JSON.stringify(data) }),
    };
  }

  test('tells lines, presence and rights, leaves out what it cannot read, and comes back', async () => {
    const clock = createVirtualClock();
    const made: ReturnType<typeof source>[] = [];
    const heard: (Entry | Presence | Rights | string)[] = [];
    const stop = createEventStream(clock, () => {
      made.push(source());
      return made.at(-1)?.like ?? source().like;
    }).follow(
      {
        open: () => heard.push('open'),
        lost: () => heard.push('lost'),
        ended: () => heard.push('ended'),
        entry: (entry) => heard.push(entry),
        presence: (presence) => heard.push(presence),
        rights: (rights) => heard.push(rights),
        comments: () => heard.push('comments'),
      },
      'window_1',
    );
    const line = { seq: 1, by: 'u_1', id: 'command_1', command: rename('a') };
    const presence = { by: 'u_1', name: 'Lan', window: 'window_1', cursor: null };
    made[0]?.tell('open');
    made[0]?.tell('message', line);
    made[0]?.tell('message', { ...line, command: { kind: 'unknown' } });
    made[0]?.tell('presence', presence);
    made[0]?.tell('comments', {});
    made[0]?.tell('rights', { edit: false, reason: 'view_only' });
    made[0]?.tell('error');
    expect(heard).toEqual(['open', line, presence, 'comments', { edit: false, reason: 'view_only' }, 'lost']);
    await clock.pass(10_000);
    expect(made).toHaveLength(1);
    made[0]?.tell('reload', {});
    expect([heard.at(-1), made[0]?.state.closed]).toEqual(['ended', true]);
    await clock.pass(10_000);
    expect(made).toHaveLength(2);
    if (made[1]) made[1].state.readyState = 2;
    made[1]?.tell('error');
    await clock.pass(10_000);
    expect(made).toHaveLength(3);
    stop();
    expect(made[2]?.state.closed).toBe(true);
  });
});

/** As much of the browser's lock manager as is used, by its standard: a lock lasts as long as its callback's promise. */
function lockManager(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
}

describe('locks', () => {
  test('held until released; where a page has none, given to everyone', async () => {
    const locks = createWebLocks(lockManager());
    const release = await locks.tryHold('hien-test');
    expect(release).not.toBeNull();
    expect(await locks.tryHold('hien-test')).toBeNull();
    release?.();
    await new Promise(setImmediate);
    const again = await locks.tryHold('hien-test');
    expect(again).not.toBeNull();
    again?.();
    const none = createWebLocks(undefined);
    expect([await none.tryHold('a'), await none.tryHold('a')].every((each) => each !== null)).toBe(true);
  });
});
