import { createContext, use, useState } from 'react';
import { useScreen, type Screen } from '../frame/use-screen.ts';

/** How far a panel is pulled up. At the side of a desk everything is in sight. */
export interface SheetState {
  readonly screen: Screen;
  readonly full: boolean;
  /** What it was pulled up for, until that is reached. */
  readonly sought: 'alternatives' | null;
  pull(full: boolean, sought?: 'alternatives'): void;
  reached(): void;
}

/** A part of a panel that stands in no sheet is all there. */
const SheetContext = createContext<SheetState>({
  screen: 'desk',
  full: true,
  sought: null,
  pull: () => undefined,
  reached: () => undefined,
});
export const SheetProvider = SheetContext.Provider;

export function useSheet(): SheetState {
  return use(SheetContext);
}

export function useSheetState(): SheetState {
  const screen = useScreen();
  const [full, setFull] = useState(false);
  const [sought, setSought] = useState<SheetState['sought']>(null);
  return {
    screen,
    full: full || screen === 'desk',
    sought,
    pull(now, what) {
      setFull(now);
      setSought(what ?? null);
    },
    reached: () => setSought(null),
  };
}
