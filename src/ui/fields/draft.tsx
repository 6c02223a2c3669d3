import { createContext, use, useState, type ReactNode } from 'react';

/**
 * Form input, kept in memory for as long as the page lives: dialogs come and go, languages change, the input stays
 * (PRODUCT C1). Nothing of it is stored; a form clears its own draft when it is done.
 */
export interface Drafts {
  read<T>(name: string): T | undefined;
  keep(name: string, value: unknown): void;
  clear(...names: string[]): void;
}

const DraftContext = createContext<Drafts | null>(null);

export function DraftProvider({ children }: { children: ReactNode }) {
  const [drafts] = useState(createDrafts);
  return <DraftContext value={drafts}>{children}</DraftContext>;
}

export function useDrafts(): Drafts {
  const drafts = use(DraftContext);
  if (drafts === null) throw new Error('useDrafts needs a DraftProvider above it');
  return drafts;
}

function createDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    read: <T,>(name: string) => kept.get(name) as T | undefined,
    keep: (name, value) => void kept.set(name, value),
    clear: (...names) => names.forEach((name) => kept.delete(name)),
  };
}
