import { useEffect, useRef } from 'react';
import { createPath, useBlocker, useLocation } from 'react-router';
import { fullLoadOf, watchBuild } from './build-watch.ts';
import { arrive, setOut } from './chunk-guard.ts';

/**
 * With a newer build served, or a policy that no longer fits what was agreed to, the next page is loaded in full; a chunk lost on the way
 * still finds its page (PRODUCT A5). A component that shows nothing: the router draws whoever blocks a second time.
 */
export function FullLoad({ build, outgrown = false }: { build: string; outgrown?: boolean }): null {
  const stale = useRef(false);
  useEffect(() => watchBuild(build, () => { stale.current = true; }), [build]);

  // Nothing is blocked but what is loaded in full instead. It is also the one place that hears of every navigation before it starts.
  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    setOut(createPath(nextLocation));
    const address = historyAction === 'POP' ? null : fullLoadOf(stale.current || outgrown, currentLocation, nextLocation);
    if (address !== null) window.location.assign(address);
    return address !== null;
  });

  const here = createPath(useLocation());
  useEffect(() => arrive(here), [here]);
  return null;
}
