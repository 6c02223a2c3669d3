import { createApi } from '#lib/api.ts';
import { createApiDesignServer } from '#editor/sync/api-design-server.ts';
import { createEventStream, type EventSourceLike } from '#editor/sync/event-stream.ts';
import type { Clock, SyncPorts } from '#editor/sync/ports.ts';
import { createMemoryStore } from '#editor/sync/testing/memory-store.ts';

interface WindowOptions {
  /** Where the server is. */
  url: string;
  design: string;
  /** Of every request: who it is. */
  headers: Record<string, string>;
  /** Whether an answer gets lost after the server has done what was asked. */
  lose?: () => boolean;
}

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

let serial = 0;

/** What a browser's window has to save a design with, without a browser: real requests, a real stream. */
export function httpWindow({ url, design, headers, lose = () => false }: WindowOptions): SyncPorts {
  const api = createApi({
    async fetch(address, init) {
      const answer = await fetch(address, { ...init, headers: { ...init.headers, ...headers } });
      if (lose()) throw new TypeError('the answer was lost');
      return answer;
    },
    online: () => true,
    newKey: () => `key_${++serial}`,
    base: () => `${url}/api`,
    lang: () => '',
  });
  return {
    clock,
    store: createMemoryStore(),
    server: createApiDesignServer(api, design, { forkName: String, upload: () => Promise.reject(new Error('none')) }),
    stream: createEventStream(clock, (window) =>
      eventSource(`${url}/api/designs/${design}/stream?window=${window}`, headers),
    ),
    connection: { online: () => true, changed: () => () => undefined },
    locks: { tryHold: () => Promise.resolve(() => undefined) },
    random: () => 0,
    newId: () => `window_${String(++serial).padStart(6, '0')}`,
  };
}

/** As a browser reads server-sent events; Node has no EventSource of its own. */
function eventSource(url: string, headers: Record<string, string>): EventSourceLike {
  const listeners = new Map<string, (event: { data?: unknown }) => void>();
  const cutting = new AbortController();
  let readyState = 0;
  async function listen(): Promise<void> {
    const response = await fetch(url, { headers, signal: cutting.signal });
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
