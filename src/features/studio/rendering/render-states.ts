import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type RenderState = Selectable<Tables['render_jobs']>['state'];

/** The life of a job: from each state where it can go. What has no way on has ended. */
export const renderSteps = {
  waiting: ['preparing', 'cancelled', 'failed'],
  preparing: ['tracing', 'cancelling', 'cancelled', 'failed'],
  tracing: ['finishing', 'cancelling', 'cancelled', 'failed'],
  finishing: ['done', 'cancelled', 'failed'],
  cancelling: ['cancelled'],
  done: [],
  cancelled: [],
  failed: [],
} as const satisfies Record<RenderState, readonly RenderState[]>;

export const renderStates = Object.keys(renderSteps) as [RenderState, ...RenderState[]];
/** Someone waits for it, and its unit of the quota is reserved. */
export const liveStates = renderStates.filter((state) => renderSteps[state].length > 0);

export function mayStep(from: RenderState, to: RenderState): boolean {
  return (renderSteps[from] as readonly RenderState[]).includes(to);
}

/** States from which one can go there. */
export function statesBefore(to: RenderState): RenderState[] {
  return renderStates.filter((from) => mayStep(from, to));
}
