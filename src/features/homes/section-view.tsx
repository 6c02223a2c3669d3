import type { SectionProps } from './home-section.ts';
import { sectionAt, type SectionKey } from './home-sections.ts';
import { lazy, type LazySection } from './lazy-section.ts';
import type { SectionData } from './sections.server.ts';

/** How each section is shown; its code comes when it is opened. */
const views: { [Key in SectionKey]: LazySection<SectionData<Key>> } = {
  overview: lazy(() => import('./components/overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  records: lazy(() => import('./components/records.tsx').then(({ Records }) => ({ default: Records }))),
  designs: lazy(() => import('#features/designs/designs-section.tsx').then(({ DesignsSection }) => ({ default: DesignsSection }))),
  bills: lazy(() => import('#features/payments/bills-section.tsx').then(({ BillsSection }) => ({ default: BillsSection }))),
  plan: lazy(() => import('#features/plans/plan-section.tsx').then(({ PlanSection }) => ({ default: PlanSection }))),
  profile: lazy(() => import('./components/profile.tsx').then(({ Profile }) => ({ default: Profile }))),
  sessions: lazy(() => import('./components/sessions.tsx').then(({ Sessions }) => ({ default: Sessions }))),
  data: lazy(() => import('./components/data.tsx').then(({ Data }) => ({ default: Data }))),
};

export function SectionView({ section, ...props }: { section: SectionKey } & SectionProps<unknown>) {
  const View = (views[section] as LazySection<unknown>).useView();
  return <View {...props} />;
}

/** Its code is on the way before it is asked for. */
export function prepareSection(section: SectionKey): void {
  void views[section].prepare().catch(() => undefined);
}

// The section the page came with is there before the page is made alive (`lazy-section.ts`).
if (typeof document !== 'undefined') await views[sectionAt(location.pathname, location.search) ?? 'overview'].prepare().catch(() => undefined);
