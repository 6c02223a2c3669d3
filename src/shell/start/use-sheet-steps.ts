import { use, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { followSteps } from '#ui/overlays/sheet-steps.ts';

/**
 * Back closes what lies over the page. The router itself is asked whether a page is on its way: its hooks say so a
 * moment later, in which a step back would meet the new page instead of the old.
 */
export function useSheetSteps(): void {
  const router = use(DataRouterContext)?.router ?? null;
  // In the layout's phase: the records of the workspace listen to the same event, and only after this.
  useLayoutEffect(() => followSteps(router), [router]);
}
