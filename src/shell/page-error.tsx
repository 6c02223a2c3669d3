import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ErrorView } from '#features/catalogue/content/components/error-view.tsx';

/** The error page for what a page threw; never a white screen (PRODUCT A2). */
export function PageError() {
  const { pathname } = useLocation();
  const error = useRouteError();
  const status = errorStatusOf(error);
  return <ErrorView status={status} path={status === 404 ? pathname : null} offline={isOffline(error)} />;
}

/** The page could not be loaded because the browser is offline; never true on the server. */
function isOffline(error: unknown): boolean {
  return typeof document !== 'undefined' && !isRouteErrorResponse(error) && !navigator.onLine;
}

export function errorStatusOf(error: unknown): number {
  return isRouteErrorResponse(error) && error.status >= 400 ? error.status : 500;
}
