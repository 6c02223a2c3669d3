import type { Editor } from '#editor/editor.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Pointer } from '#editor/tools/tool.ts';
import type { Point } from '#lib/vec2.ts';
import type { PointerHands, ScreenPointer } from './pointer-hands.ts';

/**
 * Mouse, pen, fingers, wheel and the space bar over a view, and its key for menus. Listeners of our own: a page's would
 * be passive. Answers how to let go.
 */
export function bindHands(element: HTMLElement, hands: PointerHands, onMenuKey: () => void): () => void {
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(kind, listener, { signal: ends.signal, passive: false });
  on('pointerdown', (event) => {
    if (event.button > 2 || (event.target instanceof Element && event.target.closest('button'))) return;
    if (event.pointerType === 'touch') withoutClick(event.target);
    element.setPointerCapture(event.pointerId);
    // Whoever points sees where they are: the ring around the view is for who came by keys.
    element.dataset.hand = '';
    element.focus({ preventScroll: true });
    hands.down(screenPointer(event, element));
  });
  on('blur', () => delete element.dataset.hand);
  on('pointermove', (event) => hands.move(screenPointer(event, element)));
  on('pointerup', (event) => hands.up(screenPointer(event, element)));
  on('pointercancel', (event) => hands.lost(event.pointerId));
  on('lostpointercapture', (event) => hands.lost(event.pointerId));
  on('contextmenu', (event) => event.preventDefault());
  on('keydown', (event) => {
    if (event.code !== 'ContextMenu' && !(event.shiftKey && event.code === 'F10')) return;
    event.preventDefault();
    onMenuKey();
  });
  on('wheel', (event) => turnWheel(event, element, hands));
  for (const kind of ['keydown', 'keyup'] as const)
    window.addEventListener(kind, (event) => holdSpace(event, hands), { signal: ends.signal });
  return () => ends.abort();
}

/**
 * A tap may bring up what lies over the sheet: the click that follows would press that. Heard on what is touched itself:
 * what a tap changes is drawn anew before the browser tells that the finger left, and a node that went tells nobody above.
 */
function withoutClick(touched: EventTarget | null): void {
  if (!(touched instanceof Element)) return;
  const left = new AbortController();
  const end = (event: Event) => {
    if (event.cancelable) event.preventDefault();
    if ((event as TouchEvent).targetTouches.length === 0) left.abort();
  };
  for (const kind of ['touchend', 'touchcancel'] as const)
    touched.addEventListener(kind, end, { signal: left.signal, passive: false });
}

/** Calls back after a while; the answer takes it back. */
export function afterWhile(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** Over a thing the menu is about it: the select tool takes it in hand. While something is drawn it is about the sheet. */
export function openMenu({ session, down }: Editor, aimed: Pick<Pointer, 'at' | 'hit' | 'screen'>): void {
  const { tool, view } = session.state;
  if (tool.tool === 'select')
    down({ ...aimed, button: 'secondary', input: view.input, shift: false, alt: false, mod: false, clicks: 1 });
  else session.request({ kind: 'menu', at: aimed.at, id: null, ...(aimed.screen && { screen: aimed.screen }) });
}

/** The key for menus: over the middle of what is selected, or of what is seen. */
export function menuPlace({ session, pieces }: Editor): { at: Point; id: string | null } {
  const { selection, view } = session.state;
  const bounds = boundsOfThings(session.design, selection, pieces);
  const at = bounds ? { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 } : view.centre;
  return { at, id: selection.at(-1) ?? null };
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
function turnWheel(event: WheelEvent, element: Element, hands: PointerHands): void {
  event.preventDefault();
  const box = element.getBoundingClientRect();
  // A mouse wheel turns in whole notches without a sideways part; a pad's fingers do not.
  const pad = event.deltaMode === 0 && !event.ctrlKey && (event.deltaX !== 0 || Math.abs(event.deltaY) < 40);
  const lines = event.deltaMode === 1 ? 20 : 1;
  hands.wheel(
    { x: event.clientX - box.left, y: event.clientY - box.top },
    { x: event.deltaX * lines, y: event.deltaY * lines * (event.ctrlKey ? 4 : 1), zoom: !pad },
  );
}

function holdSpace(event: KeyboardEvent, hands: PointerHands): void {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, button, a');
  if (event.code === 'Space' && !typing) hands.space(event.type === 'keydown');
}
