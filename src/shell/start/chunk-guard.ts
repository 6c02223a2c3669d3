import { readStored, writeStored } from '#ui/stored.ts';

/** PRODUCT A5: a chunk that is gone after a new deployment reloads the page once; never again within this long. */
export const guardMs = 10_000;
const storageKey = 'hien-reloaded-at';
/** A server that does not answer within this long counts as unavailable. */
const answerMs = 5000;

let pendingAddress: string | null = null;
let reloading = false;

export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || now - lastReload >= guardMs || now < lastReload;
}

/** Where the person is navigating to, so that a failed chunk does not lose the click. */
export function rememberDestination(address: string): void {
  pendingAddress = address;
}

export function clearDestination(address: string): void {
  if (pendingAddress === address) pendingAddress = null;
}

/** The failure itself still reaches the importer: a dialog shows an error, a prefetch ignores it. */
export function guardChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
  guardRouterReloads();
}

/**
 * With the server unavailable, reloading would replace our page by the browser's own error page: then the page stays as
 * it is.
 */
async function reloadOnce(): Promise<void> {
  if (mayReload(Date.now(), lastReload()) && (await isServed()) && !reloading) reloadNow();
}

/**
 * React Router reloads by itself, without a guard, when the module of a route is gone. Where the browser lets us know,
 * that is held back until the server answers; the first such reload then passes, a second one within the guard time
 * becomes a plain load of the requested page, which the server renders without that chunk.
 */
function guardRouterReloads(): void {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    if (
      (event as Event & { navigationType?: string }).navigationType !== 'reload' ||
      pendingAddress === null ||
      reloading ||
      !event.cancelable
    )
      return;
    event.preventDefault();
    void loadDestination(pendingAddress);
  });
}

async function loadDestination(address: string): Promise<void> {
  if (!(await isServed())) return;
  if (mayReload(Date.now(), lastReload())) return reloadNow();
  rememberReload();
  window.location.assign(address);
}

function reloadNow(): void {
  reloading = true;
  rememberReload();
  window.location.reload();
}

async function isServed(): Promise<boolean> {
  const answer = await fetch('/healthz', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => null);
  return answer?.ok === true;
}

function lastReload(): number | null {
  const stored = Number(readStored(storageKey, () => sessionStorage));
  return stored > 0 ? stored : null;
}

function rememberReload(): void {
  writeStored(storageKey, String(Date.now()), () => sessionStorage);
}
