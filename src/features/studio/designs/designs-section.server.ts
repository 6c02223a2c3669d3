import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import type { MemberContext } from '#platform/context.ts';
import { designCount } from './design-queries.server.ts';
import { designLines } from './workspace-page.server.ts';
import type { DesignLine } from './workspace-page.ts';

export interface DesignsData {
  designs: DesignLine[];
  /** Whether the workspace is open to them now. */ allowed: boolean;
}

/** A person's designs in their dashboard (PRODUCT G3). */
export async function loadDesigns({ db, session, viewer, locale, clock }: MemberContext): Promise<DesignsData> {
  const dateOf = (written: string | null) => (written === null ? null : new Date(written));
  const allowed = mayDesign(
    { roles: viewer.roles, trial_ends_at: dateOf(viewer.trialEndsAt), plan_ends_at: dateOf(viewer.planEndsAt) },
    clock.now(),
  );
  return { designs: await designLines(db, session.userId, locale), allowed };
}

export function countOwnDesigns(userId: string) {
  return { all: designCount(userId) };
}
