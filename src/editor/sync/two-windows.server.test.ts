import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import { openDesign } from '#design/open-design.ts';
import { createApi } from '#lib/api.ts';
import { seededRng } from '#lib/random.ts';
import { appOnDatabase, newMember, testApp, type Member, type TestApp } from '../../../tests/support/app.ts';
import { drawingOf, newDrawing } from '../../../tests/support/studio/drawing.ts';
import { until } from '../../../tests/support/until.ts';
import { createApiDesignServer } from './api-design-server.ts';
import { createEventStream, type EventSourceLike } from './event-stream.ts';
import { openSync } from './open-sync.ts';
import type { Clock, SyncPorts } from './ports.ts';
import type { Sync } from './sync.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { randomStep, type Steps } from './testing/random-writers.ts';

/*
 * The browser's half and the server's, both real: two windows at two servers over one database, over HTTP, with the
 * design's stream.
 */

let one: TestApp;
let two: TestApp;
let origins: string[];
let lan: Member;
beforeAll(async () => {
  one = await testApp();
  two = await appOnDatabase(one.url, {}, { clock: one.clock });
  origins = await Promise.all([one, two].map(serve));
  lan = await newMember(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

async function serve(world: TestApp): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

let serial = 0;

/** Loses answers after the server has done what was asked: they are sent again. */
function portsAt(origin: string, design: string, lose: () => boolean): SyncPorts {
  const authorization = `Bearer ${lan.token}`;
  const api = createApi({
    async fetch(url, init) {
      const answer = await fetch(url, {
        ...init,
        headers: { ...init.headers, authorization, origin: 'http://localhost:3000' },
      });
      if (lose()) throw new TypeError('the answer was lost');
      return answer;
    },
    online: () => true,
    newKey: () => `key_${++serial}`,
    base: () => `${origin}/api`,
    lang: () => '',
  });
  return {
    clock,
    store: createMemoryStore(),
    server: createApiDesignServer(api, design, { forkName: String, upload: () => Promise.reject(new Error('none')) }),
    stream: createEventStream(clock, () => eventSource(`${origin}/api/designs/${design}/stream`, authorization)),
    connection: { online: () => true, changed: () => () => undefined },
    locks: { tryHold: () => Promise.resolve(() => undefined) },
    random: () => 0,
    newId: () => `window_${String(++serial).padStart(6, '0')}`,
  };
}

/** As a browser reads server-sent events; Node has no EventSource of its own. */
function eventSource(url: string, authorization: string): EventSourceLike {
  const listeners = new Map<string, (event: { data?: unknown }) => void>();
  const cutting = new AbortController();
  let readyState = 0;
  async function listen(): Promise<void> {
    const response = await fetch(url, { headers: { authorization }, signal: cutting.signal });
    readyState = 1;
    listeners.get('open')?.({});
    let rest = '';
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message';
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (data !== undefined) listeners.get(event)?.({ data });
      }
    }
  }
  void listen()
    .catch(() => undefined)
    .finally(() => {
      readyState = 2;
      listeners.get('error')?.({});
    });
  return {
    get readyState() {
      return readyState;
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close: () => cutting.abort(),
  };
}

async function openAt(origin: string, design: string, lose: () => boolean): Promise<Sync> {
  const opened = await openSync({ person: lan.id, design }, portsAt(origin, design, lose));
  if (!opened.ok) throw new Error(`not opened: ${opened.status} ${opened.reason}`);
  return opened.sync;
}

test('WORKSPACE §4: two windows at two servers draw at once, answers get lost, and all come to one document', async () => {
  const { id } = await newDrawing(one, lan.token);
  const rng = seededRng(5);
  const windows = await Promise.all(origins.map((origin) => openAt(origin, id, () => rng.next() < 0.2)));
  for (const window of windows) window.setCompany(true);
  const done: string[] = [];
  const steps: Steps[] = windows.map(() => []);
  for (let round = 0; round < 30; round++) {
    for (const [i, window] of windows.entries()) {
      const made = randomStep(window, steps[i] ?? [], rng, round * 2 + i);
      if (made !== null) done.push(made);
    }
    // A round trip of the loop, so that both have requests under way at the same time.
    await new Promise(setImmediate);
  }
  await until(() => windows.every((window) => window.state().saving.kind === 'saved'));
  const head = await drawingOf(one, lan.token, id).head();
  await until(() => windows.every((window) => window.seq() === head.seq));

  const there = openDesign(head.document);
  expect(there.ok).toBe(true);
  for (const window of windows) expect(canonicalJson(window.design())).toBe(there.ok && canonicalJson(there.design));
  const log = await one.db.selectFrom('design_commands').select('id').where('design_id', '=', id).execute();
  const logged = log.map((line) => line.id);
  expect(new Set(logged).size).toBe(logged.length);
  const named = windows.flatMap((window) => window.state().conflicts.map((conflict) => conflict.id));
  expect(done.filter((each) => !logged.includes(each) && !named.includes(each))).toEqual([]);
  expect(logged.length).toBeGreaterThan(15);
  await Promise.all(windows.map((window) => window.close()));
});
