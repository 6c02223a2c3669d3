import { useEffect, useMemo, useState } from 'react';
import type { HomeList, ListPiece, ListPort } from '../../ports/list-port.ts';

/** Hands rest; then the market is asked. Milliseconds. */
const settled = 250;

export interface AskedList {
  /** The last answer; it stays while the next one is asked for. */
  readonly list: HomeList | null;
  readonly state: 'asking' | 'there' | 'failed';
  /** When the prices were told. */
  readonly at: number;
  again(): void;
}

/** The list of these pieces, live. Moving a piece asks nothing: only what it is counts. Null asks nothing. */
export function useList(port: ListPort, pieces: readonly ListPiece[] | null, province: string): AskedList {
  const key = useMemo(() => pieces && JSON.stringify([pieces, province]), [pieces, province]);
  const [attempt, setAttempt] = useState(0);
  const [told, setTold] = useState<{ key: string; list: HomeList | null; failed: boolean; at: number } | null>(null);
  useEffect(() => {
    if (key === null || pieces === null) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        void port.list(pieces, province).then(
          (list) => gone || setTold({ key, list, failed: false, at: Date.now() }),
          () => gone || setTold((before) => ({ key, list: before?.list ?? null, failed: true, at: before?.at ?? 0 })),
        ),
      settled,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what is asked
  }, [port, key, attempt]);
  const mine = told?.key === key;
  const answered = told?.failed ? 'failed' : 'there';
  return {
    list: told?.list ?? null,
    state: mine ? answered : 'asking',
    at: told?.at ?? 0,
    again: () => {
      setTold((before) => before && { ...before, key: '' });
      setAttempt((tries) => tries + 1);
    },
  };
}
