import { Sheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useIsLooking, useLookedAt } from '../../editor-context.tsx';
import type { HomeList } from '../../ports/list-port.ts';
import { SheetGrab } from '../sheet-grab.tsx';
import { BudgetPart } from './budget-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { useHomeList } from './home-list-context.tsx';
import { listPieces } from './list-pieces.ts';
import { missingPieces } from './missing-pieces.ts';
import { OrderButton } from './order-button.tsx';
import { useList } from './use-list.ts';
import './list-sums.css';

/** What it comes to: total, budget, by merchant, delivery beside it, and ordering. */
export function ListSums({ without }: { without: ReadonlySet<string> }) {
  const t = useTranslations('designlist');
  const [full, setFull] = useState(false);
  const price = usePrice();
  const { list, state, port, province } = useHomeList();
  const { items } = useLookedAt();
  const looking = useIsLooking();
  const left = useMemo(() => leftOut(list, without), [list, without]);
  // What is left out is asked for anew: the market's sum is the only one.
  const pieces = useMemo(() => (left.size > 0 ? listPieces(items, left) : null), [items, left]);
  const chosen = useList(port, pieces, province);
  const shown = pieces === null ? list : (chosen.list ?? list);
  const csv = port.csv(province);
  if (!list || list.lines.length === 0) return null;
  return (
    <aside className={`ws-insp ls-sums${full ? ' ws-full' : ''}`} aria-label={t('total')}>
      <SheetGrab full={full} onFull={setFull} />
      <div className="ls-part ls-goods">
        <p className="rp-soft">{t(pieces === null ? 'total' : 'chosenTotal')}</p>
        <p className="ls-total">{price(shown?.total ?? 0)}</p>
        <p className="rp-soft">{t('goodsOnly')}</p>
        {port.budget && <BudgetPart total={shown?.total ?? 0} fee={shown?.fee ?? null} port={port.budget} />}
      </div>
      {shown && shown.merchants.length > 0 && <MerchantPart list={shown} />}
      {shown && <DeliveryPart list={shown} />}
      <div className="rp-foot">
        {pieces !== null && chosen.state === 'failed' && (
          <p role="alert" className="rp-bad">
            {t('failed')}{' '}
            <button type="button" className="rp-link" onClick={chosen.again}>
              {t('again')}
            </button>
          </p>
        )}
        {shown && (
          <OrderButton
            list={shown}
            without={left}
            missing={missingPieces(list).length}
            priced={(pieces === null ? state : chosen.state) === 'there'}
          />
        )}
        {csv !== null && !looking && (
          <a className="rp-button" href={csv} download>
            <Sheet aria-hidden size={16} strokeWidth={1.5} />
            {t('csvFile')}
          </a>
        )}
      </div>
    </aside>
  );
}

/** Of a line that is short, those out of stock go with what is left out: the market would sell them in its place. */
function leftOut(list: HomeList | null, without: ReadonlySet<string>): ReadonlySet<string> {
  if (!list || without.size === 0) return without;
  const short = list.lines.filter(({ items }) => items.some((item) => without.has(item)));
  return new Set([...without, ...missingPieces({ ...list, lines: short })]);
}

function MerchantPart({ list: { merchants } }: { list: HomeList }) {
  const t = useTranslations('designlist');
  const price = usePrice();
  return (
    <section className="ls-part" aria-label={t('byMerchant')}>
      <h3>{t('byMerchant')}</h3>
      <dl>
        {merchants.map(({ merchant, goods }) => (
          <div key={merchant.id}>
            <dt>{merchant.name}</dt>
            <dd>{price(goods)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
