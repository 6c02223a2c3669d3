import type { RequestContext } from '#platform/context.ts';

/** What the queue's rules use, of a call or of a job. */
export type RenderServices = Pick<
  RequestContext,
  'db' | 'clock' | 'storage' | 'developer' | 'keys' | 'settings' | 'rendering'
>;
