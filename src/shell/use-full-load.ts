import { useEffect, useRef } from 'react';
import { useBlocker, useNavigation } from 'react-router';
import { fullLoadOf, watchBuild } from './build-watch.ts';
import { setPendingAddress } from './chunk-guard.ts';

/** With a newer build served, the next page is loaded in full; a lost chunk on the way finds its page (PRODUCT A5). */
export function useFullLoad(build: string): void {
  const stale = useRef(false);
  useEffect(() => watchBuild(build, () => { stale.current = true; }), [build]);

  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const address = historyAction === 'POP' ? null : fullLoadOf(stale.current, currentLocation, nextLocation);
    if (address !== null) window.location.assign(address);
    return address !== null;
  });

  const { location } = useNavigation();
  const pending = location === undefined ? null : location.pathname + location.search + location.hash;
  useEffect(() => setPendingAddress(pending), [pending]);
}
