import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { OfferPicture } from '#features/catalogue/offers/offer-picture.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { BoughtLine, OwnReview } from './review.ts';

const ReviewDialog = lazy(() =>
  import('./components/review-dialog.tsx').then(({ ReviewDialog: Dialog }) => ({ default: Dialog })),
);

/**
 * What somebody bought, each with their review or a button to write one. Texts: `reviewing`, `reviews`, `media`,
 * `errors`.
 */
export function BoughtLines({ lines: given }: { lines: readonly BoughtLine[] }) {
  const t = useTranslations('reviewing');
  const [written, setWritten] = useState<Record<string, OwnReview>>({});
  const [asked, setAsked] = useState<BoughtLine | null>(null);
  const lines = given.map((line) => ({ ...line, review: written[keyOf(line)] ?? line.review }));
  return (
    <>
      <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <li key={keyOf(line)} className="py-5">
            <Line line={line} onWrite={() => setAsked(line)} />
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <ReviewDialog
            bought={asked}
            onClose={() => setAsked(null)}
            onSaved={(review) => {
              setWritten({ ...written, [keyOf(asked)]: review });
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Line({ line, onWrite }: { line: BoughtLine; onWrite(): void }) {
  const t = useTranslations('reviewing');
  const format = useFormatter();
  const { product, name, label, review, number } = line;
  const able = product !== null && (review === null || review.open);
  return (
    <div className="flex gap-4">
      <OfferPicture offer={line} sizes="5rem" className="h-20 w-20 shrink-0" />
      <div className="min-w-0 flex-1">
        {product === null ? (
          <LocalizedSpan text={name} className="block font-medium" />
        ) : (
          <Link to={thingAddress(product)} className="block font-medium hover:underline">
            <LocalizedSpan text={name} />
          </Link>
        )}
        <p className="caption num">
          {[label?.text, t('order', { number }), format.dateTime(new Date(line.completedAt), { dateStyle: 'medium' })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {review && <WrittenReview review={review} />}
        {able && (
          <Button
            size="s"
            variant={review ? 'quiet' : 'line'}
            className={`mt-3 ${review ? '-ml-3.5' : ''}`}
            aria-haspopup="dialog"
            onClick={onWrite}
          >
            {t(review ? 'change' : 'write')}
          </Button>
        )}
      </div>
    </div>
  );
}

function WrittenReview({ review: { stars, text, pictures, state, reply } }: { review: OwnReview }) {
  const t = useTranslations('reviewing');
  const words = useTranslations('reviews');
  return (
    <div className="mt-2 text-small">
      <Stars value={stars} label={words('stars', { count: stars })} />
      {text !== '' && <p className="mt-1 max-w-read whitespace-pre-line">{text}</p>}
      {pictures.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <Picture picture={picture} alt={t('picture', { number: at + 1 })} sizes="5rem" className="h-20 w-20" />
            </li>
          ))}
        </ul>
      )}
      {state === 'hidden' && <p className="mt-1 text-bad">{t('hidden')}</p>}
      {state === 'returned' && <p className="mt-1 text-ink-soft">{t('returned')}</p>}
      {reply !== null && <p className="mt-1 border-l-2 border-line-strong pl-3 text-ink-soft">{reply}</p>}
    </div>
  );
}

function keyOf({ order, line }: BoughtLine): string {
  return `${order} ${line}`;
}
