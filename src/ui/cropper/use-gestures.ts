import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from './crop.ts';

export interface GestureHandlers {
  /** One finger or the mouse: by so many screen pixels. */
  move(by: Point): void;
  /** Two fingers or the wheel: by a factor, around a point seen from the middle of the stage. */
  zoom(factor: number, at: Point): void;
}

/** Handles fingers, mouse and wheel on the stage. */
export function useGestures(stage: RefObject<HTMLElement | null>, handlers: GestureHandlers) {
  const down = useRef(new Map<number, Point>());
  useWheel(stage, handlers);

  function press(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, pointOf(event));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    const before = down.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    down.current.set(event.pointerId, now);
    // Each of two fingers reports alone: half of its movement is that of the point between them.
    const share = other === undefined ? 1 : 0.5;
    handlers.move({ x: (now.x - before.x) * share, y: (now.y - before.y) * share });
    if (other === undefined || stage.current === null) return;
    const apart = distance(before, other);
    if (apart > 0)
      handlers.zoom(
        distance(now, other) / apart,
        fromMiddle(stage.current, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
      );
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    down.current.delete(event.pointerId);
  };
  return { onPointerDown: press, onPointerMove: drag, onPointerUp: release, onPointerCancel: release };
}

/**
 * React's wheel listener is passive; the page behind would scroll too. In a dialog nothing scrolls behind the picture;
 * elsewhere the wheel is the page's, and the picture's with Ctrl or ⌘ or two fingers on a pad (sent as Ctrl).
 */
function useWheel(stage: RefObject<HTMLElement | null>, { zoom }: GestureHandlers) {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && element.closest('dialog') === null) return;
      event.preventDefault();
      latest.current(
        Math.exp(-event.deltaY / (event.deltaMode === 0 ? 400 : 12)),
        fromMiddle(element, { x: event.clientX, y: event.clientY }),
      );
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage]);
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function fromMiddle(element: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}
