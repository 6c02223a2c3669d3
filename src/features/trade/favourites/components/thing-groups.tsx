import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DesignerCard } from '#features/catalogue/designers/designer-card.tsx';
import { ProductCard } from '#features/catalogue/products/product-card.tsx';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { KeptThing } from '../favourite.ts';

type GroupedThing = Pick<KeptThing, 'id' | 'product' | 'work' | 'designer'>;

/** Cards by kind: works, products, people. `renderUnder` is rendered below each. */
export function ThingGroups<T extends GroupedThing>({
  things,
  renderUnder,
}: {
  things: readonly T[];
  renderUnder?: (thing: T) => ReactNode;
}) {
  const works = things.filter(({ work }) => work);
  const products = things.filter(({ product }) => product);
  const designers = things.filter(({ designer }) => designer);
  return (
    <div className="grid gap-12">
      <Group kind="work" things={works} columns="grid gap-x-gutter gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {(thing) => (
          <>
            <WorkCard item={thing.work!} sizes="(min-width: 80rem) 25vw, (min-width: 40rem) 45vw, 100vw" />
            {renderUnder?.(thing)}
          </>
        )}
      </Group>
      <Group
        kind="product"
        things={products}
        columns="grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-3 xl:grid-cols-4"
      >
        {(thing) => (
          <>
            <ProductCard item={thing.product!} />
            {renderUnder?.(thing)}
          </>
        )}
      </Group>
      <Group kind="designer" things={designers} columns="divide-y divide-line border-y border-line">
        {(thing) => (
          <>
            <DesignerCard item={thing.designer!} />
            {renderUnder && <div className="-mt-3 pb-3">{renderUnder(thing)}</div>}
          </>
        )}
      </Group>
    </div>
  );
}

function Group<T extends GroupedThing>({
  kind,
  things,
  columns,
  children,
}: {
  kind: 'work' | 'product' | 'designer';
  things: readonly T[];
  columns: string;
  children(thing: T): ReactNode;
}) {
  const t = useTranslations('favourites.groups');
  if (things.length === 0) return null;
  return (
    <section>
      <h2 className="sr-only">{t(kind)}</h2>
      <ul aria-label={t(kind)} className={columns}>
        {things.map((thing) => (
          <li key={thing.id} className="grid min-w-0 content-start">
            {children(thing)}
          </li>
        ))}
      </ul>
    </section>
  );
}
