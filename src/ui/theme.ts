import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'hien-theme';
const darkQuery = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/**
 * The person's choice, stored in this browser only. The server cannot know it, so first-paint.ts sets it before the
 * first paint.
 */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, storedTheme, () => 'system' as const), chooseTheme];
}

/** Whether the page is drawn dark now, by choice or by the system. */
export function useDark(): boolean {
  const [theme] = useTheme();
  const system = useSyncExternalStore(
    subscribeSystem,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  return theme === 'system' ? system : theme === 'dark';
}

function parseTheme(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? 'system';
}

function chooseTheme(theme: Theme): void {
  writeStored(themeKey, theme === 'system' ? null : theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function storedTheme(): Theme {
  return parseTheme(readStored(themeKey));
}

function applyTheme(): void {
  const theme = storedTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Follows a choice made in another tab. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function subscribeSystem(listener: () => void): () => void {
  const system = matchMedia(darkQuery);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}
