import { useEffect, useState } from 'react';
import { useDrafts } from './fields/draft.tsx';

interface Countdown {
  /** Whole seconds left; 0 when it is over. */
  left: number;
  start(seconds: number): void;
  stop(): void;
}

/**
 * Counts by the clock, not by its own ticks, so that it goes on while its dialog is closed, switched or in another
 * language.
 */
export function useCountdown(name: string): Countdown {
  const drafts = useDrafts();
  const key = `countdown:${name}`;
  const endsAt = drafts.read<number>(key) ?? 0;
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(endsAt, now);
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  function set(end: number) {
    drafts.keep(key, end);
    setNow(Date.now());
  }

  return { left, start: (seconds) => set(Date.now() + seconds * 1000), stop: () => set(0) };
}

export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
