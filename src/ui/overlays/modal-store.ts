const modalNames = ['regist', 'login', 'secret', 'update', 'bindMobile', 'tips'] as const;
export type ModalName = (typeof modalNames)[number];

/** What an account is wanted for, where something asked for one. */
export type SignInReason = 'favourite' | 'stock' | 'buy';

export interface ModalOptions {
  /** Where to go after signing in, when an action, a private page or a 401 opened the dialog; without it `/`. */
  returnTo?: string;
  why?: SignInReason;
  /** Where one may go without an account, offered in the dialog. */
  without?: string;
  /** What signing up has kept for the person, in words; null where nothing came of it. */
  kept?: () => string | null;
  /** `tips` asks about every device, not this one alone. */
  everywhere?: boolean;
  /** The question of `tips`, instead of whether to sign out. */
  text?: string;
}

interface ModalState {
  name: ModalName | null;
  options: ModalOptions;
}

/** Switching closes, renames and reopens after this long (PRODUCT C1). */
export const switchDelay = 400;

const closed: ModalState = { name: null, options: {} };

/** Which of the six dialogs is open; pure but for its one timer. */
export function createModalStore() {
  let state = closed;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(next: ModalState) {
    clearTimeout(reopening);
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    getServerState: () => closed,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: (name: ModalName, options: ModalOptions = {}) => become({ name, options }),
    close: () => become(closed),
    switchTo(name: ModalName) {
      const { options } = state;
      become({ name: null, options });
      reopening = setTimeout(() => become({ name, options }), switchDelay);
    },
  };
}

export type ModalStore = ReturnType<typeof createModalStore>;
