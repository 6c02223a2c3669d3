import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DraftProvider } from '../fields/draft.tsx';
import { createModalStore, type ModalName, type ModalOptions, type ModalStore } from './modal-store.ts';

export type { ModalName } from './modal-store.ts';

interface Modal {
  name: ModalName | null;
  options: ModalOptions;
  open(name: ModalName, options?: ModalOptions): void;
  switchTo(name: ModalName): void;
  close(): void;
}

const ModalContext = createContext<ModalStore | null>(null);

export function ModalProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createModalStore);
  return (
    <ModalContext value={store}>
      <DraftProvider>{children}</DraftProvider>
    </ModalContext>
  );
}

export function useModal(): Modal {
  const store = use(ModalContext);
  if (store === null) throw new Error('useModal needs a ModalProvider above it');
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getServerState);
  return useMemo(() => ({ ...state, open: store.open, switchTo: store.switchTo, close: store.close }), [state, store]);
}
