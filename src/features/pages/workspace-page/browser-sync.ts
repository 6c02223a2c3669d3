import { createApiDesignServer } from '#editor/sync/api-design-server.ts';
import { createEventStream } from '#editor/sync/event-stream.ts';
import { openSync, type OpenedSync } from '#editor/sync/open-sync.ts';
import type { SyncPorts } from '#editor/sync/ports.ts';
import { api, apiAddress } from '#lib/api.ts';
import { clock, keepingPorts, sendDocument } from './browser-ports.ts';

/** Opens a design with everything a browser has for saving it: calls, stream, IndexedDB, locks. */
export function openInBrowser(design: string, person: string, forkName: (at: number) => string): Promise<OpenedSync> {
  const ports: SyncPorts = {
    ...keepingPorts(),
    server: createApiDesignServer(api, design, { forkName, upload: sendDocument }),
    stream: createEventStream(
      clock,
      (window) =>
        new EventSource(apiAddress(`/designs/${encodeURIComponent(design)}/stream?window=${window}`), {
          withCredentials: true,
        }),
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
    random: Math.random,
  };
  return openSync({ person, design }, ports);
}
