import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';

let last: unknown;

/**
 * What the root loader returned. When a navigation cannot be fetched at all (offline, the server is being replaced) the
 * router drops it with everything else; a page already in the browser goes on with what it had. Effects never run on
 * the server.
 */
export function useRootData<T>(): T | undefined {
  const given = useRouteLoaderData('root') as T | undefined;
  useEffect(() => {
    if (given !== undefined) last = given;
  }, [given]);
  return given ?? (last as T | undefined);
}
