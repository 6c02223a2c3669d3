import type { PlanLevel, QuotaKey } from '#features/people/plans/plan.ts';
import type { PlanView } from '#features/trade/plan-purchases/plan-view.ts';
import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import type { SectionCount } from './dashboard-section.ts';
import { mayLiveAs, sectionsFor, type SectionKey } from './dashboard-sections.ts';
import { readOnce, type ReadOnce } from './read-once.server.ts';
import { readCounts } from './sections.server.ts';

/** What every section is framed with: the person and the counts. */
export interface DashboardFrameData {
  nickname: string;
  avatar: string | null;
  level: string | null;
  /** The kinds of dashboard this person has, for switching. */
  sides: PersonKind[];
  /** The sections of this home they may open. */
  sections: SectionKey[];
  counts: Partial<Record<SectionKey, SectionCount>>;
  plan: PlanSummary;
}

/** The plan in the frame: the quotas nearest to their limit. */
export interface PlanSummary {
  level: PlanLevel;
  runs: boolean;
  /** Begun ones count; null where it does not end. */ daysLeft: number | null;
  quotas: { quota: QuotaKey; used: number; allowed: number }[];
}

const quotasShown = 4;

export async function readDashboard(
  ctx: MemberContext,
  kind: PersonKind,
  own: ReadOnce = readOnce(ctx),
): Promise<DashboardFrameData> {
  const { viewer } = ctx;
  const sections = sectionsFor(kind, viewer);
  const [counts, plan] = await Promise.all([readCounts(ctx, kind, sections), own.plan()]);
  return {
    nickname: viewer.nickname,
    avatar: viewer.avatar,
    level: kind === 'designer' ? viewer.designerLevel : null,
    sides: sidesOf(viewer.roles),
    sections,
    counts,
    plan: planSummaryOf(plan, ctx.clock.now()),
  };
}

function sidesOf(roles: readonly string[]): PersonKind[] {
  return (['designer', 'merchant', 'user'] as const).filter((kind) => mayLiveAs(kind, { roles }));
}

/** Each by its fullest allowance; the most used first, monthly ones before total ones. */
function planSummaryOf({ level, runs, endsAt, quotas }: PlanView, now: Date): PlanSummary {
  const fullest = quotas.flatMap(({ quota, parts }) => {
    const [part] = parts
      .filter(({ allowed }) => allowed > 0)
      .toSorted((a, b) => b.used / b.allowed - a.used / a.allowed);
    return part ? [{ quota, used: part.used, allowed: part.allowed, per: part.per }] : [];
  });
  const near = fullest
    .toSorted(
      (a, b) => b.used / b.allowed - a.used / a.allowed || Number(b.per === 'month') - Number(a.per === 'month'),
    )
    .slice(0, quotasShown);
  const daysLeft =
    endsAt === null ? null : Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / 86_400_000));
  return { level, runs, daysLeft, quotas: near.map(({ per: _, ...quota }) => quota) };
}
