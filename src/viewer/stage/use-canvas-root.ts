import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { openCanvas, type CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { Quality } from '#viewer/quality.ts';

/** Opens the canvas when it is mounted, follows the size of its stage, closes it on unmount. */
export function useCanvasRoot(
  stage: RefObject<HTMLElement | null>,
  quality: Quality,
  onFailed: (why: 'lost' | 'failed') => void,
  onRestored: () => void,
): [RefObject<HTMLCanvasElement | null>, CanvasRoot | null] {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [root, setRoot] = useState<CanvasRoot | null>(null);
  const fail = useEffectEvent(onFailed);
  const comeBack = useEffectEvent(onRestored);

  useEffect(() => {
    const element = canvas.current;
    const box = stage.current;
    if (!element || !box) return undefined;
    let opened: CanvasRoot | null = null;
    let closed = false;
    const lost = () => fail('lost');
    const restored = () => comeBack();
    element.addEventListener('webglcontextlost', lost);
    // A moment later: whoever leaves at once has opened nothing.
    queueMicrotask(() => {
      if (closed) return;
      try {
        opened = openCanvas(element, sizeOf(box), quality);
      } catch {
        fail('failed');
        return;
      }
      // After three's own listener, which sets the context up again.
      element.addEventListener('webglcontextrestored', restored);
      setRoot(opened);
    });
    const sizes = new ResizeObserver(() => opened?.resize(sizeOf(box)));
    sizes.observe(box);
    return () => {
      closed = true;
      // Closing gives the context back, which fires the same event as losing it.
      element.removeEventListener('webglcontextlost', lost);
      element.removeEventListener('webglcontextrestored', restored);
      sizes.disconnect();
      opened?.close();
    };
  }, [stage, quality]);

  return [canvas, root];
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): { width: number; height: number } {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
}
