import { useEffect, useEffectEvent, useRef } from 'react';
import { dropDraft, keepDraft, keptDraft } from './kept-draft.ts';

interface KeptForm<T> {
  /** Whose, and of what. */ owner: string;
  name: string;
  value: T;
  /** What it holds when nothing is typed: nothing to keep. */ empty: T;
  read(value: unknown): T | undefined;
  restore(kept: T): void;
}

/**
 * Nothing typed is lost: what a form holds is kept in this tab until it is sent. Read after the first paint, because the
 * server does not know it. Answers how to forget it.
 */
export function useKeptDraft<T>({ owner, name, value, empty, read, restore }: KeptForm<T>): () => void {
  const written = JSON.stringify(value);
  const nothing = JSON.stringify(empty);
  const last = useRef(nothing);
  const begin = useEffectEvent((place: { owner: string; name: string }) => {
    const kept = keptDraft(place, read);
    if (kept !== undefined) restore(kept);
  });
  useEffect(() => begin({ owner, name }), [owner, name]);
  useEffect(() => {
    if (written === last.current) return;
    last.current = written;
    if (written === nothing) dropDraft({ owner, name });
    else keepDraft({ owner, name }, JSON.parse(written));
  }, [written, nothing, owner, name]);
  return () => dropDraft({ owner, name });
}
