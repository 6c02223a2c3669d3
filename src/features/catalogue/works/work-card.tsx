import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { Heart } from '#features/people/heart-button/heart-button.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { WorkItem } from './work.ts';

interface WorkCardProps {
  item: WorkItem;
  /** Shape of the picture's box; rows of pictures are equally high (LOOK §2). */
  shape?: string;
  /** How wide the picture is shown, as in HTML. */
  sizes?: string;
  /** In the first screen: not lazy. */
  eager?: boolean;
}

/**
 * Picture, title and area, maker and views: one link, and beside it the favourite button, in the second row of the same
 * grid. Texts: `cards`.
 */
export function WorkCard({
  item,
  shape = 'aspect-[3/2]',
  sizes = '(min-width: 48rem) 33vw, 100vw',
  eager,
}: WorkCardProps) {
  const t = useTranslations('cards');
  return (
    <div className="grid h-full grid-rows-[auto_1fr]">
      <Link
        to={thingAddress(item.id)}
        prefetch="intent"
        className="group col-start-1 row-span-2 row-start-1 grid min-w-0 grid-rows-subgrid"
      >
        <CardPicture picture={item.picture} sizes={sizes} className={shape} eager={eager} />
        <span className="pt-3">
          <span className="flex items-baseline justify-between gap-4 pr-10">
            <LocalizedSpan text={item.name} className="display text-title" />
            {item.area !== null && <span className="num caption shrink-0">{t('area', { area: item.area })}</span>}
          </span>
          <span className="num caption block">{t('by', { name: item.designer.name, views: item.viewCount })}</span>
        </span>
      </Link>
      <Heart id={item.id} name={item.name.text} className="col-start-1 row-start-2 mt-1 -mr-3 justify-self-end" />
    </div>
  );
}
