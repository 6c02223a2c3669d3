import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useHomeList } from '../panels/list/home-list-context.tsx';
import './price-sum.css';

/** What the home costs, live: the list's own sum, and the way to it. Pieces nobody sells are counted, never guessed. */
export function PriceSum({ onList }: { onList(): void }) {
  const t = useTranslations('workspace.sum');
  const d = useTranslations('designlist');
  const price = usePrice();
  const { list, state } = useHomeList();
  if (state === 'failed')
    return (
      <output className="ws-sum">
        <span>{t('failed')}</span>
      </output>
    );
  if (!list || list.lines.length === 0) return null;
  const pieces = list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unknown = list.lines.reduce((sum, { offer, quantity }) => sum + (offer ? 0 : quantity), 0);
  const facts = [
    ...(unknown > 0 ? [t('unknown', { count: unknown })] : []),
    ...(list.count > 0 ? [d('goodsOnly')] : []),
  ];
  return (
    <output className="ws-sum" aria-label={t('label')} aria-busy={state === 'asking'}>
      <button type="button" title={[...facts, d('open')].join('\n')} onClick={onList}>
        <span className="ws-sum-pieces">{t('pieces', { count: pieces })}</span>
        {list.count > 0 && <strong>{price(list.total)}</strong>}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {list.count === 0 && unknown === 0 && <span>{d('title')}</span>}
        <ChevronRight aria-hidden size={14} strokeWidth={1.5} />
      </button>
    </output>
  );
}
