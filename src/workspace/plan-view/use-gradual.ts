import { useEffect, useState } from 'react';

/** So many are drawn in a frame while a home opens. */
const aFrame = 60;

/** How many of them to draw now: the first at once, the others frame by frame, and from then on all of them. */
export function useGradual(total: number): number {
  const [shown, setShown] = useState(aFrame);
  // All are there once: what comes later is drawn with the edit that brought it.
  const next = shown < total ? shown + aFrame : Infinity;
  useEffect(() => {
    if (shown === Infinity) return;
    const frame = requestAnimationFrame(() => setShown(next));
    return () => cancelAnimationFrame(frame);
  }, [shown, next]);
  return Math.min(shown, total);
}
