import type { ServerResponse } from 'node:http';
import type { Database } from '#db/database.ts';
import { secondFactorRequirement } from '#features/people/accounts/second-factor/second-factor-requirement.ts';
import { livingSessions } from '#features/people/accounts/users.server.ts';
import { holds } from '#lib/permissions.ts';
import type { BusEvent, EventBus } from '#platform/events.server.ts';
import type { Listener, Streams } from '#platform/streams.ts';
import { createAdmission } from './admission.server.ts';
import { admittedSessions, noticesAfter, type Admitted, type FreshNotice } from './notice-queries.server.ts';
import { createStreamRegister, type Stream } from './stream-register.ts';

interface StreamOptions {
  /** A comment line, so that a dead connection is noticed on both sides. */
  heartbeatMs?: number;
  /** Then the browser reconnects and its session is checked again. */
  longestMs?: number;
  /** What may be buffered for a client that does not read. */
  backlogBytes?: number;
}

/** Streams per person (windows, phones, forgotten tabs); the oldest is closed. */
const perPerson = 12;
/** People per query, and notices for each; more come in the next round. */
const peoplePerQuery = 1000;
const noticesPerPerson = 50;
/** After this, queries that failed are retried. */
const retryMs = 1000;

/**
 * All streams of this process. The bus says who has new notices; the rows are read once for all of them and each stream
 * gets what comes after its own position, so nothing is lost or doubled however often a connection is cut.
 */
export function createStreams(
  db: Database,
  bus: EventBus,
  { heartbeatMs = 20_000, longestMs = 3_600_000, backlogBytes = 64 * 1024 }: StreamOptions = {},
): Streams {
  const open = createStreamRegister();
  const changed = new Set<string>();
  const failing = new Set<string>();
  let delivering = false;
  let checking = false;
  const admit = createAdmission(db);

  const leaveBus = bus.subscribe(hear);
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();

  function hear(event: BusEvent): void {
    if (event.kind === 'notice') wake(event.id.split(','));
    if (event.kind === 'notice_read')
      for (const stream of open.of(event.id)) write(stream, eventText({ type: 'NONE' }));
    if (event.kind === 'talk') tellOfTalk(event.id);
    if (event.kind === 'desk') tellOfDesk(event.id);
    if (event.kind === 'render') tellOfRender(event.id);
    if (event.kind === 'session_ended') endWhere((stream) => stream.sessionId === event.id);
    if (event.kind === 'person_ended' || event.kind === 'second_factor')
      for (const stream of open.of(event.id)) end(stream, 'DISCONNECTED');
    if (event.kind === 'gap') void catchUp();
  }

  /** `<talk>:<person>,<person>`: a message between them. Their pages fetch it themselves. */
  function tellOfTalk(id: string): void {
    const [talk, people = ''] = id.split(':');
    for (const userId of people.split(','))
      for (const stream of open.of(userId)) write(stream, eventText({ type: 'NONE', talk }));
  }

  /** `<area>:<person>`: somebody changed something the console lists. Who did it sees it already. */
  function tellOfDesk(id: string): void {
    const [desk, actor] = id.split(':');
    for (const stream of open.all())
      if (stream.desk && stream.userId !== actor) write(stream, eventText({ type: 'NONE', desk }));
  }

  /** `<render>:<person>`: it has come further. */
  function tellOfRender(id: string): void {
    const [render, userId = ''] = id.split(':');
    for (const stream of open.of(userId)) write(stream, eventText({ type: 'NONE', render }));
  }

  /** While the bus was disconnected, sessions may have ended as well as notices come. */
  async function catchUp(): Promise<void> {
    wake(open.people());
    void checkDesks();
    const asked = new Set(open.all().map((stream) => stream.sessionId));
    const living = await livingSessions(db, [...asked]).catch(() => null);
    if (living === null) return later(() => void catchUp());
    endWhere((stream) => asked.has(stream.sessionId) && !living.has(stream.sessionId));
  }

  /**
   * Who works at the console is asked for their right to it at every beat, not only when the bus says so: it may be away
   * just when somebody loses their second factor. What cannot be asked now is asked at the next.
   */
  async function checkDesks(): Promise<void> {
    const desks = open.all().filter((stream) => stream.desk);
    if (checking || desks.length === 0) return;
    checking = true;
    const asked = desks.map(({ userId, sessionId, ...stream }) => ({ userId, sessionId, at: nowOf(stream) }));
    const admitted = await admittedSessions(db, asked).catch(() => null);
    checking = false;
    if (admitted === null) return;
    for (const stream of desks) {
      const rights = admitted.get(`${stream.sessionId} ${stream.userId}`);
      const here = { loopback: stream.asked.loopback, at: nowOf(stream) };
      if (!stream.ended && (rights === undefined || !mayWorkAtConsole(rights, here))) end(stream, 'DISCONNECTED');
    }
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

  /** A short outage of the database loses nothing: the query is repeated from the same position. */
  async function deliverTo(people: string[]): Promise<void> {
    const places = people.flatMap((userId) => {
      const known = open.of(userId).flatMap((stream) => (stream.after === null ? [] : [stream.after]));
      return known.length === 0 ? [] : [{ userId, after: Math.min(...known) }];
    });
    const found = places.length === 0 ? [] : await noticesAfter(db, places, noticesPerPerson).catch(() => null);
    if (found === null) {
      tellOfFailure(people);
      return later(() => wake(people));
    }
    for (const id of people) failing.delete(id);
    const perUser = Map.groupBy(found, (notice) => notice.user_id);
    for (const [userId, notices] of perUser) {
      for (const stream of open.of(userId)) send(stream, notices);
      if (notices.length === noticesPerPerson) changed.add(userId);
    }
  }

  /** Once an outage: the browser then asks by its own call, which another process may be able to answer. */
  function tellOfFailure(people: string[]): void {
    for (const userId of people) {
      if (failing.has(userId)) continue;
      failing.add(userId);
      for (const stream of open.of(userId)) write(stream, eventText({ type: 'ERROR' }));
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
    void checkDesks();
  }

  function endWhere(meant: (stream: Stream) => boolean): void {
    for (const stream of open.all()) if (meant(stream)) end(stream, 'DISCONNECTED');
  }

  /** A client that does not read is disconnected without an event: its buffer is full. */
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
    // The client left while waiting for admission.
    if (response.destroyed) return leave();
    response.write(`retry: 2000\n${eventText({ type: 'CONNECTED' })}`);
    wake([stream.userId]);
  }

  return {
    async open(listener: Listener, response: () => ServerResponse) {
      const { userId, sessionId, after } = listener;
      const stream: Stream = {
        response: null,
        userId,
        sessionId,
        desk: false,
        asked: listener,
        after: null,
        openedAt: Date.now(),
        ended: false,
      };
      const mine = open.of(userId);
      const [oldest] = mine;
      if (oldest && mine.length >= perPerson) end(oldest, 'DISCONNECTED');
      open.add(stream);
      const admitted = await admit(listener).catch((error: unknown) => {
        open.remove(stream);
        throw error;
      });
      if (admitted === null || stream.ended) {
        open.remove(stream);
        return false;
      }
      stream.desk = mayWorkAtConsole(admitted, listener);
      begin(stream, response(), Math.min(after ?? admitted.last, admitted.last));
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

/** As for every call: before the second factor an admin hears what an ordinary person hears. */
function mayWorkAtConsole(admitted: Admitted, { loopback, at: now }: Pick<Listener, 'loopback' | 'at'>): boolean {
  return holds(admitted, 'console.see') && secondFactorRequirement(admitted, { loopback, now }) === null;
}

/** By the clock of the calls, which a stream has only once. */
function nowOf({ asked, openedAt }: Pick<Stream, 'asked' | 'openedAt'>): Date {
  return new Date(asked.at.getTime() + Date.now() - openedAt);
}

function eventText(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
