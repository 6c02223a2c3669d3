import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSizes } from './observe-sizes.ts';
import type { Place } from './plan-camera.ts';

/** How large an element is and where, now and whenever its size changes. Null before it is on the page. */
export function useSize(ref: RefObject<Element | null>): Place | null {
  const [size, setSize] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { width, height, left, top } = element.getBoundingClientRect();
      setSize((now) =>
        now?.width === width && now.height === height && now.left === left && now.top === top
          ? now
          : { width, height, left, top },
      );
    };
    return observeSizes([element], measure);
  }, [ref]);
  return size;
}
