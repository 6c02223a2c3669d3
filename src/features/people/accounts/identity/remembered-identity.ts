import { browserNotes, type Notes } from '../sessions/browser-notes.ts';
import { browserKeyDrawer, type KeyDrawer } from './key-drawer.ts';
import { maskIdentity } from './mask.ts';
import { newSealKey, seal, unseal, type Sealed } from './seal.ts';

export type LoginType = 'email' | 'phone';
export interface Identity { type: LoginType; hint: string; full: string | null }
type Kept = { type: LoginType; hint: string; sealed?: Sealed };

const place = 'login-identity';

/** Who signed in here last: always a masked hint, the full name only when the person asked to be remembered. */
export async function rememberIdentity(who: { type: LoginType; identity: string; full: boolean }, { storage, drawer } = browserWorld()): Promise<void> {
  const kept: Kept = { type: who.type, hint: maskIdentity(who.identity) };
  if (who.full) kept.sealed = await sealedOrNothing(drawer, who.identity);
  storage.setItem(place, JSON.stringify(kept));
}

export async function recallIdentity({ storage, drawer } = browserWorld()): Promise<Identity | null> {
  const kept = parse(storage.getItem(place));
  if (kept === null) return null;
  const key = kept.sealed && (await drawer.read().catch(() => undefined));
  return { type: kept.type, hint: kept.hint, full: key && kept.sealed ? await unseal(key, kept.sealed) : null };
}

export async function forgetIdentity({ storage, drawer } = browserWorld()): Promise<void> {
  storage.removeItem(place);
  await drawer.empty().catch(() => undefined);
}

interface IdentityWorld { storage: Notes; drawer: KeyDrawer }

function browserWorld(): IdentityWorld {
  return { storage: browserNotes(), drawer: browserKeyDrawer };
}

/** Without TLS there is no WebCrypto, in some private windows no IndexedDB: then only the hint is kept. */
async function sealedOrNothing(drawer: KeyDrawer, identity: string): Promise<Sealed | undefined> {
  try {
    return await seal(await keyOf(drawer), identity);
  } catch {
    return undefined;
  }
}

async function keyOf(drawer: KeyDrawer): Promise<CryptoKey> {
  const kept = await drawer.read();
  if (kept) return kept;
  const key = await newSealKey();
  await drawer.write(key);
  return key;
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.hint === 'string' && (kept.type === 'email' || kept.type === 'phone') ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
