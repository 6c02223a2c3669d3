import { Tag, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrice } from '#ui/price.tsx';
import { useEditor } from '../editor-context.tsx';
import { useMarket } from '../offers/market-context.tsx';
import { newsSince, offersNow, type PriceNews } from '../offers/price-news.ts';
import type { PricesPort } from '../ports/prices-port.ts';
import './states.css';

/** Told once on opening: what costs something else, is sold out or no longer on sale since the design was open last. */
export function PriceNewsStrip({ prices }: { prices: PricesPort }) {
  const t = useTranslations('start.news');
  const price = usePrice();
  const { session } = useEditor();
  const { offers } = useMarket();
  const [news, setNews] = useState<PriceNews | null>(null);
  useEffect(() => {
    let gone = false;
    const { items } = session.design;
    const before = prices.last();
    offersNow(items, offers).then(
      (now) => {
        if (gone) return;
        prices.keep(now);
        setNews(before && newsSince(before, now, items));
      },
      // Offline nothing is known, so nothing is told and nothing forgotten.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [prices, offers, session]);
  if (!news) return null;
  const { changed, difference, soldOut, withdrawn } = news;
  const way = difference === 0 ? 'same' : wayOf(difference);
  return (
    <output className="st-strip">
      <Tag aria-hidden size={18} strokeWidth={1.5} />
      <span className="min-w-0 flex-1">
        <b>{t('title')}</b>{' '}
        {changed > 0 && `${t('changed', { count: changed, way, amount: price(Math.abs(difference)) })} `}
        {soldOut > 0 && `${t('soldOut', { count: soldOut })} `}
        {withdrawn > 0 && t('withdrawn', { count: withdrawn })}
      </span>
      <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => setNews(null)}>
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </output>
  );
}

function wayOf(difference: number): 'more' | 'less' {
  return difference > 0 ? 'more' : 'less';
}
