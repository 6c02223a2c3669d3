import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useCartCount } from './cart-count.ts';

/** The cart in the header, with its count; for visitors too. Texts: `shell`. */
export function CartLink() {
  const t = useTranslations('shell.header');
  const count = useCartCount() ?? 0;
  const label = t('cart', { count });
  return (
    <Link to={pages.cart.path} className="icon-btn relative" aria-label={label}>
      <ShoppingBag aria-hidden size={22} />
      {count > 0 && (
        <span className="badge absolute top-0.5 left-6" data-cart>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
