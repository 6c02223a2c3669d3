import { redirect } from 'react-router';
import type { Route } from './+types/not-found.ts';
import { notFoundAddress } from '../shown-path.ts';

/** An unmatched address redirects to the error page, which answers 404 (PRODUCT A2). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(notFoundAddress(decoded(url.pathname)));
}

export function action({ url }: Route.ActionArgs) {
  return redirect(notFoundAddress(decoded(url.pathname)), 303);
}

/** Never rendered: both exports above redirect. */
export default function NotFound() {
  return null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // broken percent-encoding: shown as it came
  }
}
