import type { Messages } from 'use-intl';
import { loadAddresses } from '#features/people/address-book/addresses-section.server.ts';
import { countDesignOrdersOf, loadDesignOrders } from '#features/trade/design-orders/design-orders-section.server.ts';
import { countOwnDesigns, loadDesigns } from '#features/studio/designs/designs-section.server.ts';
import { loadRenders } from '#features/studio/rendering/renders-section.server.ts';
import { loadStatement } from '#features/trade/ledger/statement-section.server.ts';
import { loadDelivery } from '#features/catalogue/offers/delivery-section.server.ts';
import { countSales, loadPurchases, loadSales } from '#features/trade/orders/orders-sections.server.ts';
import { countOpenBills, loadBills } from '#features/trade/payments/bills-section.server.ts';
import { loadPlan } from '#features/trade/plan-purchases/plan-section.server.ts';
import { countFavourites, loadFavourites } from '#features/trade/favourites/favourites-section.server.ts';
import { countReviews, loadReviews } from '#features/catalogue/reviews/reviews-section.server.ts';
import { countProducts, loadProducts } from '#features/trade/publishing/products-section.server.ts';
import { countWorks, loadWorks } from '#features/trade/publishing/works-section.server.ts';
import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import { loadSignIn } from './sign-in-data.server.ts';
import { countInOne, type CountedSection } from './counts-queries.server.ts';
import type { SectionCount } from './dashboard-section.ts';
import type { SectionKey } from './dashboard-sections.ts';
import type { ReadOnce } from './read-once.server.ts';
import { readOverview } from './overview.server.ts';
import { readOwnProfile } from './own-profile.server.ts';
import { loadRecords } from './records.server.ts';

interface SectionSource {
  /** The catalogues it needs; `homes`, `plans`, `media` and `errors` are always loaded. */
  texts: readonly (keyof Messages)[];
  /**
   * Reads the section, only when it is open. The kind of dashboard, and the section's own queries, are in the address.
   */
  load(ctx: MemberContext, url: URL, kind: PersonKind, own: ReadOnce): Promise<unknown>;
  /**
   * For the navigation, at every visit: cheap expressions, all of them asked in one statement. What waits is also listed
   * in the overview (`waiting.<key>` of `homes.json`).
   */
  count?(userId: string, kind: PersonKind): CountedSection;
}

/** The loader of each section. Its result is the `data` of its component in `section-view.tsx`. */
export const sectionSources = {
  overview: { texts: ['profile', 'cards', 'workspace'], load: readOverview },
  sales: { texts: ['money', 'orders', 'cards'], load: loadSales, count: countSales },
  purchases: { texts: ['money', 'orders', 'cards'], load: loadPurchases },
  addresses: { texts: ['addresses'], load: loadAddresses },
  records: { texts: [], load: loadRecords },
  'design-orders': { texts: ['talks'], load: loadDesignOrders, count: countDesignOrdersOf },
  designs: { texts: ['workspace', 'profile'], load: loadDesigns, count: countOwnDesigns },
  renders: { texts: ['render'], load: loadRenders },
  delivery: { texts: ['money'], load: loadDelivery },
  statement: { texts: ['money'], load: loadStatement },
  bills: { texts: ['payments', 'profile'], load: loadBills, count: countOpenBills },
  plan: { texts: [], load: loadPlan },
  profile: { texts: ['profile'], load: readOwnProfile },
  favourites: { texts: ['favourites', 'cards', 'orders'], load: loadFavourites, count: countFavourites },
  reviews: { texts: ['reviewing', 'reviews'], load: loadReviews, count: countReviews },
  works: { texts: ['publishing', 'profile', 'glb', 'viewer'], load: loadWorks, count: countWorks },
  products: { texts: ['publishing', 'profile', 'glb', 'viewer'], load: loadProducts, count: countProducts },
  sessions: { texts: ['profile', 'accounts', 'errors'], load: loadSignIn },
  data: { texts: ['profile'], load: async () => null },
} satisfies Record<SectionKey, SectionSource>;

export type SectionData<Key extends SectionKey> = Awaited<ReturnType<(typeof sectionSources)[Key]['load']>>;

/** The numbers beside the names, of those sections that have any. */
export async function readCounts(
  { db, session }: MemberContext,
  kind: PersonKind,
  keys: readonly SectionKey[],
): Promise<Partial<Record<SectionKey, SectionCount>>> {
  const asked = keys.flatMap((key) => {
    const { count } = sectionSources[key] as SectionSource;
    return Object.entries(count?.(session.userId, kind) ?? {}).map(([what, expression]) => ({ key, what, expression }));
  });
  const counts = await countInOne(
    db,
    asked.map(({ expression }) => expression),
  );
  return Object.fromEntries(asked.map(({ key, what }, at) => [key, { [what]: counts[at] }]));
}

export function sourceOf(key: SectionKey): SectionSource {
  return sectionSources[key];
}
