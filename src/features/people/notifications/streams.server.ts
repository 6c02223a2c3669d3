import type { ServerResponse } from 'node:http';
import type { Database } from '#db/database.ts';
import type { BusEvent, EventBus } from '#platform/events.server.ts';
import type { Listener, Streams } from '#platform/streams.ts';
import { createAdmission } from './admission.server.ts';
import { livingSessions, noticesAfter, type FreshNotice } from './notice-queries.server.ts';
import { createStreamRegister, type Stream } from './stream-register.ts';

interface StreamOptions {
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
const peoplePerQuery = 1000;
const noticesPerPerson = 50;
/** After this, what a database that was away left unanswered is asked again. */
const retryMs = 1000;

/**
 * All streams of this process. The bus says whose box changed; the rows are read once for all of them and each stream
 * gets what lies above its own place, so nothing is lost or doubled however often a connection is cut.
 */
export function createStreams(
  db: Database,
  bus: EventBus,
  { heartbeatMs = 20_000, longestMs = 3_600_000, backlogBytes = 64 * 1024 }: StreamOptions = {},
): Streams {
  const open = createStreamRegister();
  const changed = new Set<string>();
  let delivering = false;
  const endOf = createAdmission(db);

  const leaveBus = bus.subscribe(hear);
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  function hear(event: BusEvent): void {
    if (event.kind === 'notice') wake(event.id.split(','));
    if (event.kind === 'notice_read')
      for (const stream of open.of(event.id)) write(stream, eventText({ type: 'NONE' }));
    if (event.kind === 'talk') tellOfTalk(event.id);
    if (event.kind === 'session_ended') endWhere((stream) => stream.sessionId === event.id);
    if (event.kind === 'person_ended') for (const stream of open.of(event.id)) end(stream, 'DISCONNECTED');
    if (event.kind === 'gap') void catchUp();
  }

  /** `<talk>:<person>,<person>`: something was said between them. What it was, their pages ask for themselves. */
  function tellOfTalk(id: string): void {
    const [talk, people = ''] = id.split(':');
    for (const userId of people.split(','))
      for (const stream of open.of(userId)) write(stream, eventText({ type: 'NONE', talk }));
  }

  /** While the bus was away, sessions may have ended unheard as well as notices come. */
  async function catchUp(): Promise<void> {
    wake(open.people());
    const asked = new Set(open.all().map((stream) => stream.sessionId));
    const living = await livingSessions(db, [...asked]).catch(() => null);
    if (living === null) return later(() => void catchUp());
    endWhere((stream) => asked.has(stream.sessionId) && !living.has(stream.sessionId));
  }

  function later(again: () => void): void {
    setTimeout(again, retryMs).unref();
  }

  function wake(userIds: string[]): void {
    for (const id of userIds) if (open.of(id).length > 0) changed.add(id);
    if (!delivering && changed.size > 0) void deliver();
  }

  async function deliver(): Promise<void> {
    delivering = true;
    try {
      while (changed.size > 0) {
        const people = [...changed].slice(0, peoplePerQuery);
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
      const known = open.of(userId).flatMap((stream) => (stream.after === null ? [] : [stream.after]));
      return known.length === 0 ? [] : [{ userId, after: Math.min(...known) }];
    });
    const found = places.length === 0 ? [] : await noticesAfter(db, places, noticesPerPerson).catch(() => null);
    if (found === null) return later(() => wake(people));
    const perUser = Map.groupBy(found, (notice) => notice.user_id);
    for (const [userId, notices] of perUser) {
      for (const stream of open.of(userId)) send(stream, notices);
      if (notices.length === noticesPerPerson) changed.add(userId);
    }
  }

  function send(stream: Stream, notices: FreshNotice[]): void {
    for (const notice of notices) {
      if (stream.after === null || notice.seq <= stream.after) continue;
      stream.after = notice.seq;
      write(
        stream,
        `id: ${notice.seq}\n${eventText({ type: notice.type, id: notice.id, createdAt: notice.created_at.toISOString() })}`,
      );
    }
  }

  function write(stream: Stream, text: string): void {
    if (stream.response === null) return;
    if (stream.response.writableLength > backlogBytes) return end(stream, null);
    stream.response.write(text);
  }

  function beat(): void {
    const oldest = Date.now() - longestMs;
    for (const stream of open.all()) {
      if (stream.openedAt < oldest) end(stream, 'DISCONNECTED');
      else write(stream, ':\n\n');
    }
  }

  function endWhere(meant: (stream: Stream) => boolean): void {
    for (const stream of open.all()) if (meant(stream)) end(stream, 'DISCONNECTED');
  }

  /** One who does not read is cut off without a word: there is no room left for one. */
  function end(stream: Stream, word: 'DISCONNECTED' | null): void {
    open.remove(stream);
    stream.ended = true;
    if (word === null) stream.response?.destroy();
    else stream.response?.end(eventText({ type: word }));
  }

  function begin(stream: Stream, response: ServerResponse, after: number): void {
    stream.response = response;
    stream.after = after;
    const leave = () => open.remove(stream);
    response.on('close', leave);
    response.on('error', leave);
    // Who left while they were waiting to be let in says so no more.
    if (response.destroyed) return leave();
    response.write(`retry: 2000\n${eventText({ type: 'CONNECTED' })}`);
    wake([stream.userId]);
  }

  return {
    async open(listener: Listener, response: () => ServerResponse) {
      const { userId, sessionId, after } = listener;
      const stream: Stream = { response: null, userId, sessionId, after: null, openedAt: Date.now(), ended: false };
      const mine = open.of(userId);
      if (mine.length >= perPerson) end(mine[0]!, 'DISCONNECTED');
      open.add(stream);
      const last = await endOf(listener).catch((error: unknown) => {
        open.remove(stream);
        throw error;
      });
      if (last === null || stream.ended) {
        open.remove(stream);
        return false;
      }
      begin(stream, response(), Math.min(after ?? last, last));
      return true;
    },
    count: () => open.all().length,
    close() {
      clearInterval(heartbeat);
      leaveBus();
      endWhere(() => true);
    },
  };
}

function eventText(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
