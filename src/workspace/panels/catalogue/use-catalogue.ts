import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogueCard, CataloguePort, CatalogueQuestion } from '../../ports/catalogue-port.ts';

export interface Found {
  readonly cards: readonly CatalogueCard[];
  readonly total: number;
  readonly next: string | null;
  readonly state: 'asking' | 'there' | 'failed';
}

/** What was found, in which source, to which words and room. */
interface Answer extends Found {
  readonly from: CatalogueQuestion['source'];
  readonly to: string;
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
): Found & { stale: boolean; more(): void; again(): void } {
  const [{ from, to, ...found }, setFound] = useState<Answer>({ ...empty, from: source, to: '' });
  const asking = useRef<AbortController | null>(null);
  // By its figures: the free room is measured anew with every change of the home.
  const { width, depth, height } = fits ?? { width: 0, depth: 0, height: 0 };
  const question = JSON.stringify([words, width, depth, height]);
  const ask = useCallback(
    (cursor: string | null) => {
      asking.current?.abort();
      const { signal } = (asking.current = new AbortController());
      const room = width > 0 ? { width, depth, height } : null;
      setFound((now) => (now.from === source ? { ...now, state: 'asking' } : { ...empty, from: source, to: question }));
      port.search({ source, words, fits: room, cursor }, signal).then(
        ({ cards, total, next }) => {
          if (signal.aborted) return;
          setFound((now) => ({
            cards: cursor === null ? cards : [...now.cards, ...cards],
            total,
            next,
            state: 'there',
            from: source,
            to: question,
          }));
        },
        // What other words had goes with them: it would be told as what these have, and gone on with.
        () =>
          signal.aborted ||
          setFound((now) => ({
            ...(now.to === question ? now : { ...empty, from: source, to: question }),
            state: 'failed',
          })),
      );
    },
    [port, source, words, width, depth, height, question],
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
  // What other words had stays to be seen, but is not told as what these have.
  const stale = to !== question;
  return {
    ...shown,
    stale,
    state: stale ? 'asking' : shown.state,
    more: () => shown.next !== null && ask(shown.next),
    again: () => ask(null),
  };
}
