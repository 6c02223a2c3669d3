import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import type { NothingToOrder as Why } from '../checkout.server.ts';
import { EmptyCart } from './cart/empty-cart.tsx';

/** The order page without anything to order says what is true: ordered already, an empty cart, or no longer sold. */
export function NothingToOrder({ why: { ordered, emptyCart } }: { why: Why }) {
  const t = useTranslations('orders.checkout');
  const format = useFormatter();
  if (ordered !== null)
    return (
      <EmptyPage
        title={t('ordered')}
        text={t('orderedText', {
          number: ordered.number,
          time: format.dateTime(new Date(ordered.at), { dateStyle: 'long', timeStyle: 'short' }),
        })}
      >
        <ButtonLink variant="primary" to={ordered.to}>
          {t('orderedSee')}
        </ButtonLink>
        <ButtonLink to={pages.products.path}>{t('back')}</ButtonLink>
      </EmptyPage>
    );
  if (emptyCart) return <EmptyCart />;
  return (
    <EmptyPage title={t('gone')} text={t('goneText')}>
      <ButtonLink variant="primary" to={pages.products.path}>
        {t('back')}
      </ButtonLink>
    </EmptyPage>
  );
}
