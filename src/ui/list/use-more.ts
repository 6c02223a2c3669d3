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

/** The first page of a list, and the call that returns the next ones: its path with the query. */
interface ListStart<T> {
  items: readonly T[];
  next: string | null;
  call: string;
  /** How many came before the first item. */ from: number;
}

export interface LoadMore<T> {
  /** All loaded items. */
  items: readonly T[];
  state: 'idle' | 'busy' | 'failed';
  /** Address of the next page, a plain link for those without scripts; null at the end. */
  address: string | null;
  onMore(event: MouseEvent): void;
}

/** Loads further items below, and restores them on going back. */
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

/** A new document restores the scroll position, once the pages are there to scroll in. */
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

/** Moves the keyboard focus to the first new item, without scrolling. */
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
