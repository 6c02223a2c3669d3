import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/content/thing-address.ts';
import { pictureAddress } from '#lib/picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PictureBed } from '#ui/picture-bed.tsx';
import { Told } from '#ui/told.tsx';
import type { DesignerItem } from './designer.ts';

/** A line across the bays: who, where and in which styles, how many works, a picture. The whole line is the link; lists part lines by hairlines. Texts: `cards`. */
export function DesignerCard({ item, eager }: { item: DesignerItem; eager?: boolean }) {
  const t = useTranslations('cards');
  const avatar = item.avatar === null ? null : pictureAddress(item.avatar.hash, 160, 'webp');
  return (
    <Link to={thingAddress(item.id)} prefetch="intent" className="group bays items-center gap-y-4 py-5">
      <span className="col-span-4 flex items-center gap-4 md:col-span-5">
        <Avatar person={{ avatar, nickname: item.name }} className="h-14 w-14 text-title" />
        <span className="min-w-0"><span className="display block text-h3 underline-offset-4 group-hover:underline">{item.name}</span>{item.headline && <Told told={item.headline} className="caption block" />}</span>
      </span>
      <span className="col-span-4 text-small text-ink-soft md:col-span-3">{item.city?.name}<br />{item.styles.map(({ name }) => name).join(t('comma'))}</span>
      <span className="num col-span-4 text-small text-ink-soft md:col-span-2">{t('works', { count: item.workCount })}<br />{item.years > 0 && t('years', { count: item.years })}</span>
      <span className="col-span-4 max-md:hidden md:col-span-2">{item.cover && <PictureBed picture={item.cover} sizes="17vw" className="aspect-[3/2]" eager={eager} />}</span>
    </Link>
  );
}
