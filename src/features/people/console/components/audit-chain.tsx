import { Link2, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import type { ChainState } from '../audit-log.ts';

interface Verdict {
  rows: number;
  fault: { what: 'changed' | 'missing' | 'cut off' | 'head'; id: number | null; seal: number } | null;
}

const faultKeys = { changed: 'changed', missing: 'missing', 'cut off': 'cutOff', head: 'head' } as const;

/** How far the log is sealed, and a button to verify all of it. */
export function AuditChain({ chain }: { chain: ChainState }) {
  const t = useTranslations('console.audit.chain');
  const { busy, attempt } = useAttempt();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  async function check() {
    await attempt(async () =>
      setVerdict(await api.post<Verdict>('/admin/audit/verify', undefined, { timeout: 120_000 })),
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex items-center gap-1.5">
        <Link2 aria-hidden size={14} />
        {t('sealed', { sealed: chain.sealed, waiting: chain.waiting })}
      </span>
      <Button size="s" variant="quiet" busy={busy} onClick={() => void check()}>
        {t('check')}
      </Button>
      <output className="contents">
        {verdict?.fault === null && (
          <span className="tag tag-ok">
            <ShieldCheck aria-hidden size={14} />
            {t('good', { rows: verdict.rows })}
          </span>
        )}
        {verdict?.fault && (
          <span className="tag tag-bad whitespace-normal!">
            <ShieldAlert aria-hidden size={14} />
            {t(faultKeys[verdict.fault.what], { id: verdict.fault.id ?? 0, seal: verdict.fault.seal })}
          </span>
        )}
      </output>
    </div>
  );
}
