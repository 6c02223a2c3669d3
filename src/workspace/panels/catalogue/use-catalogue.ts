import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueCard, CataloguePort, CatalogueQuestion } from '../../ports/catalogue-port.ts';

export interface Found {
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
  readonly next: string | null;
  readonly state: 'asking' | 'there' | 'failed';
}

const empty: Found = { cards: [], total: 0, next: null, state: 'asking' };
/** After the last letter typed. Milliseconds. */
const pauseAfterTyping = 250;

/** What the catalogue has for these words; more of it when asked. An answer that comes too late is not shown. */
export function useCatalogue(
  port: CataloguePort,
  source: CatalogueQuestion['source'],
  words: string,
  fits: CatalogueQuestion['fits'],
): Found & { more(): void; again(): void } {
  const [{ from, ...found }, setFound] = useState<Found & { from: CatalogueQuestion['source'] }>({
    ...empty,
    from: source,
  });
  const asking = useRef<AbortController | null>(null);
  // By its figures: the free room is measured anew with every change of the home.
  const { width, depth, height } = fits ?? { width: 0, depth: 0, height: 0 };
  const ask = useCallback(
    (cursor: string | null) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const room = width > 0 ? { width, depth, height } : null;
      setFound((now) => (now.from === source ? { ...now, state: 'asking' } : { ...empty, from: source }));
      port.search({ source, words, fits: room, cursor }, signal).then(
        ({ cards, total, next }) => {
          if (signal.aborted) return;
          setFound((now) => ({
            cards: cursor === null ? cards : [...now.cards, ...cards],
            total,
            next,
            state: 'there',
            from: source,
          }));
        },
        () => signal.aborted || setFound((now) => ({ ...now, state: 'failed' })),
      );
    },
    [port, source, words, width, depth, height],
  );
  useEffect(() => {
    const timer = setTimeout(() => ask(null), pauseAfterTyping);
    return () => {
      clearTimeout(timer);
      asking.current?.abort();
    };
  }, [ask]);
  // What another source had is not shown as this one's.
  const shown = from === source ? found : empty;
  return { ...shown, more: () => shown.next !== null && ask(shown.next), again: () => ask(null) };
}
