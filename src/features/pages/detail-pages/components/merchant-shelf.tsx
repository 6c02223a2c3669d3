import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { MerchantDetail } from '#features/catalogue/merchants/merchant.ts';
import { ProductGrid } from '#features/catalogue/products/product-grid.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { withValue } from '#ui/list/address-links.ts';
import type { FacetValue } from '#ui/list/facet.ts';
import { FromStart } from '#ui/list/from-start.tsx';
import { MoreLink } from '#ui/list/more-link.tsx';
import { NothingFound } from '#ui/list/nothing-found.tsx';
import { ReadingNote } from '#ui/list/reading-note.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { useAddress, useAsk } from '#ui/list/use-address.ts';
import { useMore } from '#ui/list/use-more.ts';
import { SectionHead } from '#ui/section-head.tsx';
import type { MerchantPage } from '../merchant-page.server.ts';

/** All their products, by category and search words. */
export function MerchantShelf({ merchant, shelf, kinds }: Pick<MerchantPage, 'merchant' | 'shelf' | 'kinds'>) {
  const t = useTranslations('merchant.shelf');
  const { found, call, from, size, inside, words } = shelf;
  const more = useMore({ items: found.items, next: found.next, call, from });
  if (merchant.productCount === 0)
    return (
      <section className="page pt-section">
        <SectionHead title={t('title')} note={t('empty')} />
      </section>
    );
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')}>
        <p className="num pb-1 text-ink-soft" aria-live="polite">
          {t('count', { count: found.total, about: found.exact ? 'no' : 'yes' })}
        </p>
      </SectionHead>
      <div className="mb-8 grid gap-5 lg:flex lg:items-start lg:justify-between">
        <Kinds kinds={kinds} />
        <Search merchant={merchant} words={words} />
      </div>
      <ReadingNote {...found} />
      {inside && <FromStart />}
      {found.total === 0 ? (
        <NothingFound
          title={t('none')}
          ways={found.ways.filter(({ filter }) => filter !== 'merchant')}
          all={t('back')}
          allAddress={thingAddress(merchant.id)}
        />
      ) : (
        <>
          <ProductGrid items={more.items} label={t('list')} from={from} />
          <MoreLink more={more} from={from} total={found.total} exact={found.exact} size={size} />
        </>
      )}
    </section>
  );
}

function Kinds({ kinds }: { kinds: readonly FacetValue[] }) {
  const t = useTranslations('merchant.shelf');
  const format = useFormatter();
  const params = useAddress();
  const chosen = params.get('category') ?? '';
  if (kinds.length < 2 && chosen === '') return <span />;
  const all = [{ value: '', label: t('all'), count: null }, ...kinds];
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={withValue(params, 'category', value)}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
              className="chip min-h-11! hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-wash lg:min-h-9!"
            >
              {label}
              {count !== null && <span className="num caption">{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A plain form: it works without scripts too. */
function Search({ merchant: { id }, words }: { merchant: MerchantDetail; words: string }) {
  const t = useTranslations('merchant.shelf');
  const params = useAddress();
  const ask = useAsk();
  return (
    <search className="w-full lg:max-w-sm">
      <form
        method="get"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          ask(event.currentTarget);
        }}
      >
        {Object.entries({ id, lang: params.get('lang'), category: params.get('category') }).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchBox quiet words={words} label={t('search')} placeholder={t('placeholder')} />
      </form>
    </search>
  );
}
