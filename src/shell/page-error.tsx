import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ErrorView } from '#features/content/components/error-view.tsx';

/** What a page threw, as the error page; never a white screen (PRODUCT A2). */
export function PageError() {
  const { pathname } = useLocation();
  const status = errorStatusOf(useRouteError());
  return <ErrorView status={status} path={status === 404 ? pathname : null} />;
}

export function errorStatusOf(error: unknown): number {
  return isRouteErrorResponse(error) && error.status >= 400 ? error.status : 500;
}
