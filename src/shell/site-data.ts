import { useRouteLoaderData } from 'react-router';
import type { loader } from '#root.tsx';

export type SiteData = Awaited<ReturnType<typeof loader>>;

/** What the root loader gave; absent only where it did not run (a refused method). */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

export function useSite(): SiteData {
  const site = useSiteData();
  if (site === undefined) throw new Error('The root route gave no data');
  return site;
}
