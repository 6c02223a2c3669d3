import type { Cursor, Presence } from '#design/commands/wire.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { publish } from '#platform/events.server.ts';
import { takeLimitSlots, type Limit } from '#platform/limits-queries.server.ts';
import { sessionRequests, windowRequests } from '../design-limits.ts';
import { asking, designFor } from '../design-rights.server.ts';

/** Where somebody points, told to whoever has the design open: neither stored nor audited (PRODUCT J9). */
export async function tellPresence(
  ctx: RequestContext,
  designId: string,
  { window, cursor }: { window: string; cursor: Cursor | null },
): Promise<null> {
  if (!(await takeLimitSlots(ctx.db, ctx.clock, windowLimits(ctx, window)))) throw new AppError('too_many_requests');
  const by = ctx.session?.userId ?? null;
  await designFor(ctx.db, asking(ctx, by, designId));
  await publish(ctx.db, presenceOf(designId, { by, name: ctx.viewer?.nickname ?? null, window, cursor }));
  return null;
}

export function presenceOf(designId: string, presence: Presence): { kind: 'design_presence'; id: string } {
  return { kind: 'design_presence', id: `${designId}:${JSON.stringify(presence)}` };
}

/** Cursors count with the commands of their window (DECISIONS D3). */
export function windowLimits({ session, address }: Pick<RequestContext, 'session' | 'address'>, window = ''): Limit[] {
  const holder = session?.id ?? `visitor:${address}`;
  return [
    { key: `design-window:${holder}:${window}`, ...windowRequests },
    { key: `design-windows:${holder}`, ...sessionRequests },
  ];
}
