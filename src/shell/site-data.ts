import { useRouteLoaderData } from 'react-router';
import type { loader } from '#root.tsx';
import { useRootData } from '#ui/root-data.ts';
import type { loader as layoutLoader } from './site-layout.tsx';

export type SiteData = Awaited<ReturnType<typeof loader>>;

/** What the root loader returned; absent only where it did not run (a refused method, say). */
export function useSiteData(): SiteData | undefined {
  return useRootData<SiteData>();
}

export function useSite(): SiteData {
  const site = useSiteData();
  if (site === undefined) throw new Error('The root route gave no data');
  return site;
}

/** What the layout loader returned; absent where it did not run or failed. */
export function useLayoutData() {
  return useRouteLoaderData<typeof layoutLoader>('shell/site-layout');
}
