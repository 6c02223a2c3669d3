import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { Order } from '../order.ts';
import { cancelStep } from '../order-states.ts';

/** Whom its buyer can ask, and what to do about a wrong address: an order keeps the one it was placed with. */
export function AskAboutOrder({ order }: { order: Order }) {
  const t = useTranslations('orders.order.ask');
  const { merchant, merchantPhone: phone } = order;
  return (
    <div className="mt-6 border-t border-line pt-4 text-small">
      <h3 className="font-medium">{t('title')}</h3>
      {/* What can be cancelled has not been sent. */}
      {cancelStep(order.state) !== null && (
        <p className="mt-1 text-ink-soft">{t(phone === null ? 'addressNoPhone' : 'address')}</p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-5">
        {phone !== null && (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="link num inline-flex min-h-11 items-center gap-1.5 lg:min-h-8"
          >
            <Phone aria-hidden size={16} className="shrink-0" />
            {t('call', { merchant: merchant.name, phone })}
          </a>
        )}
        <Link to={thingAddress(merchant.id)} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('shop', { merchant: merchant.name })}
        </Link>
        <Link to={pages.help.path} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('help')}
        </Link>
      </p>
    </div>
  );
}
