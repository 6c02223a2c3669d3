import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { useModal } from '#ui/overlays/modal.tsx';

/** An empty cart, with links; a visitor may have one and signs in to see it. */
export function EmptyCart({ visitor }: { visitor: boolean }) {
  const t = useTranslations('orders.cart');
  const { open } = useModal();
  const { pathname } = useLocation();
  const stranger = useViewer() === null;
  return (
    <EmptyPage title={t('empty')} text={t(visitor ? 'visitor' : 'emptyText')}>
      {visitor && stranger && (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => open('login', { returnTo: pathname })}>
          {t('signIn')}
        </Button>
      )}
      <ButtonLink variant={visitor ? 'line' : 'primary'} to={pages.products.path}>
        {t('browse')}
      </ButtonLink>
      <ButtonLink to={pages.works.path}>{t('rooms')}</ButtonLink>
    </EmptyPage>
  );
}
