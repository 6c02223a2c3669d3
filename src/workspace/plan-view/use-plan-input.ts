import { useEffect, type RefObject } from 'react';
import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Point } from '#lib/vec2.ts';
import { planPointers, type PlanPointers, type ScreenPointer } from './plan-pointer.ts';

/** Mouse, pen, fingers, wheel and the space bar over the plan. Listeners of our own: a page's would be passive. */
export function usePlanInput(
  host: RefObject<HTMLElement | null>,
  editor: Editor,
  onFinger: (at: Point | null) => void,
): void {
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const pointers = planPointers({
      editor,
      sizeOf: () => ({ width: element.clientWidth, height: element.clientHeight }),
      onMenu: (at) => openMenu(editor, at),
      onFinger,
      after(milliseconds, call) {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, listener: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(kind, listener, { signal: ends.signal, passive: false });
    on('pointerdown', (event) => {
      if (event.button > 2) return;
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      pointers.down(screenPointer(event, element));
    });
    on('pointermove', (event) => pointers.move(screenPointer(event, element)));
    on('pointerup', (event) => pointers.up(screenPointer(event, element)));
    on('pointercancel', (event) => pointers.lost(event.pointerId));
    on('lostpointercapture', (event) => pointers.lost(event.pointerId));
    // A tap may bring up what lies over the sheet: the click that follows would press that.
    on('touchend', (event) => event.cancelable && event.preventDefault());
    on('contextmenu', (event) => event.preventDefault());
    on('keydown', (event) => {
      if (event.code !== 'ContextMenu' && !(event.shiftKey && event.code === 'F10')) return;
      event.preventDefault();
      menuByKey(editor);
    });
    on('wheel', (event) => turnWheel(event, element, pointers));
    for (const kind of ['keydown', 'keyup'] as const)
      window.addEventListener(kind, (event) => holdSpace(event, pointers), { signal: ends.signal });
    return () => ends.abort();
  }, [host, editor, onFinger]);
}

/** Over a thing the menu is about it: the select tool takes it in hand. While something is drawn it is about the sheet. */
function openMenu(editor: Editor, at: Point): void {
  const { tool, view } = editor.session.state;
  if (tool.tool === 'select')
    editor.down({ at, button: 'secondary', input: view.input, shift: false, alt: false, mod: false, clicks: 1 });
  else editor.session.request({ kind: 'menu', at, id: null });
}

/** The key for menus: over the middle of what is selected, or of what is seen. */
function menuByKey({ session, pieces }: Editor): void {
  const { selection, view } = session.state;
  const bounds = boundsOfThings(session.design, selection, pieces);
  const at = bounds ? { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 } : view.centre;
  session.request({ kind: 'menu', at, id: selection.at(-1) ?? null });
}

function screenPointer(event: PointerEvent, element: Element): ScreenPointer {
  const box = element.getBoundingClientRect();
  return {
    pointerId: event.pointerId,
    pointerType: event.pointerType,
    button: event.button,
    at: { x: event.clientX - box.left, y: event.clientY - box.top },
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
    clicks: event.detail || 1,
  };
}

/** A wheel zooms to the pointer, two fingers on a pad move the paper, pinching them zooms (the browser says Ctrl). */
function turnWheel(event: WheelEvent, element: Element, pointers: PlanPointers): void {
  event.preventDefault();
  const box = element.getBoundingClientRect();
  // A mouse wheel turns in whole notches without a sideways part; a pad's fingers do not.
  const pad = event.deltaMode === 0 && !event.ctrlKey && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40);
  const lines = event.deltaMode === 1 ? 20 : 1;
  pointers.wheel(
    { x: event.clientX - box.left, y: event.clientY - box.top },
    { x: event.deltaX * lines, y: event.deltaY * lines * (event.ctrlKey ? 4 : 1), zoom: !pad },
  );
}

function holdSpace(event: KeyboardEvent, pointers: PlanPointers): void {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, button, a');
  if (event.code === 'Space' && !typing) pointers.space(event.type === 'keydown');
}
