import { Hourglass } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { usePrice } from '#ui/price.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import type { PendingConfirmation } from '../remittance.ts';

interface PendingMoneyProps {
  pending: PendingConfirmation;
  /** The server's clock when the page was read. */
  now: string;
  /** The call that takes it back. */
  path: string;
  own: boolean;
  /** What is done with the money, where it is not kept. */ says?: string;
}

/**
 * Confirmed, and not in effect yet: the seconds that are left, and Take back. It stands above the page's content, away
 * from where the confirming button was, so that a second click does not undo the first.
 */
export function PendingMoney({ pending, now, path, own, says }: PendingMoneyProps) {
  const t = useTranslations('remittances.pending');
  const price = usePrice();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const left = useCountdown(pending.effectiveAt, now, { onOver: () => void revalidate() });
  useEffect(() => title.current?.focus(), []);
  async function takeBack() {
    await attempt(async () => {
      await api.post(path, { confirmation: pending.id }, { creates: true });
      toast.clear();
      toast.success(t('takenBack'));
      await revalidate();
      // Too late, or somebody else was first: the page shows what is so.
    }, revalidate);
  }
  return (
    <section aria-labelledby={heading} className="mb-8 rounded-s border border-accent bg-accent-wash p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="num min-w-0">
          <h2 id={heading} ref={title} tabIndex={-1} className="flex items-center gap-2 font-semibold outline-none">
            <Hourglass aria-hidden size={18} className="shrink-0" />
            {t('title', { amount: price(pending.amount), name: pending.by })}
          </h2>
          {says !== undefined && <p className="mt-1 font-medium">{says}</p>}
          <p className="mt-1 text-small">
            <span className="font-medium">{t('left', { seconds: left })}</span>{' '}
            <span className="text-ink-soft">{t('until')}</span>
          </p>
          {pending.reason !== null && (
            <p className="mt-1 text-small whitespace-pre-line text-ink-soft">
              {t('reason', { reason: pending.reason })}
            </p>
          )}
        </div>
        {left > 0 && !own && (
          <Button busy={busy} onClick={() => void takeBack()}>
            {t('takeBack')}
          </Button>
        )}
      </div>
    </section>
  );
}
