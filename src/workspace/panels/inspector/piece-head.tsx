import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { usePrice } from '#ui/price.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import type { ListLine } from '../../ports/list-port.ts';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useListLine } from '../list/home-list-context.tsx';

interface PieceHeadProps {
  item: Item;
  /** Of the thing itself, where nobody sells it. */
  name: string;
}

/** What is in hand: its picture and name, who sells it, what it costs and when it comes; as the list of the home has it. */
export function PieceHead({ item, name }: PieceHeadProps) {
  const { catalogue } = useMarket();
  const line = useListLine(item.id);
  const offer = line?.offer ?? null;
  const picture = catalogue.picture(item) ?? offer?.picture ?? null;
  return (
    <header className="insp-head">
      {picture !== null && <img src={picture} alt="" width={112} height={112} />}
      <div>
        <h3>{item.name ?? offer?.name ?? name}</h3>
        {offer && (
          <a href={offer.address} target="_blank" rel="noreferrer">
            {offer.merchant.name}
          </a>
        )}
      </div>
      {line && <Cost line={line} />}
    </header>
  );
}

function Cost({ line: { offer, state } }: { line: ListLine }) {
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
      {facts.length > 0 && (
        <span>
          <Truck aria-hidden size={15} strokeWidth={1.5} />
          {state === 'soldOut' ? t('stock', { stock: 0 }) : facts.join(' · ')}
        </span>
      )}
    </p>
  );
}
