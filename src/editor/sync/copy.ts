import { currentVersion, type Design } from '#design/document.ts';
import type { UndoMarks } from '#design/commands/undo-marks.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Entry, Envelope, ForkReason, Refusal, Rights } from '#design/commands/wire.ts';
import { createLineBuffer } from './line-buffer.ts';
import { isTooLargeToSend } from './next-batch.ts';
import type { OutboxRow, Place, StoredFork, SyncPorts } from './ports.ts';
import { newReplica, onto, performIn, takeLines, withMore, without, type Done, type Replica } from './replica.ts';
import { createStoreQueue, type StoreQueue } from './store-queue.ts';
import type { Conflict, Unnamed } from './sync-state.ts';

/** With more pending than this, lines of others wait for the next answer: each would do all of it again. */
const manyPending = 200;
/** Lines after which the stored base is renewed. */
const linesPerBase = 200;
/** Ids of lines remembered to know them again in the outbox of a dead window. */
const rememberedIds = 10_000;

export interface CopyStart {
  place: Place;
  window: string;
  design: Design;
  seq: number;
  /** The number from which the pending commands were done: after it, the log may hold some of them. */
  since: number;
  rights: Rights;
  envelopes: readonly Envelope[];
  conflicts: readonly Conflict[];
  forks: readonly StoredFork[];
}

export interface How {
  /** With the inverse of an earlier step: what that step left behind. */
  undo?: UndoMarks;
  /** The session has done it already to the very design on screen. */
  made?: { before: Design; after: Design };
}

export type Performed = { ok: true; id: string | null; done: Done } | { ok: false; reason: string; path: string };

/**
 * This window's copy of the design and what storage keeps of it: edits go in on one side, lines of the log on the
 * other. Knows nothing of requests.
 */
export type Copy = ReturnType<typeof createCopy>;

export function createCopy(
  ports: SyncPorts,
  start: CopyStart,
  /** `gone`: commands of this window that were on screen and did not take effect. */
  told: { design(gone: ReadonlySet<string>): void; state(): void },
) {
  const { place, window } = start;
  const queue: StoreQueue = createStoreQueue(ports, place, told.state);
  const buffer = createLineBuffer();
  const known = new Set<string>();
  const conflicts = new Map(start.conflicts.map((each) => [each.id, each]));
  const forks = new Map<string, { fork: StoredFork; version: number | null }>(
    start.forks.map((fork) => [fork.id, { fork, version: null }]),
  );
  let replica = newReplica(start.design, start.seq, start.envelopes);
  let rights = start.rights;
  let sinceBase = 0;
  let otherAt = Number.NEGATIVE_INFINITY;

  /** Nothing is told where only the confirmed part moved under the design on screen. */
  function become(next: Replica, gone: ReadonlySet<string> = new Set()): void {
    const before = replica;
    replica = next;
    if (before.design !== next.design || gone.size > 0) told.design(gone);
    told.state();
  }

  function perform(command: Command, { undo, made }: How = {}): Performed {
    if (!rights.edit) return { ok: false, reason: 'read_only', path: rights.reason ?? '' };
    const envelope: Envelope = { id: ports.newId(), command, ...(undo && { undo }) };
    if (isTooLargeToSend(envelope)) return { ok: false, reason: 'too_large', path: '' };
    const performed = performIn(replica, envelope, made);
    if (!performed.ok) return performed;
    const { done } = performed;
    if (done.skipped.length > 0) skip(envelope.id, command, done.skipped);
    // Nothing came of it: there is nothing to send, and nothing to undo.
    if (Object.keys(done.inverse).length === 1) {
      told.state();
      return { ok: true, id: null, done };
    }
    queue.append({ window, base: replica.seq, version: currentVersion, at: ports.clock.now(), envelope });
    become(performed.replica);
    return { ok: true, id: envelope.id, done };
  }

  function skip(id: string, command: Command, paths: readonly string[]): void {
    conflicts.set(id, { id, command, cause: 'skipped', paths });
  }

  /** Applies what follows of the log. False where the documents differ. */
  function advance(): boolean {
    const entries = buffer.after(replica.seq);
    if (entries.length === 0) return true;
    const taken = takeLines(replica, entries);
    const settled = new Set(taken.acknowledged.map(({ id }) => id));
    for (const { id, command, done } of taken.acknowledged)
      if (done.skipped.length > 0) skip(id, command, done.skipped);
    if (taken.lines.some(({ id }) => !settled.has(id))) otherAt = ports.clock.now();
    remember(taken.lines);
    if (taken.lines.length > 0) queue.write({ confirmed: taken.lines });
    sinceBase += taken.lines.length;
    become(taken.replica);
    if (sinceBase >= linesPerBase && !taken.diverged) keepBase(false);
    return !taken.diverged;
  }

  function remember(lines: readonly Entry[]): void {
    for (const { id } of lines) known.add(id);
    for (const id of known) {
      if (known.size <= rememberedIds) break;
      known.delete(id);
    }
  }

  function keepBase(replace: boolean): void {
    sinceBase = 0;
    const base = { seq: replica.seq, document: replica.confirmed, rights, at: ports.clock.now() };
    queue.write({ base, replace });
  }

  /** In the log already, at or below our number. */
  function settle(ids: ReadonlySet<string>): void {
    const pending = replica.pending.filter(({ envelope }) => ids.has(envelope.id)).map(({ envelope }) => envelope.id);
    if (pending.length === 0) return;
    queue.write({ drop: pending });
    become(without(replica, ids));
  }

  /** Named to the person, and kept until they have seen it. */
  function refuse(refusals: ReadonlyMap<string, Refusal>): void {
    const gone = new Set<string>();
    for (const { envelope } of replica.pending) {
      const refusal = refusals.get(envelope.id);
      if (!refusal) continue;
      gone.add(envelope.id);
      conflicts.set(envelope.id, { id: envelope.id, command: envelope.command, cause: 'refused', ...refusal });
    }
    if (gone.size === 0) return;
    queue.write({ refused: refusals });
    become(without(replica, gone), gone);
  }

  /** The server's document takes the place of ours. */
  function replaceBy(design: Design, seq: number, allowed: Rights, settled: ReadonlySet<string>): void {
    rights = allowed;
    if (settled.size > 0) queue.write({ drop: [...settled] });
    become(onto(without(replica, settled), design, seq));
    keepBase(true);
  }

  /** What is pending leaves the design and is kept beside it. */
  function fork(reason: ForkReason): void {
    const commands = replica.pending.map(({ envelope }) => envelope);
    if (commands.length === 0) return;
    const at = ports.clock.now();
    const made = { ...place, id: ports.newId(), reason, at, base: replica.seq, document: replica.design, commands };
    const gone = new Set(commands.map(({ id }) => id));
    forks.set(made.id, { fork: made, version: null });
    queue.write({ fork: made, drop: [...gone] });
    become({ ...replica, pending: [], design: replica.confirmed }, gone);
  }

  /** What a window that is gone had not sent. */
  function adopt(rows: readonly OutboxRow[]): void {
    for (const conflict of conflictsIn(rows)) conflicts.set(conflict.id, conflict);
    const mine = new Set(replica.pending.map(({ envelope }) => envelope.id));
    const waiting = rows.filter(
      ({ envelope, refused }) => !refused && !known.has(envelope.id) && !mine.has(envelope.id),
    );
    if (waiting.length === 0) return;
    const envelopes = waiting.map(({ envelope }) => envelope);
    become(withMore(replica, envelopes));
  }

  return {
    place,
    window,
    since: start.since,
    queue,
    replica: () => replica,
    rights: () => rights,
    restrict: (allowed: Rights) => void (rights = allowed),
    conflicts: () => [...conflicts.values()],
    forks: () => [...forks.values()],
    otherAt: () => otherAt,
    perform,
    name(conflict: Unnamed): void {
      const id = ports.newId();
      conflicts.set(id, { ...conflict, id });
      told.state();
    },
    settle,
    refuse,
    replaceBy,
    fork,
    adopt,
    /** Lines from the stream or an answer. False where the documents differ. */
    take(entries: readonly Entry[], from: 'stream' | 'answer'): boolean {
      buffer.add(entries);
      return from === 'stream' && rights.edit && replica.pending.length > manyPending ? true : advance();
    },
    hasGap: () => buffer.hasGap(replica.seq),
    forkKept(id: string, version: number): void {
      const found = forks.get(id);
      if (found) forks.set(id, { ...found, version });
      told.state();
    },
    keepBase,
    dismiss(id: string): void {
      if (conflicts.get(id)?.cause === 'refused') queue.write({ drop: [id] });
      conflicts.delete(id);
      if (forks.get(id)?.version != null) forks.delete(id);
      told.state();
    },
  };
}

export function conflictsIn(rows: readonly OutboxRow[]): Conflict[] {
  return rows.flatMap(({ envelope: { id, command }, refused }) =>
    refused ? [{ id, command, cause: 'refused' as const, ...refused }] : [],
  );
}
