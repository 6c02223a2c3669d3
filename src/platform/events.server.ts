import { Client } from 'pg';
import type { Database } from '#db/database.ts';
import { notify } from '#platform/events-queries.server.ts';

const eventKinds = [
  'settings_changed',
  'session_ended',
  'person_ended',
  'second_factor',
  'content_changed',
  'notice',
  'notice_read',
  'talk',
  'desk',
  'design',
  'design_presence',
  'design_rights',
  'design_comments',
  'render',
  'render_work',
] as const;
type EventKind = (typeof eventKinds)[number];
/** `gap` comes from this process itself: the bus was disconnected, and events may have been missed meanwhile. */
export interface BusEvent {
  kind: EventKind | 'gap';
  id: string;
}

export type PublishedEvent = BusEvent & { kind: EventKind };

/** Notifies every process that something happened: kind and id only, the rows hold the rest. */
export interface EventBus {
  subscribe(listener: (event: BusEvent) => void): () => void;
  close(): Promise<void>;
}

export const channel = 'hien';

/** Inside a transaction the event leaves with its commit, or not at all. */
export async function publish(db: Database, event: PublishedEvent): Promise<void> {
  await notify(db, channel, payloadOf(event));
}

/** For a statement that tells of it beside what else it does. */
export function payloadOf({ kind, id }: PublishedEvent): string {
  return `${kind}:${id}`;
}

/** One listening connection a process. It reconnects by itself and reports that with a `gap`. */
export async function openEventBus(url: string): Promise<EventBus> {
  const listeners = new Set<(event: BusEvent) => void>();
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true });
    next.on('notification', ({ payload }) => emit(payload));
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) again();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    if (closed) await next.end();
    else client = next;
  }

  function again(): void {
    client = null;
    if (closed) return;
    retry = setTimeout(() => connect().then(() => tellAll({ kind: 'gap', id: '' }), again), 250);
  }

  function emit(payload: string | undefined): void {
    const [kind, id = ''] = (payload ?? '').split(/:(.*)/s);
    const known = eventKinds.find((each) => each === kind);
    if (known) tellAll({ kind: known, id });
  }

  function tellAll(event: BusEvent): void {
    for (const listener of listeners) listener(event);
  }

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
