/** PRODUCT A5: how often a visible page asks whether a newer build is served. */
const pollMs = 60_000;

export interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The build of `/build.json`, or null when the answer is unusable (offline, a proxy's page). */
export function buildOf(answer: unknown): string | null {
  const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null;
  return typeof build === 'string' && build !== '' ? build : null;
}

/**
 * The address to load in full, or null for a navigation the page can make by itself. Staying on the same page (a
 * language, a filter) never reloads.
 */
export function fullLoadOf(stale: boolean, from: PageLocation, to: PageLocation): string | null {
  return stale && from.pathname !== to.pathname ? to.pathname + to.search + to.hash : null;
}

/** Polls while the page is visible and when it becomes so again; returns a function that stops it. */
export function watchBuild(current: string, onNewer: () => void): () => void {
  async function ask() {
    if (document.visibilityState !== 'visible') return;
    const served = await servedBuild();
    if (served !== null && served !== current) onNewer();
  }
  const asking = () => void ask();
  const timer = setInterval(asking, pollMs);
  document.addEventListener('visibilitychange', asking);
  window.addEventListener('focus', asking);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', asking);
    window.removeEventListener('focus', asking);
  };
}

async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/build.json', { cache: 'no-store', credentials: 'omit' });
    return response.ok ? buildOf(await response.json()) : null;
  } catch {
    return null; // offline: nothing is known, the page goes on as it is
  }
}
