import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { pictureAddress } from '#lib/picture.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { Review } from './review.ts';

/** One review with the seller's reply; `children` come at its end. Texts: `reviews`. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { stars, author, bought, text, pictures, reply } = review;
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={stars} label={t('stars', { count: stars })} />
        <span className="font-medium">{author}</span>
      </p>
      <p className="caption mt-1">
        {format.dateTime(new Date(review.createdAt), { dateStyle: 'medium' })}
        {review.edited && ` · ${t('edited')}`}
        {bought && (
          <>
            {' '}
            · <LocalizedSpan text={bought} />
          </>
        )}
      </p>
      {text.text !== '' && (
        <p lang={text.lang} className="mt-3 max-w-read whitespace-pre-line">
          {text.text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture.hash}>
              <a
                href={pictureAddress(picture.hash, 2000, 'webp')}
                target="_blank"
                rel="noreferrer"
                aria-label={t('picture', { number: at + 1, name: author })}
              >
                <Picture picture={picture} alt="" sizes="6rem" className="h-24 w-24" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className="mt-4 border-l-2 border-line-strong pl-4">
          <p className="caption">{t('reply', { name: reply.by })}</p>
          <p lang={reply.lang} className="mt-1 max-w-read whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
