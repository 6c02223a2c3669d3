import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { pages } from '#features/catalogue/content/addresses.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import type { OrderedBefore } from '../../checkout.server.ts';

/** An empty cart, with links; a visitor may have another one in their account, and a buyer has just ordered. */
export function EmptyCart({ visitor = false, ordered = null }: { visitor?: boolean; ordered?: OrderedBefore | null }) {
  const t = useTranslations('orders.cart');
  const { gap } = usePunctuation();
  const { open } = useModal();
  const { pathname } = useLocation();
  const stranger = useViewer() === null;
  // Whoever comes back from paying, or took out the last line, would stand where the lines were: in the footer.
  // In braces: newer browsers answer with a promise, which React would call as a clean-up when this page is left.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <EmptyPage title={t('empty')} text={t(visitor ? 'emptyVisitor' : 'emptyText')}>
        <ButtonLink variant="primary" to={pages.products.path}>
          {t('browse')}
        </ButtonLink>
        <ButtonLink to={pages.works.path}>{t('rooms')}</ButtonLink>
        {visitor && stranger && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => open('login', { returnTo: pathname })}>
            {t('signIn')}
          </Button>
        )}
      </EmptyPage>
      {ordered !== null && (
        <p className="page -mt-10 pb-16 text-small">
          {t('ordered', { number: ordered.number })}
          {gap}
          <Link to={ordered.to} className="link font-medium">
            {t('orderedSee')}
          </Link>
        </p>
      )}
    </>
  );
}
