import { useLayoutEffect, useState, type RefObject } from 'react';
import { freePlace } from './free-place.ts';
import type { Paper } from './framing.ts';
import { observeSizes } from './observe-sizes.ts';
import { isSamePlace, type Place } from './plan-camera.ts';

/** What may lie over the paper: a panel where the window is narrow, proposals, the view of a wall; hint, strips and the sum. */
const panels = ':scope > :is(.ws-panel, .fur-tray, .dr-tray, .el)';
const hints = ':scope > .ws-canvas > :is(.st-hint, .st-stack), :scope > .ws-sum';

/** Where the plan's paper is in the window and what of it is free, now and whenever that changes. Null before it is on the page. */
export function usePaper(host: RefObject<HTMLElement | null>): Paper | null {
  const [paper, setPaper] = useState<Paper | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const frame = element.closest('.ws');
    const measure = () => {
      const place = placeOf(element);
      const open = freePlace(place, drawn(frame, panels));
      const is = { ...place, open, free: freePlace(open, drawn(frame, hints)) };
      setPaper((now) =>
        now && isSamePlace(now, is) && isSamePlace(now.open, open) && isSamePlace(now.free, is.free) ? now : is,
      );
    };
    let end = () => {};
    const observe = () => {
      end();
      end = observeSizes([element, ...over(frame, panels), ...over(frame, hints)], measure);
    };
    const parts = new MutationObserver(observe);
    for (const each of [frame, frame?.querySelector(':scope > .ws-canvas')])
      if (each) parts.observe(each, { childList: true });
    // With a piece in hand, which its class tells, a narrow window has no panel.
    parts.observe(element, { attributeFilter: ['class'] });
    observe();
    return () => {
      end();
      parts.disconnect();
    };
  }, [host]);
  return paper;
}

function over(frame: Element | null, which: string): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(which) ?? [])];
}

function drawn(frame: Element | null, which: string): Place[] {
  return over(frame, which)
    .filter((each) => getComputedStyle(each).visibility !== 'hidden')
    .map(placeOf);
}

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
