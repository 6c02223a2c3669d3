import { data } from 'react-router';
import type { Route } from './+types/error.ts';
import { ErrorView } from '../components/error-view.tsx';

/**
 * `/error?code=404&path=…`: the page shows the text for its code, and its HTTP status matches (PRODUCT A2). 400 is for an
 * address that is no text (`server/http/readable-address.ts`). Any other code shows `Internal Server Error`, but who
 * only opens the page has made nothing fail: its HTTP status is 200.
 */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code');
  const known = code === '404' || code === '400' ? Number(code) : null;
  return data({ status: known ?? 500, path: url.searchParams.get('path') }, { status: known ?? 200 });
}

export default function ErrorPage({ loaderData: { status, path } }: Route.ComponentProps) {
  return <ErrorView status={status} path={path} />;
}
