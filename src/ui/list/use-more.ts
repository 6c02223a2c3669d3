import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';
import { api } from '#lib/api.ts';
import { withCursor } from './address-links.ts';
import {
  saveLoadedPages,
  loadedPagesAt,
  subscribeToLoadedPages,
  persistLoadedPages,
  takeScrollPosition,
} from './loaded-pages.ts';

/** The first page of a list, and the call that answers with the next ones: its path with the question in it. */
interface ListStart<T> {
  items: readonly T[];
  next: string | null;
  call: string;
  /** How many came before the first item. */ from: number;
}

export interface LoadMore<T> {
  /** Everything under one another. */
  items: readonly T[];
  state: 'idle' | 'busy' | 'failed';
  /** Where the list goes on, a plain link for those without scripts; null at its end. */
  address: string | null;
  onMore(event: MouseEvent): void;
}

/** Loads what comes next under what is there, and finds it again on the way back. */
export function useMore<T>({ items: first, next: firstNext, call, from }: ListStart<T>): LoadMore<T> {
  const { key, search } = useLocation();
  const name = `${key} ${useLocale()} ${call}`;
  const kept = useSyncExternalStore(
    subscribeToLoadedPages,
    () => loadedPagesAt(name),
    () => null,
  );
  const [state, setState] = useState<LoadMore<T>['state']>('idle');
  const items = kept ? [...first, ...(kept.items as T[])] : first;
  const next = kept ? kept.next : firstNext;
  const address = next === null ? null : withCursor(new URLSearchParams(search), next, from + items.length);
  useScrollRestored(name, kept !== null);
  const awaitNew = useFocusOnNew(items.length, from);

  async function load(cursor: string) {
    setState('busy');
    try {
      const part = await api.get<{ items: T[]; next: string | null }>(`${call}&cursor=${encodeURIComponent(cursor)}`);
      awaitNew();
      saveLoadedPages(name, { items: [...(kept?.items ?? []), ...part.items], next: part.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  function onMore(event: MouseEvent) {
    if (next === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state !== 'busy') void load(next);
  }
  return { items, state, address, onMore };
}

/** A new document finds the place the old one was left at, once the pages are there to scroll in. */
function useScrollRestored(name: string, any: boolean): void {
  useLayoutEffect(() => {
    const y = any ? takeScrollPosition(name) : null;
    if (y !== null) scrollTo(0, y);
  }, [name, any]);
  useEffect(() => {
    const leave = () => {
      persistLoadedPages(name, scrollY);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [name]);
}

/** The keyboard goes on at the first new one, without a jump. */
function useFocusOnNew(length: number, from: number): () => void {
  const waiting = useRef<number | null>(null);
  useEffect(() => {
    if (waiting.current === null || length <= waiting.current) return;
    document.querySelector<HTMLElement>(`#i${from + waiting.current} a`)?.focus({ preventScroll: true });
    waiting.current = null;
  }, [length, from]);
  return () => {
    waiting.current = length;
  };
}
