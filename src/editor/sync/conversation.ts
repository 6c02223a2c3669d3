import { designHash } from '#design/design-hash.ts';
import { currentVersion } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { CaughtUp, Cursor, Envelope, Send, Sent } from '#design/commands/wire.ts';
import { answerWithin } from './answer-within.ts';
import type { Copy } from './copy.ts';
import { nextBatch } from './next-batch.ts';
import { afterAnswer, afterFailure, afterTooMany, nextSendAt, steadyPace, withHalf, type Pace } from './pace.ts';
import type { Reply, SyncPorts } from './ports.ts';
import { readAnswer } from './read-answer.ts';
import type { OfflineCause } from './sync-state.ts';

/** Milliseconds. */
const longestAnswer = 30_000;
const longestPointing = 5000;
/** Somebody else was at work so short a time ago that this window sends as if together. Milliseconds. */
const togetherFor = 60_000;

type Task = 'head' | 'lines' | 'send' | 'point' | 'fork';

/** Speaks with the server: what to ask next, when, and what its answers mean. One request at a time. */
export function createConversation(ports: SyncPorts, copy: Copy, told: () => void) {
  const { clock, server } = ports;
  const needs = { head: false, lines: true };
  /** Forks the server does not take: they stay in this browser. */
  const unkept = new Set<string>();
  /** Where the log is asked from at first; afterwards from where the copy is. */
  let since: number | null = copy.since;
  let pace: Pace = steadyPace;
  let offline: { since: number; cause: OfflineCause } | null = null;
  let company = false;
  /** Where this person points; undefined when the others have been told. */
  let cursor: Cursor | undefined;
  /** Whoever is there is told that this window is too. */
  let greets = false;
  let pointing = false;
  /** The base of a request that was answered with a fork, until the log itself was asked. */
  let forkedAt: number | null = null;
  /** False where even the server's own document has another hash here: to take it again would not help. */
  let comparable = true;
  let busy = false;
  let stopped = false;
  let cancel: (() => void) | null = null;

  function next(): { task: Task; at: number } | null {
    if (needs.head) return { task: 'head', at: pace.notBefore };
    if (needs.lines) return { task: 'lines', at: pace.notBefore };
    if (copy.rights().edit && sendable().length > 0) return { task: 'send', at: nextSendAt(pace, isTogether()) };
    if (cursor !== undefined && !pointing && (greets || isTogether()))
      return { task: 'point', at: nextSendAt(pace, true) };
    return forkToKeep() ? { task: 'fork', at: pace.notBefore } : null;
  }

  function isTogether(): boolean {
    return company || clock.now() - copy.otherAt() < togetherFor;
  }

  function sending(commands: Envelope[]): Send {
    return { base: copy.replica().seq, version: currentVersion, commands, window: copy.window };
  }

  /** In order: nothing overtakes a command that is not written yet. */
  function sendable(): Envelope[] {
    const all = copy.replica().pending.map(({ envelope }) => envelope);
    const end = copy.queue.works() ? all.findIndex(({ id }) => !copy.queue.isWritten(id)) : -1;
    return end < 0 ? all : all.slice(0, end);
  }

  const forkToKeep = () => copy.forks().find(({ fork, version }) => version === null && !unkept.has(fork.id))?.fork;

  function wake(): void {
    cancel?.();
    cancel = null;
    if (stopped || busy) return;
    const due = next();
    if (due) cancel = clock.after(Math.max(0, due.at - clock.now()), () => void run());
  }

  async function run(): Promise<void> {
    const due = next();
    if (busy || stopped || !due) return;
    if (due.at > clock.now()) return wake();
    busy = true;
    told();
    await tasks[due.task]();
    busy = false;
    if (stopped) return;
    told();
    wake();
  }

  const tasks: Record<Task, () => Promise<void>> = {
    async head() {
      const reply = await answered(server.head());
      if (!reply.ok) return failed(reply);
      const opened = openDesign(reply.data.document);
      // Written by a newer program than this page's: it can be looked at after a reload.
      if (!opened.ok) {
        needs.head = needs.lines = false;
        return copy.restrict({ edit: false, reason: opened.reason });
      }
      const settled = await idsUpTo(reply.data.seq);
      if (!settled) return;
      needs.head = false;
      comparable = designHash(opened.design) === reply.data.hash;
      copy.replaceBy(opened.design, reply.data.seq, reply.data.rights, settled);
      // The stream may have been further than this document.
      needs.lines = true;
    },

    async lines() {
      const reply = await answered(server.commandsAfter(since ?? copy.replica().seq));
      if (!reply.ok) return failed(reply);
      since = null;
      needs.lines = false;
      take(reply.data, []);
    },

    async send() {
      const batch = nextBatch(sendable(), pace.most);
      const pointed = cursor;
      cursor = undefined;
      pace = { ...pace, lastSend: clock.now() };
      const body = sending(batch);
      const reply = await answered(server.send({ ...body, ...(pointed !== undefined && { cursor: pointed }) }));
      if (!reply.ok) return failed(reply, batch);
      // Too far behind for one answer is not too old: first the log itself is asked.
      if ('fork' in reply.data && reply.data.fork === 'too_old' && forkedAt !== body.base) {
        forkedAt = body.base;
        needs.lines = true;
        return;
      }
      take(reply.data, batch);
    },

    /** Beside the other requests: a cursor that hangs holds up no command. */
    async point() {
      const pointed = cursor ?? null;
      cursor = undefined;
      greets = false;
      pace = { ...pace, lastSend: clock.now() };
      pointing = true;
      void answerWithin(clock, longestPointing, server.point({ window: copy.window, cursor: pointed })).then(
        (reply) => {
          pointing = false;
          if (!reply.ok && (reply.status === 429 || reply.status === 404)) failed(reply);
          wake();
        },
      );
    },

    async fork() {
      const fork = forkToKeep();
      if (!fork) return;
      const reply = await answered(server.keepFork(fork));
      if (reply.ok) {
        copy.forkKept(fork.id, reply.data.version);
        // Not the queue's: a fork that stays a while longer is harmless, it is kept once.
        await ports.store.dropFork(fork.id).catch(() => undefined);
      } else if (reply.status >= 400 && reply.status < 500 && !isForNow(reply.status)) unkept.add(fork.id);
      else failed(reply);
    },
  };

  /**
   * Which of our pending commands the server's document holds already: without this they would be done twice on screen.
   * Null when it cannot be known now, or when all of them became a fork.
   */
  async function idsUpTo(seq: number): Promise<Set<string> | null> {
    const ids = new Set<string>();
    for (let from = copy.replica().seq; from !== seq && copy.replica().pending.length > 0;) {
      const reply = await answered(server.commandsAfter(from));
      if (!reply.ok) {
        failed(reply);
        return null;
      }
      if ('fork' in reply.data) {
        copy.fork(reply.data.fork);
        return ids;
      }
      for (const line of reply.data.commands) if (line.seq <= seq) ids.add(line.id);
      const reached = reply.data.commands.at(-1)?.seq ?? seq;
      if (reached <= from) break;
      from = Math.min(reached, seq);
    }
    return ids;
  }

  function take(answer: Sent | CaughtUp, batch: readonly Envelope[]): void {
    if ('fork' in answer) {
      copy.settle(new Set(answer.applied));
      copy.fork(answer.fork);
      needs.head = true;
      return;
    }
    const { lines, settled, refused } = readAnswer(answer, batch, copy.replica().seq, copy.place.person);
    copy.settle(settled);
    copy.refuse(refused);
    const same = copy.take(lines, 'answer');
    const reached = copy.replica().seq;
    const differs = comparable && reached === answer.seq && designHash(copy.replica().confirmed) !== answer.hash;
    if (!same || differs) needs.head = true;
    else if (reached < answer.seq || copy.hasGap()) needs.lines = true;
  }

  async function answered<Data>(asked: Promise<Reply<Data>>): Promise<Reply<Data>> {
    const reply = await answerWithin(clock, longestAnswer, asked);
    if (stopped) return { ok: false, status: 0 };
    if (reply.ok) {
      pace = afterAnswer(pace);
      offline = null;
    }
    return reply;
  }

  function failed(
    reply: { status: number; reason?: string; retryAfter?: number },
    batch: readonly Envelope[] = [],
  ): void {
    if (stopped) return;
    const { status, reason } = reply;
    const now = clock.now();
    if (status === 429) {
      pace = afterTooMany(pace, now, reply.retryAfter, ports.random());
    } else if (isRefusal(status) && batch.length > 0) {
      // One of them is the cause: halves until it stands alone, then it is named.
      const [first] = batch;
      if (batch.length > 1) pace = withHalf(pace, batch.length);
      else if (first)
        copy.refuse(new Map([[first.id, { reason: status === 413 ? 'too_large' : 'bad_value', path: '' }]]));
    } else if (status === 403 || status === 404 || status === 410) {
      copy.restrict({ edit: false, reason: reason ?? (status === 403 ? 'forbidden' : 'not_found') });
      needs.lines = false;
      // Of a request to write: the design may still be seen, and says why it may not be changed.
      needs.head = batch.length > 0;
    } else {
      offline = { since: offline?.since ?? now, cause: causeOf(status) };
      pace = afterFailure(pace, now, ports.random());
      // Something is asked until there is an answer, also where the stream meanwhile acknowledged all that was sent.
      needs.lines = true;
    }
  }

  return {
    wake,
    offline: () => offline,
    /** Lines may have been missed. */
    catchUp(): void {
      if (!needs.head) needs.lines = true;
      wake();
    },
    /** The documents differ, or rights may have changed. */
    askHead(): void {
      needs.head = true;
      wake();
    },
    online(is: boolean): void {
      if (!is) offline ??= { since: clock.now(), cause: 'network' };
      // What the server asked to wait for stays.
      else if (pace.failures > 0) pace = { ...pace, failures: 0, notBefore: Number.NEGATIVE_INFINITY };
      needs.lines ||= is;
      wake();
    },
    point(at: Cursor): void {
      cursor = at;
      wake();
    },
    greet(at: Cursor): void {
      cursor = at;
      greets = true;
      wake();
    },
    setCompany(is: boolean): void {
      company = is;
      wake();
    },
    stop(): void {
      stopped = true;
      cancel?.();
      if (isTogether()) void server.point({ window: copy.window, cursor: null }).catch(() => undefined);
    },
  };
}

/** The request itself is wrong: sent again as it is, it would fail again. */
function isRefusal(status: number): boolean {
  return status === 400 || status === 413 || status === 422;
}

/** The same request may do later. */
function isForNow(status: number): boolean {
  return status === 401 || status === 429;
}

function causeOf(status: number): OfflineCause {
  if (status === 0) return 'network';
  return status === 401 ? 'signed-out' : 'server';
}
