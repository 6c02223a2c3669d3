import { readStored, writeStored } from '#ui/stored.ts';

/** PRODUCT A5: a chunk that is gone after a new deployment reloads the page once; never again within this long. */
export const guardMs = 10_000;
const storageKey = 'hien-reloaded-at';

let pendingAddress: string | null = null;

export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || now - lastReload >= guardMs || now < lastReload;
}

/** Where the person is on the way to, so that a failed chunk does not lose the click. */
export function setOut(address: string): void {
  pendingAddress = address;
}

export function arrive(address: string): void {
  if (pendingAddress === address) pendingAddress = null;
}

export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(Date.now(), lastReload())) return; // the error goes on to the page's error boundary
    event.preventDefault();
    rememberReload();
    window.location.reload();
  });
  guardRouterReloads();
}

/**
 * React Router reloads by itself, without a guard, when the module of a route is gone. Where the browser tells us, the first such
 * reload passes; a second one within the guard becomes a plain load of the page asked for, which the server renders without that chunk.
 */
function guardRouterReloads(): void {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    if ((event as Event & { navigationType?: string }).navigationType !== 'reload' || pendingAddress === null) return;
    const again = !mayReload(Date.now(), lastReload());
    rememberReload();
    if (!again || !event.cancelable) return;
    event.preventDefault();
    window.location.assign(pendingAddress);
  });
}

function lastReload(): number | null {
  const stored = Number(readStored(storageKey, () => sessionStorage));
  return stored > 0 ? stored : null;
}

function rememberReload(): void {
  writeStored(storageKey, String(Date.now()), () => sessionStorage);
}
