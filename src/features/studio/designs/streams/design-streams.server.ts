import type { ServerResponse } from 'node:http';
import type { Database } from '#db/database.ts';
import { livingSessions } from '#features/people/accounts/users.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { publish, type BusEvent, type EventBus } from '#platform/events.server.ts';
import type { DesignListener, DesignStreams } from '#platform/streams.ts';
import { logLines, type LogLine } from '../design-log-queries.server.ts';
import { caughtUpAtOnce } from '../design-limits.ts';
import { designFor } from '../design-rights.server.ts';
import type { DesignRights } from '../design-roles.ts';
import { createDesignStreamRegister, type DesignStream } from './design-stream-register.ts';
import { presenceOf } from './presence.server.ts';
import { lineOf } from '../sending/run-commands.server.ts';

interface StreamOptions {
  /** How often everyone's rights are asked again; a line with it, so that a dead connection is noticed (D12). */
  askMs?: number;
  /** What may be buffered for a window that does not read. */
  backlogBytes?: number;
}

/** Streams a person, or visitors of one network, may have open; the oldest is closed. */
const perPerson = 24;
/** After this, queries that failed are retried. */
const retryMs = 1000;

/**
 * The streams of open designs in this process. The bus says which design has moved; its new lines are read once for all
 * windows that have it open, and each gets what comes after its own number: nothing is lost or doubled.
 */
export function createDesignStreams(
  { db, clock }: { db: Database; clock: Clock },
  bus: EventBus,
  { askMs = 15_000, backlogBytes = 4 * 1024 * 1024 }: StreamOptions = {},
): DesignStreams {
  const open = createDesignStreamRegister();
  const moved = new Set<string>();
  let delivering = false;
  const leaveBus = bus.subscribe(hear);
  const asking = setInterval(() => void askAll(), askMs).unref();

  function hear({ kind, id }: BusEvent): void {
    const [design = '', rest = ''] = id.split(/:(.*)/s);
    if (kind === 'design') wake([design]);
    if (kind === 'design_presence')
      for (const stream of open.of(design)) write(stream, `event: presence\ndata: ${rest}\n\n`);
    if (kind === 'design_comments') tellOfComments(open.of(design));
    if (kind === 'design_rights') void ask(open.of(design));
    if (kind === 'session_ended') endWhere((stream) => stream.sessionId === id);
    if (kind === 'person_ended') endWhere((stream) => stream.userId === id);
    if (kind === 'gap') {
      wake(open.designs());
      tellOfComments(open.all());
      void askAll();
    }
  }

  /** Something was said: what it was, each window asks for itself, after the last change it knows. */
  function tellOfComments(streams: readonly DesignStream[]): void {
    for (const stream of streams) write(stream, 'event: comments\ndata: {}\n\n');
  }

  function wake(designs: readonly string[]): void {
    for (const design of designs) if (open.of(design).length > 0) moved.add(design);
    if (!delivering && moved.size > 0) void deliver();
  }

  async function deliver(): Promise<void> {
    delivering = true;
    try {
      for (const design of moved) {
        moved.delete(design);
        await deliverTo(design);
      }
    } finally {
      delivering = false;
    }
  }

  /** A short outage of the database loses nothing: the query is repeated from the same number. */
  async function deliverTo(design: string): Promise<void> {
    const after = Math.min(...open.of(design).map((stream) => stream.after));
    if (!Number.isFinite(after)) return;
    const { commands: most, bytes } = caughtUpAtOnce;
    const read = await logLines(db, design, { after, upTo: 2 ** 31 - 1, most, bytes }).catch(() => null);
    if (read === null) return later(() => wake([design]));
    for (const stream of open.of(design)) send(stream, read.lines);
    if (read.cut) moved.add(design);
  }

  function later(again: () => void): void {
    setTimeout(again, retryMs).unref();
  }

  function send(stream: DesignStream, lines: readonly LogLine[]): void {
    const news = lines.filter(({ seq }) => seq > stream.after);
    // What lies between has been swept: the window has to open the design anew.
    if (news[0] && news[0].seq > stream.after + 1) return end(stream, 'reload');
    for (const line of news) {
      stream.after = line.seq;
      write(stream, `id: ${line.seq}\ndata: ${JSON.stringify(lineOf(line))}\n\n`);
    }
  }

  async function askAll(): Promise<void> {
    await ask(open.all());
    for (const stream of open.all()) write(stream, ':\n\n');
  }

  /** Whoever may no longer see the design is put out; whoever may no longer edit it is told. */
  async function ask(streams: readonly DesignStream[]): Promise<void> {
    const sessions = [...new Set(streams.flatMap((stream) => stream.sessionId ?? []))];
    const living = sessions.length === 0 ? null : await livingSessions(db, sessions).catch(() => null);
    for (const stream of streams) {
      if (living && stream.sessionId !== null && !living.has(stream.sessionId)) end(stream, 'closed');
      else await askRights(stream);
    }
  }

  async function askRights(stream: DesignStream): Promise<void> {
    const rights = await rightsOf(stream).catch(() => 'unknown' as const);
    if (rights === 'unknown' || stream.ended) return;
    if (rights === null) return end(stream, 'unshared');
    const told = JSON.stringify(rights);
    if (told !== stream.rights) write(stream, `event: rights\ndata: ${told}\n\n`);
    stream.rights = told;
  }

  async function rightsOf({ userId, links, designId }: DesignStream): Promise<DesignRights | null> {
    try {
      return (await designFor(db, { userId, links, designId, now: clock.now() })).rights;
    } catch (error) {
      if (error instanceof AppError && error.key === 'not_found') return null;
      throw error;
    }
  }

  function write(stream: DesignStream, text: string): void {
    if (stream.ended) return;
    if (stream.response.writableLength > backlogBytes) return end(stream, null);
    stream.response.write(text);
  }

  function endWhere(meant: (stream: DesignStream) => boolean): void {
    for (const stream of open.all()) if (meant(stream)) end(stream, 'closed');
  }

  /** A window that does not read is cut off without a word: its buffer is full. */
  function end(stream: DesignStream, word: 'closed' | 'reload' | 'unshared' | null): void {
    open.remove(stream);
    stream.ended = true;
    if (word === null) stream.response.destroy();
    else stream.response.end(`event: ${word}\ndata: {}\n\n`);
  }

  function begin(listener: DesignListener, response: ServerResponse): void {
    const stream: DesignStream = { ...listener, response, rights: '', ended: false };
    const [oldest, ...others] = open.ofHolder(listener.holder);
    if (oldest && others.length + 1 >= perPerson) end(oldest, 'closed');
    open.add(stream);
    const leave = () => {
      open.remove(stream);
      stream.ended = true;
      tellGone(stream);
    };
    response.on('close', leave);
    response.on('error', leave);
    if (response.destroyed) return leave();
    response.write(`retry: 2000\nevent: connected\ndata: ${JSON.stringify({ seq: listener.after })}\n\n`);
    wake([stream.designId]);
    // The session may have ended since it was looked at.
    void ask([stream]);
  }

  /** What it pointed at is taken from the others' screens; a window that came back says where it is by itself. */
  function tellGone({ designId, userId, window }: DesignStream): void {
    if (window === null || open.of(designId).some((each) => each.window === window)) return;
    void publish(db, presenceOf(designId, { by: userId, name: null, window, cursor: null })).catch(() => undefined);
  }

  return {
    async open(listener, response) {
      begin(listener, response());
      return true;
    },
    count: () => open.all().length,
    close() {
      clearInterval(asking);
      leaveBus();
      endWhere(() => true);
    },
  };
}
