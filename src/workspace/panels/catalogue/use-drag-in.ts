import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { tools } from '#editor/tools/tools.ts';
import { useEditor } from '../../editor-context.tsx';

/** Less is a tap, or the start of scrolling (WORKSPACE §3). Pixels. */
const slack = 25;
const sheets = '.pv, .sv';

/** A card dragged onto the sheet: in hand after 25 pixels, set where it is let go; elsewhere it is put back. */
export function useDragIn(take: () => Promise<void>): { onPointerDown(event: ReactPointerEvent): void } {
  const editor = useEditor();
  const ends = useRef<AbortController | null>(null);
  useEffect(() => () => ends.current?.abort(), []);
  const isInHand = () => editor.session.state.tool.tool === 'item';
  function drop(event: PointerEvent) {
    if (pass(event, 'pointermove', 'pointerdown', 'pointerup')) return;
    editor.cancel();
    editor.use(tools.select.start);
  }
  return {
    onPointerDown({ nativeEvent: { pointerId, clientX, clientY, button } }) {
      if (button !== 0) return;
      ends.current?.abort();
      const { signal } = (ends.current = new AbortController());
      let taken: Promise<void> | null = null;
      const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
        window.addEventListener(kind, (event) => event.pointerId === pointerId && listener(event), { signal });
      listen('pointermove', (event) => {
        if (!taken && Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack) {
          taken = take();
        }
        // A finger stays with the card it pressed: the sheet beneath it is told.
        if (taken && event.pointerType === 'touch' && event.isTrusted) pass(event, 'pointermove');
      });
      listen('pointerup', (event) => {
        ends.current?.abort();
        if (!taken || !event.isTrusted) return;
        // What is still being fetched is set where it was let go.
        if (isInHand()) drop(event);
        else void taken.then(() => isInHand() && drop(event));
      });
      listen('pointercancel', () => ends.current?.abort());
    },
  };
}

/** As a mouse, so that a finger's loupe and crosshair do not come up over what the finger carries. */
function pass(event: PointerEvent, ...kinds: string[]): boolean {
  const sheet = document.elementFromPoint(event.clientX, event.clientY)?.closest(sheets);
  const { pointerId, clientX, clientY, shiftKey, altKey, ctrlKey, metaKey } = event;
  const at = { pointerId, clientX, clientY, shiftKey, altKey, ctrlKey, metaKey, pointerType: 'mouse', button: 0 };
  for (const kind of kinds) sheet?.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true }));
  return sheet != null;
}
