import { readStored, writeStored } from '../stored.ts';

const prefix = 'hien_draft:';
const tab = () => sessionStorage;

/**
 * What somebody is typing, kept in this tab until it is sent: it survives leaving the page, a reload and the end of the
 * session. Shown again to the same person only, and gone with the tab or when they sign out.
 */
export function keepDraft(name: string, owner: string, value: unknown): void {
  writeStored(prefix + name, JSON.stringify({ owner, value }), tab);
}

/** As `read` understands it; undefined where there is none of this person. */
export function keptDraft<T>(name: string, owner: string, read: (value: unknown) => T | undefined): T | undefined {
  try {
    const stored = JSON.parse(readStored(prefix + name, tab) ?? 'null') as { owner?: unknown; value?: unknown } | null;
    return stored?.owner === owner ? read(stored.value) : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(name: string): void {
  writeStored(prefix + name, null, tab);
}

/** For who signs out: nothing they typed stays for the next person at this browser. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage nothing was kept.
  }
}
