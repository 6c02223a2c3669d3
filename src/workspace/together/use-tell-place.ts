import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from '#lib/vec2.ts';
import { useTelling } from './together-context.tsx';

/** Follows the pointer over the view that `inside` lies in; `toPlan` says which place of the plan is under it. */
export function useTellPlace(inside: RefObject<HTMLElement | null>, toPlan: (at: Point) => Point | null): void {
  const telling = useTelling();
  const place = useEffectEvent(toPlan);
  useEffect(() => {
    const host = inside.current?.parentElement;
    if (!host || !telling) return undefined;
    const ends = new AbortController();
    const { signal } = ends;
    host.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const box = host.getBoundingClientRect();
        telling.place(place({ x: clientX - box.left, y: clientY - box.top }));
      },
      // On the way down: measured after what the move changes, the page would be laid out once more for every move.
      { signal, passive: true, capture: true },
    );
    host.addEventListener('pointerleave', () => telling.place(null), { signal });
    return () => ends.abort();
  }, [inside, telling]);
}
