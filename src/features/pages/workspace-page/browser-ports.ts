import { createIndexedDbStore } from '#editor/sync/indexed-db-store.ts';
import type { LocalPorts } from '#editor/sync/local-design.ts';
import type { Clock } from '#editor/sync/ports.ts';
import { createWebLocks } from '#editor/sync/web-locks.ts';
import { sendInPieces } from '#features/foundation/media/send-in-pieces.ts';
import { uploadTransport } from '#features/foundation/media/upload-transport.ts';
import { newKey } from '#lib/id.ts';

export const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What this browser has for keeping designs: IndexedDB, locks between its windows. */
export function keepingPorts(): LocalPorts {
  return { clock, store: createIndexedDbStore(window), locks: createWebLocks(navigator.locks), newId: newKey };
}

/** A document that is too long for one request; answers with the upload's id. */
export function sendDocument(text: string): Promise<string> {
  const file = new Blob([text], { type: 'application/json' });
  const quiet = { onProgress: () => undefined, onWaiting: () => undefined };
  return sendInPieces(file, { kind: 'file', name: 'design.json' }, uploadTransport(), quiet);
}
