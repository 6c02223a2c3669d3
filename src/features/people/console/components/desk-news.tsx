import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStreamEvents } from '#features/people/notifications/notice-provider.tsx';
import type { DeskArea } from '#platform/streams.ts';
import { Button } from '#ui/button.tsx';
import { consolePages, type ConsoleKey } from '../console-pages.ts';

/** What each list shows; a page that is not named lists nothing that comes in by itself. */
const areasOf: Partial<Record<ConsoleKey, readonly DeskArea[]>> = {
  overview: ['application', 'bill', 'order', 'return', 'refund', 'feedback', 'work', 'product', 'report'],
  remittances: ['bill'],
  orders: ['order', 'return', 'refund'],
  refunds: ['refund', 'return'],
  payouts: ['ledger', 'order', 'return'],
  applications: ['application', 'bill'],
  feedback: ['feedback'],
  works: ['work'],
  products: ['product'],
  reports: ['report'],
};

/**
 * Something of the list on this page came in or was changed elsewhere: it is offered, above the page and without moving
 * it, and loaded when asked for (docs/decisions/0116). `shown` is what was loaded last.
 */
export function DeskNews({ shown }: { shown: unknown }) {
  const t = useTranslations('console.news');
  const { pathname, key } = useLocation();
  const { revalidate, state } = useRevalidator();
  const [outdated, setOutdated] = useState<{ shown: unknown; key: string } | null>(null);
  const news = outdated !== null && outdated.shown === shown && outdated.key === key;
  const page = consolePages.find(({ path }) => path === pathname);
  useStreamEvents((_, { desk }) => {
    if (page !== undefined && areasOf[page.key]?.some((area) => area === desk)) setOutdated({ shown, key });
  });
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-5 z-30 flex justify-center">
      {news && (
        <Button
          variant="primary"
          className="pointer-events-auto shadow-lg"
          busy={state === 'loading'}
          onClick={() => void revalidate()}
        >
          <RefreshCw aria-hidden size={18} />
          {t('show')}
        </Button>
      )}
    </output>
  );
}
