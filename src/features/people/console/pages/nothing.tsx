import { data } from 'react-router';
import { consoleContext } from '../console-context.server.ts';
import type { Route } from './+types/nothing.ts';

/** An unknown address under `/admin`: the same refusal as everywhere without permission. */
export function loader({ context }: Route.LoaderArgs): never {
  consoleContext(context, 'console.see');
  throw data(null, { status: 404 });
}

export default function Nothing() {
  return null;
}
