import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { api } from '#lib/api.ts';
import { BoughtLines } from './bought-lines.tsx';
import type { BoughtLine } from './review.ts';

/** On the page of a completed order. Texts: `reviewing`, `reviews`, `media`, `errors`. */
export function OrderReviews({ order }: { order: string }) {
  const t = useTranslations('reviewing');
  // Names are written in a language: once another is chosen, they are asked for again.
  const wanted = `${order} ${useLocale()}`;
  const [{ lines, asked }, setFound] = useState<{ lines: BoughtLine[]; asked: string }>({ lines: [], asked: '' });
  useEffect(() => {
    if (asked === wanted) return undefined;
    const ended = new AbortController();
    // If it fails the order is still complete; the dashboard has the same list.
    api.get<BoughtLine[]>(`/user/orders/${order}/reviews`, { signal: ended.signal }).then(
      (found) => setFound({ lines: found, asked: wanted }),
      () => undefined,
    );
    return () => ended.abort();
  }, [order, asked, wanted]);
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="display mb-3 text-title">
        {t('how')}
      </h2>
      <BoughtLines lines={lines} />
    </section>
  );
}
