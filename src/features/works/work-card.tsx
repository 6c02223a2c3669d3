import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/content/thing-address.ts';
import { PictureBed } from '#ui/picture-bed.tsx';
import { Told } from '#ui/told.tsx';
import type { WorkItem } from './work.ts';

interface WorkCardProps {
  item: WorkItem;
  /** Shape of the picture's bed; rows of pictures are equally high (LOOK §2). */
  shape?: string;
  /** How wide the bed is, as in HTML. */
  sizes?: string;
  /** In the first screen: not to be waited with. */
  eager?: boolean;
}

/** Picture, title and area, maker and views; the whole card is the link. Texts: `cards`. */
export function WorkCard({ item, shape = 'aspect-[3/2]', sizes = '(min-width: 48rem) 33vw, 100vw', eager }: WorkCardProps) {
  const t = useTranslations('cards');
  return (
    <Link to={thingAddress(item.id)} prefetch="intent" className="group flex h-full flex-col">
      <PictureBed picture={item.picture} sizes={sizes} className={shape} eager={eager} />
      <span className="mt-3 flex items-baseline justify-between gap-4">
        <Told told={item.name} className="display text-title" />
        {item.area !== null && <span className="num caption shrink-0">{t('area', { area: item.area })}</span>}
      </span>
      <span className="num caption block">{t('by', { name: item.designer.name, views: item.viewCount })}</span>
    </Link>
  );
}
