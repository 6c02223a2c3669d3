import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useHomeList } from '../panels/list/home-list-context.tsx';
import { missingPieces } from '../panels/list/missing-pieces.ts';
import './price-sum.css';

/** What the home costs, live: the list's own sum, and the way to it. Number and sum are of what can be bought; the rest is named. */
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
  const others = missingPieces(list).length;
  const facts =
    list.count === 0
      ? [d('factsNone', { others })]
      : [...(others > 0 ? [d('others', { count: others })] : []), d('goodsOnly')];
  return (
    <output className="ws-sum" aria-label={t('label')} aria-busy={state === 'asking'}>
      <button type="button" title={[...facts, d('open')].join('\n')} onClick={onList}>
        {list.count > 0 && (
          <>
            <span className="ws-sum-pieces">{t('pieces', { count: list.count })}</span>
            <strong>{price(list.total)}</strong>
          </>
        )}
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <ChevronRight aria-hidden size={14} strokeWidth={1.5} />
      </button>
    </output>
  );
}
