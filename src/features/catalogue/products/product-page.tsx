import { Sofa } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { HeartButton } from '#features/people/heart-button/heart-button.tsx';
import { StartDesignButton } from '#features/people/start-design/start-design-button.tsx';
import { usePrice } from '#ui/price.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { Stars } from '#ui/stars.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { FitCheck } from './components/fit-check.tsx';
import { MadeToSize } from './components/made-to-size.tsx';
import { MakerCard } from './components/maker-card.tsx';
import { MorePictures } from './components/more-pictures.tsx';
import { PriceLine, StockLine } from './components/price-line.tsx';
import { ProductCrumbs } from './components/product-crumbs.tsx';
import { ProductFacts } from './components/product-facts.tsx';
import { ProductGone } from './components/product-gone.tsx';
import { ProductStage } from './components/product-stage.tsx';
import { useQuote, wishOf } from './components/use-quote.ts';
import { VariantPicker } from './components/variant-picker.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductPageData, ProductShown } from './product-page.server.ts';
import type { ProductDetail, QuoteData } from './product.ts';
import { shownQuote, shownVariant, type ShownChoice } from './shown-choice.ts';
import { chosenVariant } from './variant-options.ts';
import { wishQuery } from './wish-address.ts';

/**
 * The buying controls, rendered by the orders feature: in the page, in the bar at the bottom of a phone, and a quiet
 * line below.
 */
export interface BuyingSlots {
  box(line: BoughtLine): ReactNode;
  below(line: BoughtLine): ReactNode;
  bar(line: BoughtLine): ReactNode;
}
interface BoughtLine {
  product: string;
  variant?: string;
  choice?: string;
  stock: number | null;
}

/**
 * `/things/detail?id=p_…` (PRODUCT F3). `works` are the works that contain it, `reviews` what buyers say, each rendered
 * by its own feature.
 */
export function ProductPage({
  page,
  works,
  reviews,
  buying,
}: {
  page: ProductPageData;
  works?: ReactNode;
  reviews?: ReactNode;
  buying: BuyingSlots;
}) {
  if (page.kind === 'productGone') return <ProductGone page={page} />;
  const { product, quote } = page;
  return (
    <>
      {quote === null ? (
        <InStock key={product.id} product={product} buying={buying} />
      ) : (
        <MadeToOrder key={product.id} page={page} quote={quote} buying={buying} />
      )}
      {reviews}
      {works}
      {product.recommended.length > 0 && <Recommended product={product} />}
    </>
  );
}

/** A variant in stock; the address names it. */
function InStock({ product, buying }: { product: ProductDetail; buying: BuyingSlots }) {
  const variant = chosenVariant(product.variants, new URLSearchParams(useLocation().search).get('variant'));
  if (variant === null) return null;
  return (
    <Detail
      product={product}
      choice={shownVariant(product, variant)}
      controls={<VariantPicker variants={product.variants} chosen={variant} />}
      buying={buying}
      line={{ product: product.id, variant: variant.id, stock: variant.stock }}
    />
  );
}

/** A made-to-size piece; the server quotes choice and price. */
function MadeToOrder({
  page: { product, refused },
  quote,
  buying,
}: {
  page: ProductShown;
  quote: QuoteData;
  buying: BuyingSlots;
}) {
  const controls = useQuote(product.id, quote);
  const [early] = useState(refused);
  return (
    <Detail
      product={product}
      choice={shownQuote(product, controls.quote)}
      live
      asking={controls.state === 'asking'}
      days={controls.quote.days}
      buying={buying}
      line={{
        product: product.id,
        choice: new URLSearchParams(wishQuery(wishOf(controls.quote))).toString(),
        stock: null,
      }}
      controls={
        product.made && <MadeToSize product={product} made={product.made} controls={controls} refused={early} />
      }
    />
  );
}

interface DetailProps {
  product: ProductDetail;
  choice: ShownChoice;
  controls: ReactNode;
  buying: BuyingSlots;
  line: BoughtLine;
  /** Much of it changes with each choice: on a phone too the stage stays in view. */ live?: boolean;
  asking?: boolean;
  days?: QuoteData['days'] | null;
}

/** Stage first, then title, then facts, actions at the right (LOOK §2). The stage stays in view while one chooses. */
function Detail({ product, choice, controls, buying, line, live = false, asking = false, days = null }: DetailProps) {
  const t = useTranslations('product');
  const cards = useTranslations('cards');
  const { name, description, merchant } = product;
  return (
    <section className="page pt-6 lg:pt-8">
      <ProductCrumbs path={product.path} />
      <div className="bays mt-5 gap-y-8">
        <div
          className={`col-span-4 self-start md:sticky md:top-24 md:col-span-7 lg:col-span-8 ${
            live
              ? 'max-md:[@media(min-height:44rem)]:sticky max-md:[@media(min-height:44rem)]:top-header max-md:' +
                '[@media(min-height:44rem)]:z-10'
              : ''
          }`}
        >
          <ProductStage name={name.text} choice={choice} />
          <MorePictures name={name.text} pictures={product.pictures.slice(choice.photo === null ? 0 : 1)} />
        </div>
        <div className="col-span-4 md:col-span-5 lg:col-span-4 lg:pl-6">
          <h1 className="display text-h2">
            <LocalizedSpan text={name} />
          </h1>
          <p className="mt-1 text-small text-ink-soft">
            {merchant.name} ·{' '}
            <Link to={thingAddress(merchant.id)} className="link num">
              {cards('products', { count: merchant.productCount })}
            </Link>
          </p>
          {product.rating && <RatingLink rating={product.rating} />}
          <PriceLine choice={choice} asking={asking} />
          {description && (
            <p className="mt-4 text-ink-soft">
              <LocalizedSpan text={description} />
            </p>
          )}
          {controls}
          <StockLine stock={choice.stock} days={days} />
          <div className="mt-6 grid gap-3">
            {buying.box(line)}
            <StartDesignButton variant="line" size="l">
              <Sofa aria-hidden size={18} />
              {t('actions.try')}
            </StartDesignButton>
            <div className="grid grid-cols-2 gap-3">
              <HeartButton id={product.id} />
              <ShareButton title={name.text} label={t('actions.share')} copied={t('actions.copied')} />
            </div>
            {buying.below(line)}
          </div>
        </div>
      </div>
      <div className="bays mt-12 gap-y-10 lg:mt-16">
        <div className="col-span-4 md:col-span-7 lg:col-span-8">
          <h2 className="display mb-3 text-title">{t('facts.title')}</h2>
          <ProductFacts product={product} choice={choice} />
        </div>
        <div className="col-span-4 grid content-start gap-10 md:col-span-5 lg:col-span-4 lg:pl-6">
          <FitCheck size={choice.size} category={product.category.key} />
          <MakerCard merchant={merchant} />
        </div>
      </div>
      <PhoneBar price={choice.price}>{buying.bar(line)}</PhoneBar>
    </section>
  );
}

/** Leads to what buyers say, further down. */
function RatingLink({ rating }: { rating: NonNullable<ProductDetail['rating']> }) {
  const t = useTranslations('cards');
  return (
    <p className="mt-2">
      <a href="#reviews" className="num inline-flex min-h-11 items-center gap-2 text-small hover:underline lg:min-h-6">
        <Stars value={rating.average} label={t('rated', rating)} />
        <span aria-hidden>{t('rating', rating)}</span>
      </a>
    </p>
  );
}

/** On a phone price and button stay visible. */
function PhoneBar({ price, children }: { price: number; children: ReactNode }) {
  const written = usePrice();
  return (
    <div data-bottom-bar className="sticky bottom-0 z-10 mt-10 -mr-margin -ml-margin flex items-center justify-between gap-4 border-t border-line bg-ground px-margin py-3 md:hidden">
      <span className="num font-medium">{written(price)}</span>
      {children}
    </div>
  );
}

function Recommended({ product: { recommended, category } }: { product: ProductDetail }) {
  const t = useTranslations('product.recommended');
  return (
    <section className="page below pt-section">
      <SectionHead title={t('title')}>
        <Link to={`${pages.products.path}?category=${category.key}`} className="link text-small font-medium">
          {t('all', { category: category.name })}
        </Link>
      </SectionHead>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-4">
        {recommended.map((item) => (
          <li key={item.id}>
            <ProductCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
