import { data } from 'react-router';
import type { Route } from './+types/error.ts';
import { ErrorView } from '../components/error-view.tsx';

/**
 * `/error?code=404&path=…`: the page shows the text for its code, and its HTTP status matches (PRODUCT A2). 400 is for an
 * address that is no text (`server/http/readable-address.ts`).
 */
export function loader({ url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code');
  const status = code === '404' || code === '400' ? Number(code) : 500;
  return data({ status, path: url.searchParams.get('path') }, { status });
}

export default function ErrorPage({ loaderData: { status, path } }: Route.ComponentProps) {
  return <ErrorView status={status} path={path} />;
}
