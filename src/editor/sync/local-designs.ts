import type { Design } from '#design/document.ts';
import { localLock, localPlace, readLocalDesign, type LocalPorts, type ReadLocal } from './local-design.ts';
import { mostLocalDesigns } from './local-limits.ts';
import type { Reply } from './ports.ts';
import { visitor } from './visitor.ts';

export interface LocalDesign extends ReadLocal {
  id: string;
  name: string;
  at: number;
}

/** The visitor's designs, the last changed first. */
export async function listLocalDesigns(ports: Pick<LocalPorts, 'store'>): Promise<LocalDesign[]> {
  const found = await ports.store.list(visitor);
  const designs = await Promise.all(
    found.map(async ({ design: id, at }) => {
      const read = await readLocalDesign(id, ports);
      return read ? [{ ...read, id, at, name: nameIn(read.document) }] : [];
    }),
  );
  return designs.flat().toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

function nameIn(document: unknown): string {
  const named = typeof document === 'object' && document !== null && 'name' in document ? document.name : '';
  return typeof named === 'string' ? named : '';
}

/** Null where there are five already. */
export async function addLocalDesign(document: Design, ports: LocalPorts): Promise<string | null> {
  const id = ports.newId();
  const base = { seq: 0, document, rights: { edit: true }, at: ports.clock.now() };
  await ports.store.write(localPlace(id), { base });
  // Counted afterwards: two windows that add at once do not come to six.
  if ((await listLocalDesigns(ports)).length <= mostLocalDesigns) return id;
  await ports.store.forget(localPlace(id));
  return null;
}

export async function removeLocalDesign(id: string, { store }: Pick<LocalPorts, 'store'>): Promise<void> {
  await store.forget(localPlace(id));
}

export interface SendLocalPorts extends LocalPorts {
  /** Own pictures and models first; the document comes back with their addresses. */
  sendFiles(design: Design): Promise<Reply<Design>>;
  /** `key` is the local id: sent twice, one design is made. */
  create(key: string, design: Design): Promise<Reply<{ id: string }>>;
}

/** `sent`: the id of the person's new design. `kept`: it stays here, for this reason. */
export type SentLocal = { local: string; sent: string } | { local: string; kept: string };

/**
 * After sign-in: each local design is added to the person's own, once, and merged with none. The local copy goes after
 * the answer; without the right to design it stays, and can be exported.
 */
export async function sendLocalDesigns(
  ports: SendLocalPorts,
  { except = null }: { except?: string | null } = {},
): Promise<SentLocal[]> {
  const results: SentLocal[] = [];
  for (const { id } of await listLocalDesigns(ports)) if (id !== except) results.push(await sendLocalDesign(id, ports));
  return results;
}

/** One of them. `open`: this window has it open, with everything written. */
export async function sendLocalDesign(id: string, ports: SendLocalPorts, { open = false } = {}): Promise<SentLocal> {
  const release = open ? () => undefined : await ports.locks.tryHold(localLock(id));
  if (!release) return { local: id, kept: 'open_elsewhere' };
  try {
    // Read with the lock: another window may have changed it, or sent it, a moment ago.
    const read = await readLocalDesign(id, ports);
    if (!read?.design) return { local: id, kept: read?.reason ?? 'not_found' };
    return await sendOne(ports, id, read.design);
  } finally {
    release();
  }
}

async function sendOne(ports: SendLocalPorts, local: string, design: Design): Promise<SentLocal> {
  const ready = await ports.sendFiles(design);
  if (!ready.ok) return { local, kept: reasonOf(ready) };
  const made = await ports.create(local, ready.data);
  if (!made.ok) return { local, kept: reasonOf(made) };
  await removeLocalDesign(local, ports);
  return { local, sent: made.data.id };
}

function reasonOf({ status, reason }: { status: number; reason?: string }): string {
  return reason ?? (status === 0 ? 'offline' : 'server_fail');
}
