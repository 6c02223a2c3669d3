import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { Heart } from '#features/people/heart-button/heart-button.tsx';
import { pictureAddress } from '#lib/picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { DesignerItem } from './designer.ts';

/**
 * One row: who, where and in which styles, how many works, three of them. The row is the link, the favourite button is
 * at its end. Texts: `cards`.
 */
export function DesignerCard({ item, eager }: { item: DesignerItem; eager?: boolean }) {
  const t = useTranslations('cards');
  const avatar = item.avatar === null ? null : pictureAddress(item.avatar.hash, 160, 'webp');
  return (
    <div className="relative md:flex md:items-center md:gap-3">
      <Link
        to={thingAddress(item.id)}
        prefetch="intent"
        className="group bays min-w-0 flex-1 items-center gap-y-4 py-5"
      >
        <span className="col-span-4 flex items-center gap-4 max-md:pr-10 md:col-span-5">
          <Avatar person={{ avatar, nickname: item.name }} className="h-14 w-14 text-title" />
          <span className="min-w-0">
            <span className="display block text-h3 underline-offset-4 group-hover:underline">{item.name}</span>
            {item.headline && <LocalizedSpan text={item.headline} className="caption block" />}
          </span>
        </span>
        <span className="col-span-2 text-small text-ink-soft md:col-span-2">
          {item.city?.name}
          <br />
          {item.styles.map(({ name }) => name).join(t('comma'))}
        </span>
        <span className="num col-span-2 text-small text-ink-soft">
          {t('works', { count: item.workCount })}
          <br />
          {item.years > 0 && t('years', { count: item.years })}
        </span>
        {item.pictures.length > 0 && (
          <span className="col-span-4 grid grid-cols-3 gap-2 md:col-span-3">
            {item.pictures.map((picture) => (
              <CardPicture
                key={picture.hash}
                picture={picture}
                sizes="(min-width: 48rem) 8vw, 30vw"
                className="aspect-[4/3]"
                eager={eager}
              />
            ))}
          </span>
        )}
      </Link>
      <Heart id={item.id} name={item.name} className="-mr-3 max-md:absolute max-md:top-6 max-md:right-0" />
    </div>
  );
}
