import { useLayoutEffect, useState, type RefObject } from 'react';
import { observeSizes } from '../observe-sizes.ts';
import { isSamePlace, type Place } from '../plan-camera.ts';

/** What floats over a view and would hide what is written under it. */
const floating = '.ws-views, .lv-now, .st-compass, .sv-tools, .ws-sum button, .st-hint';

/** Where that is in the view, as long as `selected` is: measured when one of them or the view changes its size. */
export function useFloats(host: RefObject<Element | null>, selected: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const element = host.current;
    const frame = element?.closest('.ws');
    if (!element || !frame || selected === '') return undefined;
    const floats = [...frame.querySelectorAll<HTMLElement>(floating)];
    const measure = () => {
      const origin = element.getBoundingClientRect();
      const now = floats.map((each): Place => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return { left: left - origin.left, top: top - origin.top, width, height };
      });
      setPlaces((was) => (isSame(was, now) ? was : now));
    };
    return observeSizes([element, ...floats], measure);
  }, [host, selected]);
  return places;
}

function isSame(a: readonly Place[], b: readonly Place[]): boolean {
  return a.length === b.length && a.every((place, i) => b[i] !== undefined && isSamePlace(place, b[i]));
}
