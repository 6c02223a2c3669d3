import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { returnTermsOf } from '#features/catalogue/offers/return-terms.ts';
import { TellMeButton } from '#features/trade/back-in-stock/tell-me-button.tsx';
import { buyAddress } from './order-links.ts';
import { QuantityField } from './quantity-field.tsx';
import { useCart } from './cart/use-cart.ts';

interface BuyBoxProps {
  line: Omit<WantedLine, 'quantity'>;
  /** Null: made when it is ordered. */ stock: number | null;
}

/**
 * Buy, or add to the cart (PRODUCT F3). A visitor has a cart too; to buy they sign in and are then taken where they
 * wanted to go. What is sold out can be waited for. Texts: `orders`.
 */
export function BuyBox({ line, stock }: BuyBoxProps) {
  const t = useTranslations('orders.buy');
  const [wanted, setWanted] = useState(1);
  const { add, busy } = useCart();
  const buy = useBuy();
  if (stock === 0)
    return (
      <div className="grid gap-3">
        <Button variant="primary" size="l" disabled>
          {t('soldOut')}
        </Button>
        {line.variant !== undefined && <TellMeButton key={line.variant} variant={line.variant} />}
      </div>
    );
  const most = stock ?? mostOfOne;
  const quantity = Math.min(wanted, most);
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <span className="field-label">{t('quantity')}</span>
        <QuantityField value={quantity} most={most} onChange={setWanted} />
      </div>
      <Button variant="primary" size="l" onClick={() => buy({ ...line, quantity })}>
        {t('buy')}
      </Button>
      <Button size="l" busy={busy} onClick={() => add({ ...line, quantity })}>
        <ShoppingBag aria-hidden size={18} />
        {t('add')}
      </Button>
      <ReturnTermsLine madeToSize={line.choice !== undefined} />
    </div>
  );
}

/** The one rule of returns, before anything is ordered. */
function ReturnTermsLine({ madeToSize }: { madeToSize: boolean }) {
  const t = useTranslations('orders.returns');
  const { days, changeOfMind } = returnTermsOf(madeToSize);
  return <p className="hint">{changeOfMind ? t('stock', { days }) : t('made')}</p>;
}

/** The two buttons of the bar at the bottom of a phone. */
export function BuyBar({ line, stock }: BuyBoxProps) {
  const t = useTranslations('orders.buy');
  const { add, busy } = useCart();
  const buy = useBuy();
  if (stock === 0)
    return line.variant === undefined ? (
      <Button variant="primary" disabled>
        {t('soldOut')}
      </Button>
    ) : (
      <TellMeButton key={line.variant} variant={line.variant} small />
    );
  return (
    <span className="flex gap-2">
      <Button busy={busy} className="px-3!" aria-label={t('add')} onClick={() => add({ ...line, quantity: 1 })}>
        <ShoppingBag aria-hidden size={20} />
      </Button>
      <Button variant="primary" onClick={() => buy({ ...line, quantity: 1 })}>
        {t('buy')}
      </Button>
    </span>
  );
}

/** The order page asks a visitor to sign in and continues afterwards. */
function useBuy(): (line: WantedLine) => void {
  const navigate = useNavigate();
  return (line) => void navigate(buyAddress(line));
}
