import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { DesignerItem } from '#features/catalogue/designers/designer.ts';
import { pictureAddress } from '#lib/picture.ts';
import { Avatar } from '#ui/avatar.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';

/** The designer: picture, name, a line about them. */
export function DesignerNote({ designer }: { designer: DesignerItem }) {
  const t = useTranslations('work.designer');
  const { id, name, city, avatar, headline, workCount, years } = designer;
  return (
    <div className="border-t border-line pt-5">
      <Link to={thingAddress(id)} prefetch="intent" className="group flex items-center gap-4">
        <Avatar
          person={{ avatar: avatar && pictureAddress(avatar.hash, 160, 'webp'), nickname: name }}
          className="h-14 w-14 text-title"
        />
        <span className="min-w-0">
          <span className="display block text-title underline-offset-4 group-hover:underline">{name}</span>
          <span className="caption">{city ? t('roleIn', { city: city.name }) : t('role')}</span>
        </span>
      </Link>
      {headline && (
        <p className="mt-4 text-small text-ink-soft">
          <LocalizedSpan text={headline} />
        </p>
      )}
      <p className="caption num mt-2">
        {t('works', { count: workCount })}
        {years > 0 && <> · {t('years', { count: years })}</>}
      </p>
    </div>
  );
}
