import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useIsLooking, useSession } from '../../editor-context.tsx';
import type { HomeList } from '../../ports/list-port.ts';
import { useHomeList } from './home-list-context.tsx';

interface OrderButtonProps {
  list: HomeList;
  /** Pieces that are left out; none: the whole list. */
  without: ReadonlySet<string>;
  /** How many of the home cannot be bought. */
  missing: number;
  /** The market has answered to the last choice. */
  priced: boolean;
}

/** *Order all*: everything that can be had into the cart, where one bill pays for it. */
export function OrderButton({ list, without, missing, priced }: OrderButtonProps) {
  const t = useTranslations('designlist');
  const navigate = useNavigate();
  const { port } = useHomeList();
  // The cart is filled from the design as it is stored.
  const unsent = useSession(({ saving }) => saving.pending > 0);
  const looking = useIsLooking();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const whole = without.size === 0;
  async function order() {
    setState('busy');
    try {
      await port.order(list, [...without]);
      await navigate(port.cart);
    } catch {
      setState('failed');
    }
  }
  function note(): string | null {
    if (list.count === 0) return null;
    if (looking) return t('takeFirst');
    if (unsent) return t('unsaved');
    return missing > 0 ? t('except', { count: missing }) : t('oneTransfer');
  }
  return (
    <>
      <button
        type="button"
        className="rp-button rp-primary"
        disabled={list.count === 0 || looking || unsent || !priced || state === 'busy'}
        onClick={() => void order()}
      >
        {list.count === 0
          ? t(whole ? 'orderNone' : 'orderNoneChosen')
          : t(whole ? 'order' : 'orderChosen', { count: list.count })}
      </button>
      {state === 'failed' ? (
        <p role="alert" className="rp-bad">
          {t('orderFailed')}
        </p>
      ) : (
        note() && <p className="rp-soft">{note()}</p>
      )}
    </>
  );
}
