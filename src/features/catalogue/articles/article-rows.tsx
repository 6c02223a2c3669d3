import { ArticleCard } from './article-card.tsx';
import type { ArticleItem } from './article.ts';

interface ArticleRowsProps {
  items: readonly ArticleItem[];
  label: string;
  /** How many came before the first. */ from?: number;
}

/** The first one is large, picture beside the text; the others are three in a row. */
export function ArticleRows({ items, label, from = 0 }: ArticleRowsProps) {
  return (
    <ul aria-label={label} className="bays gap-y-10 lg:gap-y-14">
      {items.map((item, at) => {
        const first = from + at === 0;
        return (
          <li
            key={item.id}
            id={`i${from + at}`}
            className={`col-span-4 scroll-mt-24 ${first ? 'md:col-span-12' : 'md:col-span-4'}`}
          >
            <ArticleCard
              item={item}
              look={first ? 'lead' : 'upright'}
              sizes={first ? '(min-width: 90rem) 47rem, (min-width: 48rem) 53vw, calc(100vw - 2.5rem)' : undefined}
              eager={at === 0}
            />
          </li>
        );
      })}
    </ul>
  );
}
