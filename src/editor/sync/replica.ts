import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';
import { guardedUndo } from '#design/commands/undo-marks.ts';
import type { Entry, Envelope } from '#design/commands/wire.ts';

/**
 * One window's copy of a design: what the server has confirmed up to `seq`, and what was done here since. Plain data;
 * designs share what they do not change, so keeping the confirmed one beside the one on screen costs nothing, and going
 * back to it is the same as taking every pending command back by its inverse.
 */
export interface Replica {
  confirmed: Design;
  seq: number;
  pending: readonly Pending[];
  /** What the person sees: the confirmed design with all pending commands that can be done. */
  design: Design;
}

/** A command the server has not answered. */
interface Pending {
  envelope: Envelope;
  /** The design it was done to, and what came of it. */
  on: Design;
  done: Done | null;
  /** Why it cannot be done now. It is sent all the same: the server decides, and by then it may be possible. */
  fault: Fault | null;
}

export interface Done {
  after: Design;
  inverse: Restore;
  /** What was applied: of an undo, without what it skipped. */
  command: Command;
  skipped: string[];
}

export function newReplica(confirmed: Design, seq: number, envelopes: readonly Envelope[] = []): Replica {
  return replayed(confirmed, seq, envelopes);
}

/** Done here and not sent yet. With `made`, by someone who has done it already. */
export function performIn(
  replica: Replica,
  envelope: Envelope,
  made?: { before: Design; after: Design },
): { ok: true; replica: Replica; done: Done } | ({ ok: false } & Fault) {
  const own = doneTo(replica.design, envelope);
  // The same design as the session's, and not only an equal one: views compare by identity.
  const outcome = made?.before === replica.design && 'after' in own ? { ...own, after: made.after } : own;
  if (!('after' in outcome)) return { ok: false, ...outcome };
  const pending = { envelope, on: replica.design, done: outcome, fault: null };
  return {
    ok: true,
    replica: { ...replica, design: outcome.after, pending: [...replica.pending, pending] },
    done: outcome,
  };
}

/** A pending command of ours that stands in the log now. */
interface Acknowledged {
  id: string;
  command: Command;
  done: Done;
}

interface Taken {
  replica: Replica;
  /** The lines that were applied, in order, each with what it came to. */
  lines: Entry[];
  acknowledged: Acknowledged[];
  /** A line could not be applied, though the server did: the documents differ. */
  diverged: boolean;
}

/**
 * Applies the next lines of the log, which must follow `seq` without a gap, and does again what is pending. Our own
 * lines are acknowledged by their ids.
 */
export function takeLines(replica: Replica, entries: readonly Entry[]): Taken {
  const waiting = new Map(replica.pending.map((each) => [each.envelope.id, each]));
  const acknowledged: Acknowledged[] = [];
  const lines: Entry[] = [];
  let { confirmed, seq } = replica;
  let diverged = false;
  for (const entry of entries) {
    const own = waiting.get(entry.id);
    const outcome = own?.on === confirmed && own.done ? own.done : doneTo(confirmed, own?.envelope ?? entry);
    if (!('after' in outcome)) {
      diverged = true;
      break;
    }
    confirmed = outcome.after;
    seq = entry.seq;
    lines.push({ ...entry, command: outcome.command });
    if (!own) continue;
    waiting.delete(entry.id);
    acknowledged.push({ id: entry.id, command: own.envelope.command, done: outcome });
  }
  return { replica: rebased(replica, confirmed, seq, waiting), lines, acknowledged, diverged };
}

/** Takes pending commands away: refused ones, and those that turned out to be in the confirmed design already. */
export function without(replica: Replica, ids: ReadonlySet<string>): Replica {
  const waiting = new Map(
    replica.pending.filter(({ envelope }) => !ids.has(envelope.id)).map((each) => [each.envelope.id, each]),
  );
  return rebased(replica, replica.confirmed, replica.seq, waiting);
}

/** The server's document instead of ours; what is pending is done to it again. */
export function onto(replica: Replica, confirmed: Design, seq: number): Replica {
  return replayed(
    confirmed,
    seq,
    replica.pending.map(({ envelope }) => envelope),
  );
}

export function withMore(replica: Replica, envelopes: readonly Envelope[]): Replica {
  const added = replayed(replica.design, replica.seq, envelopes);
  return { ...replica, design: added.design, pending: [...replica.pending, ...added.pending] };
}

function rebased(before: Replica, confirmed: Design, seq: number, waiting: ReadonlyMap<string, Pending>): Replica {
  const left = before.pending.filter(({ envelope }) => waiting.has(envelope.id));
  // Nothing came in between: what was done on top still stands.
  if ((left[0]?.on ?? before.design) === confirmed && isTail(left, before.pending))
    return { ...before, confirmed, seq, pending: left };
  return replayed(
    confirmed,
    seq,
    left.map(({ envelope }) => envelope),
  );
}

function isTail(left: readonly Pending[], all: readonly Pending[]): boolean {
  return left.every((each, i) => each === all[all.length - left.length + i]);
}

function replayed(confirmed: Design, seq: number, envelopes: readonly Envelope[]): Replica {
  let design = confirmed;
  const pending = envelopes.map((envelope): Pending => {
    const on = design;
    const outcome = doneTo(on, envelope);
    if (!('after' in outcome)) return { envelope, on, done: null, fault: outcome };
    design = outcome.after;
    return { envelope, on, done: outcome, fault: null };
  });
  return { confirmed, seq, pending, design };
}

function doneTo(design: Design, { command, undo }: Pick<Envelope, 'command' | 'undo'>): Done | Fault {
  const { command: asked, skipped } =
    undo && command.kind === 'restore' ? guardedUndo(design, command, undo) : { command, skipped: [] };
  const applied = apply(design, asked);
  if (!applied.ok) return { reason: applied.reason, path: applied.path };
  return { after: applied.design, inverse: applied.inverse, command: asked, skipped };
}
