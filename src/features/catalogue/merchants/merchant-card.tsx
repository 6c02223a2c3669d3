import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import type { MerchantItem } from './merchant.ts';

/** Picture, name and how much there is, what and where; the whole card is the link. Texts: `cards`. */
export function MerchantCard({
  item,
  sizes = '(min-width: 48rem) 33vw, 100vw',
  eager,
}: {
  item: MerchantItem;
  sizes?: string;
  eager?: boolean;
}) {
  const t = useTranslations('cards');
  return (
    <Link to={thingAddress(item.id)} prefetch="intent" className="group flex h-full flex-col">
      <CardPicture picture={item.cover ?? item.avatar} sizes={sizes} eager={eager} />
      <span className="mt-3 flex items-baseline justify-between gap-4">
        <span className="display text-title">{item.name}</span>
        <span className="num caption shrink-0">{t('products', { count: item.productCount })}</span>
      </span>
      {item.headline && <LocalizedSpan text={item.headline} className="mt-0.5 block text-small" />}
      <span className="caption block">
        {[item.city?.name, item.scope.map(({ name }) => name).join(t('comma'))].filter(Boolean).join(' · ')}
      </span>
    </Link>
  );
}
