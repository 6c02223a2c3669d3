import { readStored, writeStored } from '../stored.ts';

/** Whose draft of what. It lasts as long as the tab; `lasting`, until it is sent or they sign out. */
interface DraftPlace {
  name: string;
  owner: string;
  lasting?: boolean;
}

const prefix = 'hien_draft:';
const storages = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * What somebody is typing, kept until it is sent: it survives leaving the page, a reload and the end of the session.
 * Shown again to the same person only: two who share a browser do not find each other's.
 */
export function keepDraft(place: DraftPlace, value: unknown): void {
  writeStored(keyOf(place), JSON.stringify(value), storageOf(place));
}

/** As `read` understands it; undefined where there is none of this person. */
export function keptDraft<T>(place: DraftPlace, read: (value: unknown) => T | undefined): T | undefined {
  return readDraft(draftText(place), read);
}

/** As it is stored: equal texts are one draft, which React can compare. */
export function draftText(place: DraftPlace): string | null {
  return readStored(keyOf(place), storageOf(place));
}

export function readDraft<T>(text: string | null, read: (value: unknown) => T | undefined): T | undefined {
  try {
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function dropDraft(place: DraftPlace): void {
  writeStored(keyOf(place), null, storageOf(place));
}

/** Whether something lasting lies in the browser that nobody has sent. */
export function hasLastingDrafts(): boolean {
  try {
    return Object.keys(storages.browser()).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** For who signs out: nothing they typed stays for the next person at this browser. */
export function dropAllDrafts(): void {
  for (const storage of Object.values(storages))
    try {
      const held = storage();
      for (const key of Object.keys(held)) if (key.startsWith(prefix)) held.removeItem(key);
    } catch {
      // Without storage nothing was kept.
    }
}

function keyOf({ name, owner }: DraftPlace): string {
  return `${prefix}${owner}:${name}`;
}

function storageOf({ lasting = false }: DraftPlace): () => Storage {
  return lasting ? storages.browser : storages.tab;
}
