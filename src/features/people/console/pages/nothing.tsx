import { data } from 'react-router';
import { adminContext } from '../admin-context.server.ts';
import type { Route } from './+types/nothing.ts';

/** An unknown address under `/admin`: the same refusal as everywhere without permission. */
export function loader({ context }: Route.LoaderArgs): never {
  adminContext(context);
  throw data(null, { status: 404 });
}

export default function Nothing() {
  return null;
}
