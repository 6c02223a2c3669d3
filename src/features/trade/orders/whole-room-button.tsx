import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useCart } from './cart/use-cart.ts';

/** Shop the room (PRODUCT F2): every piece of a work with one click. Texts: `orders`. */
export function WholeRoomButton({ work }: { work: string }) {
  const t = useTranslations('orders.room');
  const { addWork, busy } = useCart();
  return (
    <Button busy={busy} onClick={() => addWork(work)}>
      <ShoppingBag aria-hidden size={18} />
      {t('add')}
    </Button>
  );
}
