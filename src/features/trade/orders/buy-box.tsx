import { CircleAlert, ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { WantedLine } from '#features/catalogue/offers/wanted-line.ts';
import { mostOfOne } from '#features/catalogue/offers/offer-limits.ts';
import { TellMeButton } from '#features/trade/back-in-stock/tell-me-button.tsx';
import { buyAddress } from './order-links.ts';
import { QuantityField } from './quantity-field.tsx';
import { useCart } from './cart/use-cart.ts';

interface BuyBoxProps {
  line: Omit<WantedLine, 'quantity'>;
  /** Null: made when it is ordered. */ stock: number | null;
  /** Why it cannot be bought as it is chosen; null where it can. */ blocked: string | null;
  /** How many; more than there is counts as what there is. */ wanted: number;
}

/**
 * Buy, or add to the cart (PRODUCT F3). A visitor has a cart too; to buy they sign in and are then taken where they
 * wanted to go. What is sold out can be waited for. Texts: `orders`.
 */
export function BuyBox({
  line,
  stock,
  blocked,
  wanted,
  onWanted,
}: BuyBoxProps & { onWanted: (wanted: number) => void }) {
  const t = useTranslations('orders.buy');
  const why = useId();
  const { add, busy } = useCart();
  const buy = useBuy();
  if (stock === 0)
    return (
      <div className="grid gap-3">
        <Button variant="primary" size="l" wide disabled>
          {t('soldOut')}
        </Button>
        {line.variant !== undefined && <TellMeButton key={line.variant} variant={line.variant} />}
      </div>
    );
  const most = stock ?? mostOfOne;
  const quantity = Math.min(wanted, most);
  const off = { disabled: blocked !== null, 'aria-describedby': blocked === null ? undefined : why };
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <QuantityField value={quantity} most={most} onChange={onWanted} />
        <Button variant="primary" size="l" wide {...off} onClick={() => buy({ ...line, quantity })}>
          {t('buy')}
        </Button>
      </div>
      <Button size="l" busy={busy} {...off} onClick={() => add({ ...line, quantity })}>
        <ShoppingBag aria-hidden size={18} />
        {t('add')}
      </Button>
      <p id={why} className={blocked === null ? 'hidden' : 'hint-bad'} aria-live="polite">
        <CircleAlert aria-hidden size={16} className="shrink-0" />
        <span>{blocked}</span>
      </p>
    </div>
  );
}

/** The two buttons of the bar at the bottom of a phone. */
export function BuyBar({ line, stock, blocked, wanted }: BuyBoxProps) {
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
  const quantity = Math.min(wanted, stock ?? mostOfOne);
  const off = { disabled: blocked !== null, title: blocked ?? undefined };
  return (
    <span className="flex gap-2">
      <Button busy={busy} className="px-3!" aria-label={t('add')} {...off} onClick={() => add({ ...line, quantity })}>
        <ShoppingBag aria-hidden size={20} />
      </Button>
      <Button variant="primary" {...off} onClick={() => buy({ ...line, quantity })}>
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
