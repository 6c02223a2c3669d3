import type { ServerResponse } from 'node:http';
import type { Database } from '#db/database.ts';
import type { BusEvent, EventBus } from '#platform/events.server.ts';
import type { Listener, Streams } from '#platform/streams.ts';
import { endOfBox, livingSessions, noticesAfter, type FreshNotice } from './notice-queries.server.ts';

interface Stream { response: ServerResponse; userId: string; sessionId: string; after: number | null; openedAt: number }

export interface StreamOptions {
  /** A line that says nothing, so that a dead connection is noticed on both sides. */
  heartbeatMs?: number;
  /** Then the browser comes back and is asked anew who it is. */
  longestMs?: number;
  /** What may wait in memory for one who does not read. */
  backlogBytes?: number;
}

/** One person's open windows, phones and forgotten tabs; the oldest gives way. */
const perPerson = 12;
/** People asked about in one statement, and notices for each; more come in the next round. */
const peopleAtOnce = 1000;
const eachAtOnce = 50;
/** After this, what a database that was away left unanswered is asked again. */
const againMs = 1000;

/**
 * All streams of this process. The bus says whose box changed; the rows are read once for all of them and each stream gets
 * what lies above its own place, so nothing is lost or doubled however often a connection is cut.
 */
export function createStreams(db: Database, bus: EventBus, { heartbeatMs = 20_000, longestMs = 3_600_000, backlogBytes = 64 * 1024 }: StreamOptions = {}): Streams {
  const byPerson = new Map<string, Set<Stream>>();
  const bySession = new Map<string, Set<Stream>>();
  const changed = new Set<string>();
  let delivering = false;

  const leaveBus = bus.subscribe(hear);
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  function hear(event: BusEvent): void {
    if (event.kind === 'notice') wake(event.id.split(','));
    if (event.kind === 'notice_read') for (const stream of byPerson.get(event.id) ?? []) write(stream, eventText({ type: 'NONE' }));
    if (event.kind === 'session_ended') for (const stream of bySession.get(event.id) ?? []) end(stream, 'DISCONNECTED');
    if (event.kind === 'person_ended') for (const stream of byPerson.get(event.id) ?? []) end(stream, 'DISCONNECTED');
    if (event.kind === 'gap') void catchUp();
  }

  /** While the bus was away, sessions may have ended unheard as well as notices come. */
  async function catchUp(): Promise<void> {
    wake([...byPerson.keys()]);
    const asked = [...bySession.keys()];
    const living = await livingSessions(db, asked).catch(() => null);
    if (living === null) return later(() => void catchUp());
    for (const id of asked) if (!living.has(id)) for (const stream of bySession.get(id) ?? []) end(stream, 'DISCONNECTED');
  }

  function later(again: () => void): void {
    setTimeout(again, againMs).unref();
  }

  function wake(userIds: string[]): void {
    for (const id of userIds) if (byPerson.has(id)) changed.add(id);
    if (!delivering && changed.size > 0) void deliver();
  }

  async function deliver(): Promise<void> {
    delivering = true;
    try {
      while (changed.size > 0) {
        const people = [...changed].slice(0, peopleAtOnce);
        for (const id of people) changed.delete(id);
        await deliverTo(people);
      }
    } finally {
      delivering = false;
    }
  }

  /** A database that is away for a moment loses nothing: they are asked about again, from the same place. */
  async function deliverTo(people: string[]): Promise<void> {
    const places = people.flatMap((userId) => {
      const known = [...(byPerson.get(userId) ?? [])].flatMap((stream) => (stream.after === null ? [] : [stream.after]));
      return known.length === 0 ? [] : [{ userId, after: Math.min(...known) }];
    });
    const found = places.length === 0 ? [] : await noticesAfter(db, places, eachAtOnce).catch(() => null);
    if (found === null) return later(() => wake(people));
    const perUser = Map.groupBy(found, (notice) => notice.user_id);
    for (const [userId, notices] of perUser) {
      for (const stream of byPerson.get(userId) ?? []) send(stream, notices);
      if (notices.length === eachAtOnce) changed.add(userId);
    }
  }

  function send(stream: Stream, notices: FreshNotice[]): void {
    for (const notice of notices) {
      if (stream.after === null || notice.seq <= stream.after) continue;
      stream.after = notice.seq;
      write(stream, `id: ${notice.seq}\n${eventText({ type: notice.type, id: notice.id, createdAt: notice.created_at.toISOString() })}`);
    }
  }

  function write(stream: Stream, text: string): void {
    if (stream.response.writableLength > backlogBytes) return end(stream, null);
    stream.response.write(text);
  }

  function beat(): void {
    const oldest = Date.now() - longestMs;
    for (const streams of byPerson.values()) {
      for (const stream of streams) {
        if (stream.openedAt < oldest) end(stream, 'DISCONNECTED');
        else write(stream, ':\n\n');
      }
    }
  }

  /** One who does not read is cut off without a word: there is no room left for one. */
  function end(stream: Stream, word: 'DISCONNECTED' | null): void {
    forget(stream);
    if (word === null) stream.response.destroy();
    else stream.response.end(eventText({ type: word }));
  }

  function forget(stream: Stream): void {
    for (const [map, key] of [[byPerson, stream.userId], [bySession, stream.sessionId]] as const) {
      const streams = map.get(key);
      streams?.delete(stream);
      if (streams?.size === 0) map.delete(key);
    }
  }

  async function place(stream: Stream, asked: number | null): Promise<void> {
    const last = await endOfBox(db, stream.userId, stream.sessionId);
    if (last === null) return end(stream, 'DISCONNECTED');
    stream.after = Math.min(asked ?? last, last);
    wake([stream.userId]);
  }

  return {
    open(response: ServerResponse, { userId, sessionId, after }: Listener) {
      const stream: Stream = { response, userId, sessionId, after: null, openedAt: Date.now() };
      const [oldest] = (byPerson.get(userId)?.size ?? 0) >= perPerson ? byPerson.get(userId)! : [];
      if (oldest) end(oldest, 'DISCONNECTED');
      remember(byPerson, userId, stream);
      remember(bySession, sessionId, stream);
      response.on('close', () => forget(stream));
      response.on('error', () => forget(stream));
      response.write(`retry: 2000\n${eventText({ type: 'CONNECTED' })}`);
      place(stream, after).catch(() => end(stream, 'DISCONNECTED'));
    },
    count: () => [...byPerson.values()].reduce((sum, streams) => sum + streams.size, 0),
    close() {
      clearInterval(heartbeat);
      leaveBus();
      for (const streams of byPerson.values()) for (const stream of streams) end(stream, 'DISCONNECTED');
    },
  };
}

function remember(map: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const streams = map.get(key);
  if (streams) streams.add(stream);
  else map.set(key, new Set([stream]));
}

function eventText(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
