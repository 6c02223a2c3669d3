export type ToastKind = 'success' | 'warning' | 'error';
/** A toast's link, or something it offers to do. */
export type ToastLink = { text: string } & ({ to: string } | { act(): void });
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  way?: ToastLink;
}
export interface ToastState {
  toasts: readonly Toast[];
  /** The open modal dialogs, innermost last: everything outside the innermost is inert, so toasts show inside it. */
  hosts: readonly string[];
}

/** Success and warning close after this long (PRODUCT A9); an error stays until it is closed. */
export const toastLife = 5000;
const mostAtOnce = 4;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  left: number;
}

/** One shared object: hydrating with another empty state than was rendered would render again. */
export const noToasts: ToastState = { toasts: [], hosts: [] };

export function createToastStore(now: () => number = Date.now) {
  let state = noToasts;
  let lastId = 0;
  let paused = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  function become(next: Partial<ToastState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function keep(toasts: readonly Toast[]) {
    const kept = new Set(toasts.map((toast) => toast.id));
    for (const [id, timer] of timers)
      if (!kept.has(id)) {
        clearTimeout(timer.handle);
        timers.delete(id);
      }
    // With the last one closed under the pointer no event will report that the pointer left.
    if (toasts.length === 0) paused = false;
    become({ toasts });
  }

  const dismiss = (id: number) => keep(state.toasts.filter((toast) => toast.id !== id));

  function run(id: number, timer: Timer) {
    timer.startedAt = now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  }

  function push(kind: ToastKind, text: string, way?: ToastLink) {
    const toast = { id: ++lastId, kind, text, ...(way ? { way } : {}) };
    const others = state.toasts.filter((other) => other.kind !== kind || other.text !== text);
    keep([...others, toast].slice(-mostAtOnce));
    if (kind === 'error') return;
    const timer: Timer = { handle: undefined, startedAt: now(), left: toastLife };
    timers.set(toast.id, timer);
    if (!paused) run(toast.id, timer);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    push,
    dismiss,
    clear: () => keep([]),
    pause() {
      if (paused) return;
      paused = true;
      for (const timer of timers.values()) {
        clearTimeout(timer.handle);
        timer.left = Math.max(0, timer.left - (now() - timer.startedAt));
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, timer] of timers) run(id, timer);
    },
    enter(host: string) {
      become({ hosts: [...state.hosts, host] });
      return () => become({ hosts: state.hosts.filter((other) => other !== host) });
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
