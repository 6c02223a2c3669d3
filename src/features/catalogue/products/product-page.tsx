import { Sofa } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { HeartButton } from '#features/people/heart-button/heart-button.tsx';
import { tryAddress } from '#features/people/start-design/try-address.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { ButtonLink } from '#ui/button.tsx';
import { usePrice } from '#ui/price.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { Stars } from '#ui/stars.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { FitCheck } from './components/fit-check.tsx';
import { MadeToSize } from './components/made-to-size.tsx';
import { MakerCard } from './components/maker-card.tsx';
import { KindSwitch } from './components/kind-switch.tsx';
import { PriceLine, StockLine } from './components/price-line.tsx';
import { ProductCrumbs } from './components/product-crumbs.tsx';
import { ProductFacts } from './components/product-facts.tsx';
import { ProductGone } from './components/product-gone.tsx';
import { ProductGallery } from './components/product-gallery.tsx';
import { useQuote, wishOf } from './components/use-quote.ts';
import { VariantPicker } from './components/variant-picker.tsx';
import { ProductCard } from './product-card.tsx';
import type { ProductPageData, ProductShown } from './product-page.server.ts';
import type { ProductDetail, QuoteData } from './product.ts';
import { shownQuote, shownVariant, type ShownChoice } from './choices/shown-choice.ts';
import { openedMade } from './choices/opened-made.ts';
import { chosenVariant } from './choices/variant-options.ts';
import { wishQuery } from './wish-address.ts';

/**
 * The buying controls, rendered by the orders feature: in the page, in the bar at the bottom of a phone, and a quiet
 * line below.
 */
export interface BuyingSlots {
  box(line: BoughtLine & Wanted): ReactNode;
  below(line: BoughtLine): ReactNode;
  bar(line: BoughtLine & Wanted): ReactNode;
  /** Fee, days and return terms. */
  terms(line: BoughtLine): ReactNode;
}
interface BoughtLine {
  product: string;
  variant?: string;
  choice?: string;
  stock: number | null;
  /** Why it cannot be bought as it is chosen; null where it can. */ blocked: string | null;
  /** Days until it can be sent, of what is made when it is ordered. */ days: QuoteData['days'] | null;
}
/** How many: one number for the field and the bar at the bottom of a phone. */
interface Wanted {
  wanted: number;
  onWanted(wanted: number): void;
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
  const { product } = page;
  return (
    <>
      <Chosen key={product.id} page={page} buying={buying} />
      {reviews}
      {works}
      {product.recommended.length > 0 && <Recommended product={product} />}
    </>
  );
}

/** From stock or made to size, as the address says. */
function Chosen({ page, buying }: { page: ProductShown; buying: BuyingSlots }) {
  const { product, quote } = page;
  const params = new URLSearchParams(useLocation().search);
  return quote !== null && openedMade(product, params) ? (
    <MadeToOrder page={page} quote={quote} buying={buying} />
  ) : (
    <InStock product={product} asked={params.get('variant')} buying={buying} />
  );
}

/** A variant in stock; the address names it. */
function InStock({ product, asked, buying }: { product: ProductDetail; asked: string | null; buying: BuyingSlots }) {
  const variant = chosenVariant(product.variants, asked);
  if (variant === null) return null;
  return (
    <Detail
      product={product}
      choice={shownVariant(product, variant)}
      controls={<VariantPicker variants={product.variants} chosen={variant} />}
      buying={buying}
      line={{ product: product.id, variant: variant.id, stock: variant.stock, blocked: null, days: null }}
    />
  );
}

/** A made-to-size piece; the server quotes choice and price. What is not quoted cannot be bought. */
function MadeToOrder({
  page: { product, refused },
  quote,
  buying,
}: {
  page: ProductShown;
  quote: QuoteData;
  buying: BuyingSlots;
}) {
  const t = useTranslations('product');
  const controls = useQuote(product.id, quote);
  const [early] = useState(refused);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const state = wrong.length > 0 ? 'notNumber' : controls.state;
  const blocked = { settled: null, asking: t('price.asking'), notNumber: t('made.notNumber') };
  return (
    <Detail
      product={product}
      choice={shownQuote(product, controls.quote)}
      made
      asking={controls.state === 'asking'}
      buying={buying}
      line={{
        product: product.id,
        choice: new URLSearchParams(wishQuery(wishOf(controls.quote))).toString(),
        stock: null,
        blocked: state === 'refused' || state === 'failed' ? t(`made.blocked.${state}`) : blocked[state],
        days: controls.quote.days,
      }}
      controls={
        product.made && (
          <MadeToSize
            product={product}
            made={product.made}
            controls={controls}
            refused={early}
            onWrong={(key, is) => setWrong((all) => [...all.filter((each) => each !== key), ...(is ? [key] : [])])}
          />
        )
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
  /** Made to size. Much of it changes with each choice: on a phone too the stage stays in view. */ made?: boolean;
  asking?: boolean;
}

/** Stage first, then title, then facts, actions at the right (LOOK §2). The stage stays in view while one chooses. */
function Detail({ product, choice, controls, buying, line, made = false, asking = false }: DetailProps) {
  const t = useTranslations('product');
  const { name, description, merchant } = product;
  const wanted = useWanted(line);
  return (
    <section className="page pt-6 lg:pt-8">
      <ProductCrumbs path={product.path} />
      <div className="bays mt-5 gap-y-8">
        <div
          className={`col-span-4 self-start md:sticky md:top-24 md:col-span-7 lg:col-span-8 ${
            made
              ? 'max-md:[@media(min-height:44rem)]:sticky max-md:[@media(min-height:44rem)]:top-header ' +
                'max-md:[@media(min-height:44rem)]:z-10'
              : ''
          }`}
        >
          <ProductGallery
            name={name.text}
            choice={choice}
            tall={isTall(product.pictures[0])}
            more={product.pictures.slice(choice.photo === null ? 0 : 1)}
          />
        </div>
        <div className="col-span-4 md:col-span-5 lg:col-span-4 lg:pl-6">
          <h1 className="display text-h2">
            <LocalizedSpan text={name} />
          </h1>
          <p className="mt-1 text-small text-ink-soft">
            {t('maker.title')}
            {t('choice.colon')}
            <Link to={thingAddress(merchant.id)} className="link">
              {merchant.name}
            </Link>
          </p>
          {product.rating && <RatingLink rating={product.rating} />}
          <PriceLine choice={choice} asking={asking} />
          {product.made && product.variants.length > 0 && <KindSwitch product={product} choice={choice} made={made} />}
          {controls}
          <StockLine stock={choice.stock} days={line.days} />
          <div className="mt-4 bg-ground md:sticky md:bottom-0 md:z-10 md:-mx-2.5 md:px-2.5 md:py-3">
            {buying.box({ ...line, ...wanted })}
          </div>
          {buying.terms(line)}
          <div className="mt-5 grid gap-3">
            <ButtonLink
              to={tryAddress({ product: line.product, variant: line.variant, choice: line.choice })}
              variant="line"
              size="l"
            >
              <Sofa aria-hidden size={18} />
              {t('actions.try')}
            </ButtonLink>
            <div className="grid grid-cols-2 gap-3">
              <HeartButton id={product.id} variant={line.variant} />
              <ShareButton title={name.text} label={t('actions.share')} copied={t('actions.copied')} />
            </div>
            {buying.below(line)}
          </div>
        </div>
      </div>
      <div className="bays mt-12 gap-y-10 lg:mt-16">
        <div className="col-span-4 md:col-span-7 lg:col-span-8">
          {description && (
            <p className="mb-10 max-w-read text-lead whitespace-pre-line">
              <LocalizedSpan text={description} />
            </p>
          )}
          <h2 className="display mb-3 text-title">{t('facts.title')}</h2>
          <ProductFacts product={product} choice={choice} />
        </div>
        <div className="col-span-4 grid content-start gap-10 md:col-span-5 lg:col-span-4 lg:pl-6">
          <FitCheck size={choice.size} category={product.category.key} />
          <MakerCard merchant={merchant} />
        </div>
      </div>
      <PhoneBar price={choice.price}>{buying.bar({ ...line, ...wanted })}</PhoneBar>
    </section>
  );
}

/** Of another choice one is wanted again. */
function useWanted({ variant, choice }: BoughtLine): Wanted {
  const chosen = `${variant} ${choice}`;
  const [kept, setKept] = useState({ chosen, wanted: 1 });
  return {
    wanted: kept.chosen === chosen ? kept.wanted : 1,
    onWanted: (wanted) => setKept({ chosen, wanted }),
  };
}

/** A merchant's own photograph is 4:5; the house's pictures are square, with room to lose above and below. */
function isTall(picture: StoredPicture | undefined): boolean {
  return picture !== undefined && picture.height > picture.width;
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
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 mt-10 -mr-margin -ml-margin flex items-center justify-between gap-4 border-t border-line bg-ground px-margin py-3 md:hidden"
    >
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
