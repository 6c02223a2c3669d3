import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { ratingOf } from '#features/catalogue/products/rating.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Stars } from '#ui/stars.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Review, Reviews } from './review.ts';

interface ProductReviewsProps {
  product: string;
  first: Reviews;
  /** What stands at the end of a review, drawn by who knows reports. */ renderReport?: (review: Review) => ReactNode;
}

/** Reviews: the figures, then the texts (PRODUCT F6). Texts: `reviews`. */
export function ProductReviews({ product, first, renderReport }: ProductReviewsProps) {
  const t = useTranslations('reviews');
  const { shown, total, busy, more } = useReviews(product, first);
  const rating = ratingOf(first.spread);
  return (
    <section id="reviews" className="page scroll-mt-24 pt-section">
      <SectionHead title={t('title')} note={rating === null ? t('none') : undefined} />
      {rating !== null && (
        <div className="bays gap-y-8">
          <div className="col-span-4 md:col-span-4 md:pr-6">
            <Figures average={rating.average} count={rating.count} spread={first.spread} />
          </div>
          <div className="col-span-4 md:col-span-8">
            <ul className="divide-y divide-line border-y border-line">
              {shown.map((review) => (
                <li key={review.id} className="py-6">
                  <ReviewItem review={review}>{renderReport?.(review)}</ReviewItem>
                </li>
              ))}
            </ul>
            {shown.length < total && (
              <Button className="mt-6" busy={busy} onClick={() => void more()}>
                {t('more', { count: total - shown.length })}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function Figures({ average, count, spread }: { average: number; count: number; spread: readonly number[] }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  return (
    <>
      <p className="flex items-end gap-3">
        <span className="num display text-h1 leading-none!">
          {format.number(average, { minimumFractionDigits: 1 })}
        </span>
        <span className="pb-1">
          <Stars value={average} label={t('stars', { count: average })} size={18} />
        </span>
      </p>
      <p className="num caption mt-2">{t('count', { count })}</p>
      <dl className="mt-5 grid gap-1.5 text-small">
        {[5, 4, 3, 2, 1].map((stars) => (
          <div key={stars} className="grid grid-cols-[3.5rem_1fr_2rem] items-center gap-3">
            <dt className="num text-ink-soft">{t('stars', { count: stars })}</dt>
            <dd className="contents">
              <span className="h-1 bg-line">
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${((spread[stars - 1] ?? 0) / count) * 100}%` }}
                />
              </span>
              <span className="num text-right">{format.number(spread[stars - 1] ?? 0)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function useReviews(product: string, first: Reviews) {
  const { busy, attempt } = useAttempt();
  const [pages, setPages] = useState<Reviews[]>([]);
  // With reviews written meanwhile, one may repeat on the next page.
  const shown = [
    ...new Map([first, ...pages].flatMap(({ reviews }) => reviews).map((review) => [review.id, review])).values(),
  ];
  async function more() {
    await attempt(async () => {
      const next = await api.get<Reviews>(`/products/${product}/reviews?page=${pages.length + 1}`);
      setPages([...pages, next]);
    });
  }
  return {
    shown,
    total: pages.length * first.size + first.size >= first.total ? shown.length : first.total,
    busy,
    more,
  };
}
