import { apply } from '#design/apply.ts';
import { currentVersion, type Design } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import type { Entry, Head, Rights } from '#design/commands/wire.ts';
import { conflictsIn, type CopyStart } from './copy.ts';
import { lockOf, outboxesOfDead } from './dead-windows.ts';
import type { OutboxRow, Place, Reply, StoredDesign, StoredFork, SyncPorts } from './ports.ts';
import { afterFailure, steadyPace } from './pace.ts';
import { newReplica } from './replica.ts';
import { startSync, type Sync } from './sync.ts';

/** How often the server is asked for a design of which this browser keeps nothing. */
const mostAsked = 4;
/** Milliseconds. */
const storePatience = 5000;

export type OpenedSync = { ok: true; sync: Sync } | { ok: false; status: number; reason: string };

/**
 * Opens a design. With commands that were not sent, from what this browser keeps (the log then says which of them
 * arrived after all); otherwise from the server, or without it from what is kept.
 */
export async function openSync(place: Place, ports: SyncPorts): Promise<OpenedSync> {
  const window = ports.newId();
  const release = (await ports.locks.tryHold(lockOf(place, window))) ?? (() => undefined);
  const kept = await orWithout(ports, keptOf(place, ports, window), nothingKept);
  const opened =
    kept.rows.length > 0 && kept.head ? { ok: true as const, ...kept.head } : await fromServer(ports, kept);
  if (!opened.ok) {
    release();
    return opened;
  }
  const start: CopyStart = {
    place,
    window,
    design: opened.design,
    seq: opened.seq,
    since: Math.min(opened.seq, ...kept.rows.map(({ base }) => base)),
    rights: opened.rights,
    envelopes: kept.rows.map(({ envelope }) => envelope),
    conflicts: kept.conflicts,
    forks: kept.forks,
  };
  if ('fresh' in opened)
    await orWithout(
      ports,
      ports.store
        .write(place, {
          base: { seq: start.seq, document: start.design, rights: start.rights, at: ports.clock.now() },
          replace: true,
        })
        .catch(() => undefined),
      undefined,
    );
  return { ok: true, sync: startSync(ports, start, release) };
}

interface Opened {
  design: Design;
  seq: number;
  rights: Rights;
}

interface Kept {
  head: Opened | null;
  rows: OutboxRow[];
  conflicts: ReturnType<typeof conflictsIn>;
  forks: StoredFork[];
}

/** A store that refuses is not a reason to keep anyone from the design. */
async function keptOf(place: Place, ports: SyncPorts, window: string): Promise<Kept> {
  try {
    await outboxesOfDead(ports, place, window);
    // In one reading: a window that lives may take a line, and its command out of the outbox, at any moment.
    const stored = await ports.store.read(place);
    const mine = stored.outbox.filter((row) => row.window === window);
    const head = headOf(stored);
    const waiting = mine.filter(({ refused }) => !refused);
    const kept = { head, conflicts: conflictsIn(mine), forks: stored.forks };
    if (waiting.every(({ version }) => version === currentVersion)) return { ...kept, rows: waiting };
    const fork = await forkOf(place, ports, head, waiting);
    return { ...kept, rows: [], forks: [...stored.forks, fork] };
  } catch {
    return nothingKept;
  }
}

const nothingKept: Kept = { head: null, rows: [], conflicts: [], forks: [] };

/** A store that does not answer, because another tab holds it, keeps nobody from the design either. */
function orWithout<T>({ clock }: SyncPorts, asked: Promise<T>, instead: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(storePatience, () => resolve(instead));
    asked.finally(cancel).then(resolve, reject);
  });
}

function headOf({ base, tail }: StoredDesign): Opened | null {
  if (!base) return null;
  const opened = openDesign(base.document);
  if (!opened.ok) return null;
  let { design } = opened;
  let { seq } = base;
  for (const line of tail as readonly Entry[]) {
    const applied = apply(design, line.command);
    if (!applied.ok) break;
    design = applied.design;
    seq = line.seq;
  }
  return { design, seq, rights: base.rights };
}

/** Made by another version of the program: nothing is replayed across document versions, it is kept beside. */
async function forkOf(
  place: Place,
  ports: SyncPorts,
  head: Opened | null,
  rows: readonly OutboxRow[],
): Promise<StoredFork> {
  const commands = rows.map(({ envelope }) => envelope);
  const document = head ? newReplica(head.design, head.seq, commands).design : null;
  const fork: StoredFork = {
    ...place,
    id: ports.newId(),
    reason: 'other_version',
    at: ports.clock.now(),
    base: head?.seq ?? 0,
    document,
    commands,
  };
  await ports.store.write(place, { fork, drop: commands.map(({ id }) => id) });
  return fork;
}

async function fromServer(
  ports: SyncPorts,
  { head }: Kept,
): Promise<({ ok: true; fresh?: true } & Opened) | { ok: false; status: number; reason: string }> {
  const reply = await (head ? ports.server.head() : askedAgain(ports));
  if (!reply.ok) {
    if (isUnreachable(reply) && head) return { ok: true, ...head };
    return { ok: false, status: reply.status, reason: reply.reason ?? '' };
  }
  const opened = openDesign(reply.data.document);
  if (!opened.ok) return { ok: false, status: 200, reason: opened.reason };
  return { ok: true, fresh: true, design: opened.design, seq: reply.data.seq, rights: reply.data.rights };
}

/** A server that was busy for a moment is asked again before anyone has to press a button; not without a line. */
async function askedAgain({ server, clock, connection, random }: SyncPorts): Promise<Reply<Head>> {
  let pace = steadyPace;
  for (;;) {
    const reply = await server.head();
    if (reply.ok || !isUnreachable(reply) || !connection.online() || pace.failures + 1 >= mostAsked) return reply;
    pace = afterFailure(pace, clock.now(), random());
    await new Promise<void>((resolve) => void clock.after(pace.notBefore - clock.now(), resolve));
  }
}

function isUnreachable({ status }: { status: number }): boolean {
  return status === 0 || status >= 500 || status === 429;
}
