import type { SectionProps } from './dashboard-section.ts';
import { sectionAt, type SectionKey } from './dashboard-sections.ts';
import type { SectionData } from './sections.server.ts';
import { createElement, use, type ComponentType } from 'react';

type View<Data> = ComponentType<SectionProps<Data>>;
/** A component whose code is loaded on first use, or when `prepare` is called before. */
type LazySection<Data> = View<Data> & { prepare(): Promise<View<Data>> };

/** The component of each section; its code is loaded when it is opened. */
const views: { [Key in SectionKey]: LazySection<SectionData<Key>> } = {
  overview: lazy(() => import('./components/overview.tsx').then(({ Overview }) => ({ default: Overview }))),
  sales: lazy(() =>
    import('#features/trade/orders/orders-section.tsx').then(({ SalesSection }) => ({ default: SalesSection })),
  ),
  purchases: lazy(() =>
    import('#features/trade/orders/orders-section.tsx').then(({ PurchasesSection }) => ({ default: PurchasesSection })),
  ),
  addresses: lazy(() =>
    import('#features/people/address-book/addresses-section.tsx').then(({ AddressesSection }) => ({
      default: AddressesSection,
    })),
  ),
  records: lazy(() => import('./components/records.tsx').then(({ Records }) => ({ default: Records }))),
  designs: lazy(() =>
    import('#features/studio/designs/designs-section.tsx').then(({ DesignsSection }) => ({ default: DesignsSection })),
  ),
  renders: lazy(() =>
    import('#features/studio/rendering/renders-section.tsx').then(({ RendersSection }) => ({
      default: RendersSection,
    })),
  ),
  delivery: lazy(() =>
    import('#features/catalogue/offers/delivery-section.tsx').then(({ DeliverySection }) => ({
      default: DeliverySection,
    })),
  ),
  statement: lazy(() =>
    import('#features/trade/ledger/statement-section.tsx').then(({ StatementSection }) => ({
      default: StatementSection,
    })),
  ),
  bills: lazy(() =>
    import('#features/trade/payments/bills-section.tsx').then(({ BillsSection }) => ({ default: BillsSection })),
  ),
  plan: lazy(() =>
    import('#features/trade/plan-purchases/plan-section.tsx').then(({ PlanSection }) => ({ default: PlanSection })),
  ),
  'design-orders': lazy(() =>
    import('#features/trade/design-orders/design-orders-section.tsx').then(({ DesignOrdersSection }) => ({
      default: DesignOrdersSection,
    })),
  ),
  favourites: lazy(() =>
    import('#features/trade/favourites/favourites-section.tsx').then(({ FavouritesSection }) => ({
      default: FavouritesSection,
    })),
  ),
  reviews: lazy(() =>
    import('#features/catalogue/reviews/reviews-section.tsx').then(({ ReviewsSection }) => ({
      default: ReviewsSection,
    })),
  ),
  works: lazy(() =>
    import('#features/trade/publishing/works-section.tsx').then(({ WorksSection }) => ({ default: WorksSection })),
  ),
  products: lazy(() =>
    import('#features/trade/publishing/products-section.tsx').then(({ ProductsSection }) => ({
      default: ProductsSection,
    })),
  ),
  profile: lazy(() => import('./components/profile.tsx').then(({ Profile }) => ({ default: Profile }))),
  sessions: lazy(() => import('./components/sessions.tsx').then(({ Sessions }) => ({ default: Sessions }))),
  data: lazy(() => import('./components/data.tsx').then(({ Data }) => ({ default: Data }))),
};

export function SectionView({ section, ...props }: { section: SectionKey } & SectionProps<unknown>) {
  const View = views[section] as LazySection<unknown>;
  return <View {...props} />;
}

/** Starts loading its code before it is opened. */
export function prepareSection(section: SectionKey): void {
  void views[section].prepare().catch(() => undefined);
}

// The first section's code is loaded before hydration (`lazy` below). The server loads all of them at start: a
// page is rendered in one pass.
await (typeof document === 'undefined'
  ? Promise.all(Object.values(views).map((view) => view.prepare()))
  : prepareFirst(sectionAt(location.pathname, location.search)));

async function prepareFirst(section: SectionKey | null): Promise<void> {
  if (section !== null) await views[section].prepare().catch(() => undefined);
}

/**
 * Like React's own `lazy`, but a loaded module is available synchronously: a form of the section in the first response
 * works as soon as the page does, and is never submitted by the browser itself because its code was still loading.
 */
function lazy<Data>(load: () => Promise<{ default: View<Data> }>): LazySection<Data> {
  let there: View<Data> | null = null;
  let coming: Promise<View<Data>> | null = null;
  function prepare(): Promise<View<Data>> {
    coming ??= load().then(
      (module) => (there = module.default),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }
  const Section = (props: SectionProps<Data>) => createElement(there ?? use(prepare()), props);
  return Object.assign(Section, { prepare });
}
