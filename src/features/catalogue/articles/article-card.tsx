import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { ArticleItem } from './article.ts';

interface ArticleCardProps {
  item: ArticleItem;
  /** `lead`: picture beside the text, two columns and more; `upright`: picture over the text; `plain`: text alone. */
  look?: 'lead' | 'upright' | 'plain';
  sizes?: string | undefined;
  eager?: boolean;
}

/** Topic, reading time, title and summary; the whole card is the link. Texts: `cards`. */
export function ArticleCard({
  item,
  look = 'upright',
  sizes = '(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, calc(100vw - 2.5rem)',
  eager,
}: ArticleCardProps) {
  return (
    <Link
      to={thingAddress(item.id)}
      prefetch="intent"
      className={`group ${look === 'lead' ? 'grid gap-x-gutter gap-y-4 md:grid-cols-[7fr_5fr]' : 'block'}`}
    >
      {look !== 'plain' && (
        <CardPicture
          picture={item.cover}
          sizes={sizes}
          className={look === 'lead' ? 'aspect-[3/2]' : 'aspect-[4/3]'}
          eager={eager}
        />
      )}
      <span className={`block ${look === 'upright' ? 'mt-3' : ''}`}>
        <ArticleFacts item={item} />
        <LocalizedSpan
          text={item.title}
          className={`display mt-1.5 block wrap-anywhere break-keep underline-offset-4 group-hover:underline ${look === 'lead' ? 'text-h3' : 'text-title'}`}
        />
        {item.summary && look !== 'plain' && (
          <LocalizedSpan
            text={item.summary}
            className={`block text-ink-soft ${look === 'lead' ? 'mt-3' : 'mt-1.5 text-small'}`}
          />
        )}
      </span>
    </Link>
  );
}

/** Topic, day, minutes. */
function ArticleFacts({ item }: { item: ArticleItem }) {
  const t = useTranslations('cards');
  const format = useFormatter();
  return (
    <span className="num caption block">
      {[
        item.topic.name,
        format.dateTime(new Date(item.publishedAt), { dateStyle: 'medium' }),
        t('minutes', { count: item.minutes }),
      ].join(' · ')}
    </span>
  );
}
