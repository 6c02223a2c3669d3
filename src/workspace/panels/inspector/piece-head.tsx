import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { usePrice } from '#ui/price.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import type { ListLine } from '../../ports/list-port.ts';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useAwaitsLine, useListLine } from '../list/home-list-context.tsx';

interface PieceHeadProps {
  item: Item;
  /** Of the thing itself, where nobody sells it. */
  name: string;
  /** In two lines, as a phone has them: who sells it and how many are left under the name, the price beside. */
  short?: boolean;
}

/** What is in hand: its picture and name, who sells it, what it costs and when it comes; as the list of the home has it. */
export function PieceHead({ item, name, short = false }: PieceHeadProps) {
  const { catalogue } = useMarket();
  const line = useListLine(item.id);
  const awaited = useAwaitsLine(item.id);
  const offer = line?.offer ?? null;
  const picture = catalogue.picture(item) ?? offer?.picture ?? null;
  return (
    <header className={short ? 'insp-head insp-head-short' : 'insp-head'}>
      {picture !== null && <img src={picture} alt="" width={112} height={112} />}
      <div>
        <h3>{item.name ?? offer?.name ?? name}</h3>
        {offer && (
          <p>
            <a href={offer.address} target="_blank" rel="noreferrer">
              {offer.merchant.name}
            </a>
            {short && line && <Left line={line} />}
          </p>
        )}
      </div>
      {line && <Cost line={line} short={short} />}
      {awaited && <CostToCome sold={item.product !== undefined} />}
    </header>
  );
}

/** Behind who sells it: how many there are, or how long it takes to make one. */
function Left({ line: { offer, state } }: { line: ListLine }) {
  const t = useTranslations('workspace.inspector');
  const comma = useTranslations('workspace.said')('comma');
  if (!offer || state === 'notSold') return null;
  const { stock, days } = offer;
  if (stock === null && days.to === 0) return null;
  return (
    <>
      {comma}
      {stock === null
        ? t('comesIn', { from: days.from, to: days.to })
        : t('remaining', { stock: state === 'soldOut' ? 0 : stock })}
    </>
  );
}

/** The place of what is said next, so that nothing moves under the pointer when it is. */
function CostToCome({ sold }: { sold: boolean }) {
  const t = useTranslations('workspace.inspector');
  return (
    <p className={sold ? 'insp-cost insp-to-come' : 'ws-note insp-to-come'} aria-hidden>
      {sold ? <strong>0</strong> : t('notSold')}
    </p>
  );
}

function Cost({ line: { offer, state }, short }: { line: ListLine; short: boolean }) {
  const t = useTranslations('workspace.inspector');
  const price = usePrice();
  const hidden = useHidden();
  if (!offer || state === 'notSold') return <p className="ws-note">{t('notSold')}</p>;
  const { stock, days } = offer;
  // How long it takes is known once it is known where to.
  const facts = [
    ...(stock === null ? [] : [t('stock', { stock })]),
    ...(days.to > 0 && stock !== 0 ? [t('comesIn', { from: days.from, to: days.to })] : []),
  ];
  return (
    <p className="insp-cost">
      {!hidden.prices && <strong>{price(offer.price)}</strong>}
      {facts.length > 0 && !short && (
        <span>
          <Truck aria-hidden size={15} strokeWidth={1.5} />
          {state === 'soldOut' ? t('stock', { stock: 0 }) : facts.join(' · ')}
        </span>
      )}
    </p>
  );
}
