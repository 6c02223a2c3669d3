import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from './crop.ts';

/** As wide as its container; null until it has been measured. */
export function useStageSize(stage: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [stage]);
  return size;
}
