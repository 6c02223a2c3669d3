import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { MerchantCard } from '#features/catalogue/merchants/merchant-card.tsx';
import type { MerchantDetail } from '#features/catalogue/merchants/merchant.ts';
import { WorkCard } from '#features/catalogue/works/work-card.tsx';
import type { WorkItem } from '#features/catalogue/works/work.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { MerchantPage } from '../merchant-page.server.ts';
import { MerchantFacts } from './merchant-facts.tsx';
import { MerchantShelf } from './merchant-shelf.tsx';

/** Profile, products, works that contain them, similar merchants (PRODUCT F4). */
export function MerchantView({
  merchant,
  shelf,
  kinds,
  works,
}: Pick<MerchantPage, 'merchant' | 'shelf' | 'kinds' | 'works'>) {
  return (
    <>
      <Intro merchant={merchant} />
      <MerchantShelf merchant={merchant} shelf={shelf} kinds={kinds} />
      {works.length > 0 && <Works works={works} />}
      {merchant.related.length > 0 && <Related related={merchant.related} />}
    </>
  );
}

function Intro({ merchant }: { merchant: MerchantDetail }) {
  const t = useTranslations('merchant');
  const { name, headline, about, cover } = merchant;
  return (
    <section className="page pt-6 lg:pt-8">
      <nav aria-label={t('crumbs')}>
        <p className="caption flex gap-x-2">
          <Link to={pages.merchants.path} className="hover:text-ink">
            {t('merchants')}
          </Link>
          <span aria-hidden>/</span>
          <span>{name}</span>
        </p>
      </nav>
      {cover && (
        <Picture
          picture={cover}
          sizes="(min-width: 90rem) 1312px, 100vw"
          alt=""
          className="mt-5 aspect-[16/9] md:aspect-[21/9]"
          eager
        />
      )}
      <div className="bays mt-8 gap-y-10 lg:mt-10">
        <div className="col-span-4 md:col-span-7">
          <div className="flex items-center gap-5">
            <Face merchant={merchant} />
            <h1 className="display text-h1">{name}</h1>
          </div>
          {headline && (
            <p className="mt-4 max-w-read text-lead">
              <LocalizedSpan text={headline} />
            </p>
          )}
          {about && (
            <p className="mt-4 max-w-read text-ink-soft">
              <LocalizedSpan text={about} />
            </p>
          )}
        </div>
        <div className="col-span-4 md:col-span-5 lg:col-span-4 lg:col-start-9">
          <MerchantFacts merchant={merchant} />
        </div>
      </div>
    </section>
  );
}

function Face({ merchant: { avatar } }: { merchant: MerchantDetail }) {
  return (
    avatar && (
      <Picture picture={avatar} sizes="72px" alt="" className="h-16 w-16 shrink-0 rounded-full lg:h-18 lg:w-18" />
    )
  );
}

function Works({ works }: { works: readonly WorkItem[] }) {
  const t = useTranslations('merchant.works');
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')} note={t('note')} />
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
        {works.map((item) => (
          <li key={item.id}>
            <WorkCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ related }: Pick<MerchantDetail, 'related'>) {
  const t = useTranslations('merchant.related');
  return (
    <section className="page pt-section">
      <SectionHead title={t('title')}>
        <Link to={pages.merchants.path} className="link text-small font-medium">
          {t('all')}
        </Link>
      </SectionHead>
      <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {related.map((item) => (
          <li key={item.id}>
            <MerchantCard item={item} sizes="(min-width: 64rem) 25vw, (min-width: 40rem) 50vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
