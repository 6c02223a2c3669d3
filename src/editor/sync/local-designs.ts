import type { Design } from '#design/document.ts';
import { localLock, localPlace, readLocalDesign, visitor, type LocalPorts } from './local-design.ts';
import type { Reply } from './ports.ts';

/** DECISIONS D7. */
export const mostLocalDesigns = 5;

export interface LocalDesign {
  id: string;
  name: string;
  at: number;
  design: Design;
}

/** The visitor's designs, the last changed first. */
export async function listLocalDesigns(ports: Pick<LocalPorts, 'store'>): Promise<LocalDesign[]> {
  const found = await ports.store.list(visitor);
  const designs = await Promise.all(
    found.map(async ({ design: id, at }) => {
      const design = await readLocalDesign(id, ports);
      return design ? [{ id, at, name: design.name, design }] : [];
    }),
  );
  return designs.flat().toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
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
 * the answer; without the right to design it stays, and can be exported. `open` is the one this window has open, with
 * everything written.
 */
export async function sendLocalDesigns(ports: SendLocalPorts, open?: string): Promise<SentLocal[]> {
  const results: SentLocal[] = [];
  for (const { id, design } of await listLocalDesigns(ports)) {
    const release = id === open ? () => undefined : await ports.locks.tryHold(localLock(id));
    if (!release) results.push({ local: id, kept: 'open_elsewhere' });
    else {
      results.push(await sendOne(ports, id, design));
      release();
    }
  }
  return results;
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
