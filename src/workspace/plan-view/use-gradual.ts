import { useEffect, useState } from 'react';

/** So many are drawn in a frame while a home opens. */
const aFrame = 60;

/** How many of them to draw now: the first at once, the others frame by frame, and from then on all. */
export function useGradual(total: number): number {
  const [shown, setShown] = useState(aFrame);
  const waiting = shown < total;
  useEffect(() => {
    // All are there once; what comes later is drawn with the edit that brought it.
    if (!waiting) {
      const done = requestAnimationFrame(() => setShown(Infinity));
      return () => cancelAnimationFrame(done);
    }
    const next = requestAnimationFrame(() => setShown((now) => now + aFrame));
    return () => cancelAnimationFrame(next);
  }, [shown, waiting]);
  return Math.min(shown, total);
}
