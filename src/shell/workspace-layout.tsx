import { Outlet, useRouteError } from 'react-router';
import { FullLoad } from './start/full-load.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { errorStatusOf, PageError } from './page-error.tsx';
import { PrivateGate } from './private-gate.tsx';
import { useSite } from './site-data.ts';
import { SiteFrame } from './site-frame.tsx';

/** The workspace has the whole window: no header, no footer. */
export default function WorkspaceLayout() {
  const { build } = useSite();
  return (
    <>
      <FullLoad build={build} />
      <NavigationProgress />
      <Outlet />
    </>
  );
}

/** Without a session, or for a design that is not there, the site's frame is around what is said. */
export function ErrorBoundary() {
  const asked = errorStatusOf(useRouteError()) === 401;
  return (
    <SiteFrame>
      <PrivateGate asked={asked}>
        <PageError />
      </PrivateGate>
    </SiteFrame>
  );
}
