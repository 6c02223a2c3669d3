import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import type { LedgerEntry, LedgerPage } from '../plan-view.ts';
import { usePlanWords } from '#features/people/plans/use-plan-words.ts';

/** Changes of one's quotas, newest first; earlier lines are loaded on request. */
export function QuotaLedger({ first, call }: { first: LedgerPage; call: string }) {
  const t = useTranslations('plans.ledger');
  const { busy, attempt } = useAttempt();
  const [{ page, read }, setKnown] = useState({ page: first, read: first });
  // The page was loaded again, in another language say.
  if (read !== first) setKnown({ page: first, read: first });
  const { lines, next } = page;
  async function more() {
    await attempt(async () => {
      const earlier = await api.get<LedgerPage>(`${call}?cursor=${next}&size=50`);
      setKnown({ page: { lines: [...lines, ...earlier.lines], next: earlier.next }, read: first });
    });
  }
  if (lines.length === 0)
    return <p className="mt-4 border-t border-line pt-4 text-small text-ink-soft">{t('empty')}</p>;
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {next !== null && (
        <Button size="s" className="mt-4" busy={busy} onClick={() => void more()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Line({ line: { at, quota, period, what, change, subject, reason } }: { line: LedgerEntry }) {
  const t = useTranslations('plans.ledger');
  const format = useFormatter();
  const { quotaName, periodName } = usePlanWords();
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 text-small">
      <p className="min-w-0">
        <span className="font-medium">{quotaName(quota)}</span>{' '}
        <span className="text-ink-soft">
          {t(what)} · {periodName(period)}
        </span>
      </p>
      <p className={`num text-right ${change > 0 ? 'text-ok' : ''}`}>
        {change === 0 ? '' : format.number(change, { signDisplay: 'always' })}
      </p>
      <p className="min-w-0 break-words text-ink-soft" lang={reason?.lang}>
        {reason?.text ?? subject}
      </p>
      <time dateTime={at} className="num caption text-right">
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}
