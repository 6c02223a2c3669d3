import { currentVersion, type Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { How, Performed } from './copy.ts';
import type { OpenedSync } from './open-sync.ts';
import type { Place, SyncPorts } from './ports.ts';
import { newReplica, performIn } from './replica.ts';
import { createStoreQueue } from './store-queue.ts';
import type { SyncState, Unnamed } from './sync-state.ts';
import type { Sync, SyncListener } from './sync.ts';
import { visitor } from './visitor.ts';

/** Commands after which the stored document is renewed. */
const commandsPerBase = 200;

export type LocalPorts = Pick<SyncPorts, 'clock' | 'store' | 'locks' | 'newId'>;

export function localPlace(design: string): Place {
  return { person: visitor, design };
}

export function localLock(design: string): string {
  return `hien-local:${design}`;
}

/**
 * A visitor's design (DECISIONS D7): commands are kept as those of anyone, and sent nowhere. One window at a time has
 * it open, for there is no server to put two in order.
 */
export async function openLocalDesign(id: string, ports: LocalPorts): Promise<OpenedSync> {
  const release = await ports.locks.tryHold(localLock(id));
  if (!release) return { ok: false, status: 409, reason: 'open_elsewhere' };
  const kept = await keptOf(id, ports).catch(() => ({ reason: 'no_storage' }));
  if (kept && !('reason' in kept)) return { ok: true, sync: startLocal(id, kept, ports, release) };
  release();
  return kept ? { ok: false, status: 200, reason: kept.reason } : { ok: false, status: 404, reason: 'not_found' };
}

/** As it was last left. Without a `design` it cannot be opened here (`reason`), and is there all the same. */
export interface ReadLocal {
  document: unknown;
  design: Design | null;
  reason: string;
}

/** Null where there is none. */
export async function readLocalDesign(id: string, ports: Pick<LocalPorts, 'store'>): Promise<ReadLocal | null> {
  const kept = await keptOf(id, ports);
  if (!kept) return null;
  if ('reason' in kept) return { document: kept.document, design: null, reason: kept.reason };
  return { document: kept.design, design: kept.design, reason: '' };
}

interface Kept {
  design: Design;
  seq: number;
  /** The commands that led to it from the stored document. */
  commands: string[];
}

async function keptOf(
  id: string,
  { store }: Pick<LocalPorts, 'store'>,
): Promise<Kept | { document: unknown; reason: string } | null> {
  const { base, outbox } = await store.read(localPlace(id));
  if (!base) return null;
  const opened = openDesign(base.document);
  if (!opened.ok) return { document: base.document, reason: opened.reason };
  const envelopes = outbox.map(({ envelope }) => envelope);
  const { design } = newReplica(opened.design, base.seq, envelopes);
  return { design, seq: base.seq + envelopes.length, commands: envelopes.map((each) => each.id) };
}

const nobody: ReturnType<Sync['others']> = [];
const nothing: ReturnType<Sync['unsent']> = [];

function startLocal(id: string, start: Kept, ports: LocalPorts, release: () => void): Sync {
  const listeners = new Set<SyncListener>();
  const place = localPlace(id);
  const window = ports.newId();
  const conflicts = new Map<string, Unnamed & { id: string }>();
  const queue = createStoreQueue(ports, place, tellState);
  let replica = newReplica(start.design, start.seq);
  // The same object while nothing changed, as of a design on the server.
  let state = stateNow();
  if (start.commands.length > 0) keep(start.commands);

  /** What was done becomes part of the stored document. */
  function fold(): void {
    const done = replica.pending.map(({ envelope }) => envelope.id);
    replica = newReplica(replica.design, replica.seq + done.length);
    keep(done);
  }

  function keep(drop: readonly string[]): void {
    const base = { seq: replica.seq, document: replica.design, rights: { edit: true }, at: ports.clock.now() };
    queue.write({ base, replace: true, drop });
  }

  function stateNow(): SyncState {
    return {
      saving: { kind: 'local' },
      unsent: 0,
      rights: { edit: true },
      kept: queue.works(),
      conflicts: [...conflicts.values()],
      forks: [],
    };
  }

  function tellState(): void {
    const next = stateNow();
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    listeners.forEach((each) => each.state?.(state));
  }

  function perform(command: Parameters<Sync['perform']>[0], { undo, made }: How = {}): Performed {
    const envelope = { id: ports.newId(), command, ...(undo && { undo }) };
    const performed = performIn(replica, envelope, made);
    if (!performed.ok) return performed;
    const { done } = performed;
    if (Object.keys(done.inverse).length === 1) return { ok: true, id: null, done };
    queue.append({ window, base: replica.seq, version: currentVersion, at: ports.clock.now(), envelope });
    replica = performed.replica;
    listeners.forEach((each) => each.design?.(replica.design, new Set()));
    if (replica.pending.length >= commandsPerBase) fold();
    return { ok: true, id: envelope.id, done };
  }

  return {
    design: () => replica.design,
    seq: () => replica.seq,
    state: () => state,
    perform,
    name(conflict) {
      const made = ports.newId();
      conflicts.set(made, { ...conflict, id: made });
      tellState();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    unsent: () => nothing,
    retry: () => undefined,
    dismiss(conflict) {
      conflicts.delete(conflict);
      tellState();
    },
    point: () => undefined,
    others: () => nobody,
    setCompany: () => undefined,
    askAgain: () => undefined,
    flush: queue.flush,
    async close() {
      await queue.flush();
      queue.stop();
      release();
    },
  };
}
