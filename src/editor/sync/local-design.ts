import { currentVersion, type Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { How, Performed } from './copy.ts';
import type { OpenedSync } from './open-sync.ts';
import type { Place, SyncPorts } from './ports.ts';
import { newReplica, performIn } from './replica.ts';
import { createStoreQueue } from './store-queue.ts';
import type { SyncState, Unnamed } from './sync-state.ts';
import type { Sync, SyncListener } from './sync.ts';

/** Whose the designs of a visitor are in the store. */
export const visitor = 'visitor';
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
  const kept = await keptOf(id, ports);
  if (kept) return { ok: true, sync: startLocal(id, kept, ports, release) };
  release();
  return { ok: false, status: 404, reason: 'not_found' };
}

/** As it was last left; null where there is none, or none that can be opened. */
export async function readLocalDesign(id: string, ports: Pick<LocalPorts, 'store'>): Promise<Design | null> {
  return (await keptOf(id, ports))?.design ?? null;
}

interface Kept {
  design: Design;
  seq: number;
  /** The commands that led to it from the stored document. */
  commands: string[];
}

async function keptOf(id: string, { store }: Pick<LocalPorts, 'store'>): Promise<Kept | null> {
  const { base, outbox } = await store.read(localPlace(id));
  const opened = base ? openDesign(base.document) : null;
  if (!opened?.ok || !base) return null;
  const envelopes = outbox.map(({ envelope }) => envelope);
  const { design } = newReplica(opened.design, base.seq, envelopes);
  return { design, seq: base.seq + envelopes.length, commands: envelopes.map((each) => each.id) };
}

function startLocal(id: string, start: Kept, ports: LocalPorts, release: () => void): Sync {
  const listeners = new Set<SyncListener>();
  const place = localPlace(id);
  const window = ports.newId();
  const conflicts = new Map<string, Unnamed & { id: string }>();
  const queue = createStoreQueue(ports, place, tellState);
  let replica = newReplica(start.design, start.seq);
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

  function state(): SyncState {
    return { saving: { kind: 'local' }, unsent: 0, kept: queue.works(), conflicts: [...conflicts.values()], forks: [] };
  }

  function tellState(): void {
    listeners.forEach((each) => each.state?.(state()));
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
    state,
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
    dismiss(conflict) {
      conflicts.delete(conflict);
      tellState();
    },
    point: () => undefined,
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
