import { apply } from '#design/apply.ts';
import { designHash } from '#design/design-hash.ts';
import { currentVersion, type Design } from '#design/document.ts';
import { guardedUndo } from '#design/commands/undo-marks.ts';
import {
  readEnvelope,
  type CaughtUp,
  type Entry,
  type Head,
  type Result,
  type Rights,
  type Send,
  type Sent,
} from '#design/commands/wire.ts';
import type { StoredFork } from '../ports.ts';

/** The server as the contract has it (WORKSPACE §4, DECISIONS D3–D6), for one design, in memory. */
export interface MemoryServer {
  design(): Design;
  log(): readonly Entry[];
  head(): Head;
  send(by: string, body: Send): Sent;
  commandsAfter(seq: number): CaughtUp;
  keepFork(fork: StoredFork): { version: number };
  forks(): readonly StoredFork[];
  /** Every new line, to all who follow. */
  follow(listener: (entry: Entry) => void): () => void;
  /** The log up to here is gone, as after 30 days. */
  forgetUpTo(seq: number): void;
  /** Who is further behind is answered a request with a fork, though the log reaches. */
  furthestBehind(lines: number): void;
  allow(rights: Rights): void;
  /** It counts hashes otherwise than everyone. */
  hashBy(hash: (design: Design) => string): void;
  /** Another engine, or a fault of ours: the document differs from what the log says. */
  damage(change: (design: Design) => Design): void;
}

/** Lines in one answer about what was missed. */
const page = 500;

export function createMemoryServer(start: Design, version = currentVersion): MemoryServer {
  const log: Entry[] = [];
  const kept = new Map<string, StoredFork>();
  const listeners = new Set<(entry: Entry) => void>();
  let design = start;
  let hashOf = designHash;
  let oldest = 0;
  let furthest = Infinity;
  let rights: Rights = { edit: true };

  function applied(by: string, given: { id: string }): Result {
    const known = log.find(({ id }) => id === given.id);
    if (known) return { id: given.id, seq: known.seq };
    const read = readEnvelope(given);
    if (!read.ok) return { id: given.id, refused: { reason: read.reason, path: read.path } };
    const { id, command, undo } = read.envelope;
    const asked = undo && command.kind === 'restore' ? guardedUndo(design, command, undo) : { command, skipped: [] };
    const outcome = apply(design, asked.command);
    if (!outcome.ok) return { id, refused: { reason: outcome.reason, path: outcome.path } };
    design = outcome.design;
    const entry: Entry = { seq: log.length + 1, by, id, command: asked.command };
    log.push(entry);
    listeners.forEach((each) => each(entry));
    return { id, seq: entry.seq, ...(asked.skipped.length > 0 && { skipped: asked.skipped }) };
  }

  const reaches = (seq: number) => seq >= oldest && seq <= log.length;

  return {
    design: () => design,
    log: () => log,
    head: () => ({ document: design, seq: log.length, hash: hashOf(design), rights }),
    send(by, body) {
      if (body.version !== version) return { fork: 'other_version' };
      if (!reaches(body.base) || log.length - body.base > furthest) return { fork: 'too_old' };
      const results = body.commands.map((each) => applied(by, each));
      const sent = new Set(body.commands.map(({ id }) => id));
      const others = log.slice(body.base).filter(({ id }) => !sent.has(id));
      return { seq: log.length, results, others, hash: hashOf(design) };
    },
    commandsAfter(seq) {
      if (!reaches(seq)) return { fork: 'too_old' };
      return { seq: log.length, commands: log.slice(seq, seq + page), hash: hashOf(design) };
    },
    keepFork(fork) {
      kept.set(fork.id, fork);
      return { version: kept.size };
    },
    forks: () => [...kept.values()],
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    forgetUpTo: (seq) => void (oldest = seq),
    furthestBehind: (lines) => void (furthest = lines),
    hashBy: (given) => void (hashOf = given),
    allow: (given) => void (rights = given),
    damage: (change) => void (design = change(design)),
  };
}
