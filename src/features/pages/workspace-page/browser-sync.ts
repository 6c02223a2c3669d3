import { createApiDesignServer } from '#editor/sync/api-design-server.ts';
import { createEventStream } from '#editor/sync/event-stream.ts';
import { createIndexedDbStore } from '#editor/sync/indexed-db-store.ts';
import { openSync, type OpenedSync } from '#editor/sync/open-sync.ts';
import type { Clock, SyncPorts } from '#editor/sync/ports.ts';
import { createWebLocks } from '#editor/sync/web-locks.ts';
import { sendInPieces } from '#features/foundation/media/send-in-pieces.ts';
import { uploadTransport } from '#features/foundation/media/upload-transport.ts';
import { api, apiAddress } from '#lib/api.ts';

const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Opens a design with everything a browser has for saving it: calls, stream, IndexedDB, locks. */
export function openInBrowser(design: string, person: string, forkName: (at: number) => string): Promise<OpenedSync> {
  const ports: SyncPorts = {
    clock,
    store: createIndexedDbStore(window),
    server: createApiDesignServer(api, design, { forkName, upload: sendDocument }),
    stream: createEventStream(
      clock,
      () => new EventSource(apiAddress(`/designs/${encodeURIComponent(design)}/stream`), { withCredentials: true }),
    ),
    connection: {
      online: () => navigator.onLine,
      changed(call) {
        for (const kind of ['online', 'offline']) window.addEventListener(kind, call);
        return () => {
          for (const kind of ['online', 'offline']) window.removeEventListener(kind, call);
        };
      },
    },
    locks: createWebLocks(navigator.locks),
    random: Math.random,
    newId,
  };
  return openSync({ person, design }, ports);
}

/** A document that is too long for one request. */
function sendDocument(text: string): Promise<string> {
  const file = new Blob([text], { type: 'application/json' });
  const quiet = { onProgress: () => undefined, onWaiting: () => undefined };
  return sendInPieces(file, { kind: 'file', name: 'design.json' }, uploadTransport(), quiet);
}

/** Never the same twice; `randomUUID` is missing on an origin without TLS. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
