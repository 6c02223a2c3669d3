/**
 * Pointer and key input on the stage. Positions from −1 at the left and below to 1; movements as fractions of the
 * stage's height.
 */
interface PointerHandlers {
  drag(right: number, down: number): void;
  /** Above 1 zooms in. */
  pinch(by: number): void;
  tap(x: number, y: number): void;
  press(key: string): boolean;
  release(key: string): void;
  releaseAll(): void;
}

/** Pixels a finger may move and still count as a tap. */
const tapTolerance = 6;

/**
 * Mouse, finger, wheel and keys on one element. Vertical swipes scroll the page (the element's `touch-action` is
 * `pan-y`), so does the wheel unless Ctrl or ⌘ is held, so that nobody gets stuck on a stage.
 */
export function bindPointerInput(stage: HTMLElement, handle: PointerHandlers): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | null = null;

  const handlers = {
    pointerdown(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      start = fingers.size === 1 ? { x: event.clientX, y: event.clientY } : null;
      stage.setPointerCapture(event.pointerId);
    },
    pointermove(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const spread = spreadOf(fingers);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1 && spread > 0) return handle.pinch(spreadOf(fingers) / spread);
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > tapTolerance) start = null;
      if (start === null)
        handle.drag((event.clientX - before.x) / stage.clientHeight, (event.clientY - before.y) / stage.clientHeight);
    },
    pointerup(event: PointerEvent) {
      if (fingers.delete(event.pointerId) && start) handle.tap(...place(stage, event));
      start = null;
    },
    pointercancel(event: PointerEvent) {
      fingers.delete(event.pointerId);
      start = null;
    },
    wheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey && document.fullscreenElement === null) return;
      event.preventDefault();
      handle.pinch(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.006));
    },
    keydown(event: KeyboardEvent) {
      if (event.target !== stage || event.ctrlKey || event.metaKey || event.altKey) return;
      if (handle.press(keyOf(event))) event.preventDefault();
    },
    keyup: (event: KeyboardEvent) => handle.release(keyOf(event)),
    blur: () => handle.releaseAll(),
  };
  const all = Object.entries(handlers) as [string, (event: Event) => void][];
  for (const [name, handler] of all) stage.addEventListener(name, handler, { passive: false });
  return () => {
    for (const [name, handler] of all) stage.removeEventListener(name, handler);
  };
}

/** Letters by their position on the keyboard, so that walking works with every layout and input method. */
function keyOf({ code, key }: KeyboardEvent): string {
  return /^Key[WASD]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

function spreadOf(fingers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function place(stage: HTMLElement, { clientX, clientY }: PointerEvent): [number, number] {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return [((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2];
}
