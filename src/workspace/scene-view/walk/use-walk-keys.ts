import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../../frame/use-keys.ts';
import { useScene } from '../scene-link.tsx';

/** Letters by their place, so that walking works with every layout and input method. */
const walkCodes: Readonly<Record<string, string>> = {
  KeyW: 'w',
  KeyA: 'a',
  KeyS: 's',
  KeyD: 'd',
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ShiftLeft: 'Shift',
  ShiftRight: 'Shift',
};

/**
 * While one walks these keys walk, wherever the focus is: before the tools, whose letters they would be, and without
 * pressing the stage first. Fields and sliders keep theirs.
 */
export function useWalkKeys(onLeave: () => void): void {
  const controls = useScene((state) => state.controls);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const walker = controls?.walker;
    if (!walker) return undefined;
    const { redraw } = controls;
    const press = (event: KeyboardEvent) => {
      const key = walkCodes[event.code];
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      if (event.code === 'Escape') leave();
      else if (key === undefined || !walker.press(key)) return;
      event.preventDefault();
      event.stopPropagation();
      redraw();
    };
    const release = ({ code }: KeyboardEvent) => {
      const key = walkCodes[code];
      if (key !== undefined) walker.release(key);
    };
    const stop = () => walker.stop();
    window.addEventListener('keydown', press, true);
    window.addEventListener('keyup', release, true);
    window.addEventListener('blur', stop);
    return () => {
      stop();
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('keyup', release, true);
      window.removeEventListener('blur', stop);
    };
  }, [controls]);
}

function isElsewhere({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || isTyping(target) || (target instanceof HTMLElement && target.matches('[role=slider]'));
}
