import type { MemberContext } from '#platform/context.ts';
import { dayPart, type DayPart } from './day-part.ts';

export interface OverviewData { name: string; part: DayPart }

export async function readOverview(ctx: MemberContext): Promise<OverviewData> {
  return { name: ctx.viewer.nickname, part: dayPart(ctx.clock.now()) };
}
