import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSizes } from '../plan-view/observe-sizes.ts';

interface Span {
  readonly left: number;
  readonly width: number;
}

/**
 * Where the plan stands over the ruler, in its pixels: beside 3D it has half of the sheet, and without an inspector it
 * reaches further than the ruler does. Null where there is no plan.
 */
export function usePlanSpan(ruler: RefObject<Element | null>): Span | null {
  const [span, setSpan] = useState<Span | null>(null);
  useLayoutEffect(() => {
    const own = ruler.current;
    const plan = own?.closest('.ws')?.querySelector('.pv');
    if (!own || !plan) return;
    const measure = () => {
      const { left, width } = plan.getBoundingClientRect();
      const from = left - own.getBoundingClientRect().left;
      setSpan((now) => (now?.left === from && now.width === width ? now : { left: from, width }));
    };
    return observeSizes([plan, own], measure);
  }, [ruler]);
  return span;
}
