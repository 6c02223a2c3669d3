import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { ProductDetail } from '../product.ts';

/** Who sells it, where, and how to reach them. */
export function MakerCard({ merchant: { id, name, city, phone, productCount } }: Pick<ProductDetail, 'merchant'>) {
  const t = useTranslations('product.maker');
  const cards = useTranslations('cards');
  return (
    <section aria-labelledby="maker">
      <h2 id="maker" className="caption">
        {t('title')}
      </h2>
      <p className="display text-title">{name}</p>
      <p className="num text-small text-ink-soft">
        {[city, cards('products', { count: productCount })].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <Link to={thingAddress(id)} className="link inline-flex min-h-11 items-center font-medium lg:min-h-6">
          {t('see')}
        </Link>
        {phone !== null && (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="link num inline-flex min-h-11 items-center gap-1.5 lg:min-h-6"
          >
            <Phone aria-hidden size={16} />
            {t('call', { phone })}
          </a>
        )}
      </p>
    </section>
  );
}
