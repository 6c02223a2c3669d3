import { readStored, writeStored } from '#ui/stored.ts';

/**
 * Pages of a list loaded after the first one. Kept per history entry, so that going back shows everything one had seen.
 */
export interface LoadedPages {
  items: unknown[];
  next: string | null;
}
interface LoadedPagesRecord extends LoadedPages {
  name: string;
  /** How far the window was scrolled when its document was left. */ y?: number;
}

const storeKey = 'list-pages';
const mostLists = 4;
let records: LoadedPagesRecord[] | null = null;
const listeners = new Set<() => void>();

export function loadedPagesAt(name: string): LoadedPages | null {
  records ??= readPersistedPages();
  return records.find((each) => each.name === name) ?? null;
}

export function saveLoadedPages(name: string, kept: LoadedPages): void {
  records = [...(records ?? []).filter((each) => each.name !== name), { ...kept, name }].slice(-mostLists);
  for (const listener of listeners) listener();
}

export function subscribeToLoadedPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the next document of this tab: a reload, or going back from another site. */
export function persistLoadedPages(name: string, y: number): void {
  writeStored(
    storeKey,
    JSON.stringify((records ?? []).map((each) => (each.name === name ? { ...each, y } : each))),
    () => sessionStorage,
  );
}

/** Returned once: the browser itself had only the first page to scroll in. */
export function takeScrollPosition(name: string): number | null {
  const record = records?.find((each) => each.name === name);
  const y = record?.y ?? null;
  delete record?.y;
  return y;
}

/** A list opened anew starts at the beginning; only a reload and going back continue. */
function readPersistedPages(): LoadedPagesRecord[] {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stored =
    how?.type === 'reload' || how?.type === 'back_forward' ? readStored(storeKey, () => sessionStorage) : null;
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? (value as LoadedPagesRecord[]) : [];
  } catch {
    return [];
  }
}
