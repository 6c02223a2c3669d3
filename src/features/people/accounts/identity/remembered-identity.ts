import { browserStorage, type BrowserStorage } from '../sessions/browser-storage.ts';
import { browserKeyStore, type KeyStore } from './key-store.ts';
import { maskIdentity } from './mask-identity.ts';
import { newSealKey, seal, unseal, type Sealed } from './seal.ts';

export type LoginType = 'email' | 'phone';
export interface Identity {
  type: LoginType;
  hint: string;
  full: string | null;
}
type StoredIdentity = { type: LoginType; hint: string; sealed?: Sealed };

const storageKey = 'login-identity';

/** Who signed in here last: always a masked hint, the full identity only when the person asked to be remembered. */
export async function rememberIdentity(
  who: { type: LoginType; identity: string; full: boolean },
  { storage, keyStore } = browserIdentityStorage(),
): Promise<void> {
  const kept: StoredIdentity = { type: who.type, hint: maskIdentity(who.identity) };
  if (who.full) kept.sealed = await trySeal(keyStore, who.identity);
  storage.setItem(storageKey, JSON.stringify(kept));
}

export async function recallIdentity({ storage, keyStore } = browserIdentityStorage()): Promise<Identity | null> {
  const kept = parse(storage.getItem(storageKey));
  if (kept === null) return null;
  const key = kept.sealed && (await keyStore.read().catch(() => undefined));
  return { type: kept.type, hint: kept.hint, full: key && kept.sealed ? await unseal(key, kept.sealed) : null };
}

/** Somebody has signed in in this browser before. */
export function isKnownHere({ storage }: Pick<IdentityStorage, 'storage'> = browserIdentityStorage()): boolean {
  return parse(storage.getItem(storageKey)) !== null;
}

export async function forgetIdentity({ storage, keyStore } = browserIdentityStorage()): Promise<void> {
  storage.removeItem(storageKey);
  await keyStore.clear().catch(() => undefined);
}

interface IdentityStorage {
  storage: BrowserStorage;
  keyStore: KeyStore;
}

function browserIdentityStorage(): IdentityStorage {
  return { storage: browserStorage(), keyStore: browserKeyStore };
}

/** Without TLS there is no WebCrypto, in some private windows no IndexedDB: then only the hint is stored. */
async function trySeal(keyStore: KeyStore, identity: string): Promise<Sealed | undefined> {
  try {
    return await seal(await keyOf(keyStore), identity);
  } catch {
    return undefined;
  }
}

async function keyOf(keyStore: KeyStore): Promise<CryptoKey> {
  const kept = await keyStore.read();
  if (kept) return kept;
  const key = await newSealKey();
  await keyStore.write(key);
  return key;
}

function parse(text: string | null): StoredIdentity | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<StoredIdentity> | null;
    return typeof kept?.hint === 'string' && (kept.type === 'email' || kept.type === 'phone')
      ? (kept as StoredIdentity)
      : null;
  } catch {
    return null;
  }
}
