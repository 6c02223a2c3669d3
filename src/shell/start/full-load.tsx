import { useEffect, useRef } from 'react';
import { createPath, useBlocker, useLocation } from 'react-router';
import { askToLeave, isLeavingGuarded } from '#ui/overlays/leave-guard.ts';
import { fullLoadOf, watchBuild } from './build-watch.ts';
import { clearDestination, rememberDestination } from './chunk-guard.ts';

/**
 * With a newer build served, or a content policy that no longer fits what was agreed to, the next page is loaded in
 * full; a chunk lost on the way still finds its page (PRODUCT A5). Leaving a page with unsaved changes asks first: the
 * router allows one blocker, and this is it. A component that renders nothing, because the router re-renders whoever
 * uses the blocker.
 */
export function FullLoad({ build, outgrown = false }: { build: string; outgrown?: boolean }): null {
  const stale = useRef(false);
  const address = useRef<string | null>(null);
  useEffect(
    () =>
      watchBuild(build, () => {
        stale.current = true;
      }),
    [build],
  );

  // It is also the one place that sees every navigation before it starts.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    address.current =
      historyAction === 'POP' ? null : fullLoadOf(stale.current || outgrown, currentLocation, nextLocation);
    if (isLeavingGuarded() && currentLocation.pathname !== nextLocation.pathname) return true;
    rememberDestination(createPath(nextLocation));
    if (address.current !== null) window.location.assign(address.current);
    return address.current !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || !isLeavingGuarded()) return;
    askToLeave({
      stay: () => blocker.reset(),
      goOn() {
        rememberDestination(createPath(blocker.location));
        if (address.current === null) blocker.proceed();
        else window.location.assign(address.current);
      },
    });
  }, [blocker]);

  const here = createPath(useLocation());
  const entrance = useRef(here);
  useEffect(() => {
    clearDestination(here);
    // Lists may no longer estimate their height (`.cards` in ui/components.css).
    if (here !== entrance.current) document.documentElement.dataset.travelled = 'yes';
  }, [here]);
  return null;
}
