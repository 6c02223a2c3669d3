import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure } from '#lib/api-failure.ts';
import { api, pathWith } from '#lib/api.ts';
import type { Wish } from '../made-to-size.ts';
import type { QuoteData } from '../product.ts';
import { wishAddress, wishQuery } from '../wish-address.ts';

/** Milliseconds after the last movement of a slider before a quote is requested. */
const pause = 180;

type QuoteState = 'settled' | 'asking' | 'refused' | 'failed';
export interface QuoteControls {
  /** The server's last answer: the only valid price. */
  quote: QuoteData;
  /** The current state of the controls, quoted or not. */
  wish: Wish;
  state: QuoteState;
  choose(wish: Wish): void;
  again(): void;
}

/**
 * A made-to-size piece as chosen. Each choice cancels the request before it, so an old answer never follows a newer
 * one; the address names what was quoted.
 */
export function useQuote(productId: string, first: QuoteData): QuoteControls {
  const [quote, setQuote] = useState(first);
  const [wish, setWish] = useState<Wish>(() => wishOf(first));
  const [state, setState] = useState<QuoteState>('settled');
  const asking = useRef<PendingQuote>({});
  const writeAddress = useAddress();
  useEffect(() => {
    const last = asking.current;
    return () => cancelPending(last);
  }, []);

  async function ask(wanted: Wish) {
    const stop = new AbortController();
    asking.current.stop = stop;
    try {
      const answer = await api.get<QuoteData>(
        pathWith(`/products/${encodeURIComponent(productId)}/quote`, wishQuery(wanted)),
        { signal: stop.signal },
      );
      if (stop.signal.aborted) return;
      setQuote(answer);
      setState('settled');
      writeAddress(wanted);
    } catch (error) {
      if (!stop.signal.aborted) setState(error instanceof ApiFailure && error.status === 400 ? 'refused' : 'failed');
    }
  }
  function choose(wanted: Wish, wait = pause) {
    cancelPending(asking.current);
    setWish(wanted);
    setState('asking');
    asking.current.timer = setTimeout(() => void ask(wanted), wait);
  }
  return { quote, wish, state, choose: (wanted) => choose(wanted), again: () => choose(wish, 0) };
}

interface PendingQuote {
  timer?: ReturnType<typeof setTimeout>;
  stop?: AbortController;
}

function cancelPending({ timer, stop }: PendingQuote): void {
  clearTimeout(timer);
  stop?.abort();
}

function useAddress() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (wish: Wish) =>
    void navigate(wishAddress(new URLSearchParams(search), wish), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
}

export function wishOf({ parameters, finishes }: QuoteData): Wish {
  return {
    parameters: Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, String(value)])),
    finishes,
  };
}
