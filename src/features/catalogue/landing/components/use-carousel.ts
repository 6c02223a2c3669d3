import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

/** LOOK §6. */
const eachMs = 7000;
const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Which slide is shown. It advances while it plays, nobody holds it by mouse or keyboard, and motion is allowed. */
export function useCarousel(count: number) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useSyncExternalStore(
    onReducedMotionChange,
    () => matchMedia(reducedMotionQuery).matches,
    () => false,
  );
  const held = pointed || focused || reduced;

  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), eachMs);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  return {
    at: count === 0 ? 0 : at % count,
    playing,
    held,
    step: (by: number) => setAt((now) => (now + by + count) % count),
    toggle: () => setPlaying((now) => !now),
    hold: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(reducedMotionQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
