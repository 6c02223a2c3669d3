import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useCart } from '../cart/use-cart.ts';

/** Puts what was ordered into the cart again, as far as it can be had (PRODUCT P5). */
export function BuyAgain({ order, small = false }: { order: string; small?: boolean }) {
  const t = useTranslations('orders.again');
  const { addAgain, busy } = useCart();
  return (
    <p>
      <Button size={small ? 's' : 'm'} busy={busy} onClick={() => addAgain(order)}>
        <RotateCcw aria-hidden size={16} />
        {t('buy')}
      </Button>
    </p>
  );
}
