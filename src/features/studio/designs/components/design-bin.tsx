import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { keepingDays } from '../design-limits.ts';
import type { DesignItem } from '../design.ts';

/** What was thrown away, for as long as it can be taken back. */
export function DesignBin() {
  const t = useTranslations('start.mine');
  const showFailure = useShowFailure();
  const [binned, setBinned] = useState<readonly DesignItem[] | null>(null);
  useEffect(() => {
    let gone = false;
    api.get<DesignItem[]>('/designs?bin=1').then(
      (items) => gone || setBinned(items),
      (error: unknown) => gone || void showFailure(error),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how a failure is shown does not ask again
  }, []);
  if (binned === null) return <p className="skel mt-6 h-24" aria-busy="true" />;
  return (
    <>
      <p className="mt-6 text-ink-soft">{t(binned.length === 0 ? 'binEmpty' : 'binText', { days: keepingDays.bin })}</p>
      <ul className="mt-3 border-t border-line">
        {binned.map((design) => (
          <BinRow
            key={design.id}
            design={design}
            onBack={() => setBinned((all) => (all ?? []).filter(({ id }) => id !== design.id))}
          />
        ))}
      </ul>
    </>
  );
}

function BinRow({ design, onBack }: { design: DesignItem; onBack(): void }) {
  const t = useTranslations('start.mine');
  const format = useFormatter();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const ends = new Date(Date.parse(design.deletedAt ?? design.updatedAt) + keepingDays.bin * 86_400_000);
  async function takeBack(): Promise<void> {
    const done = await attempt(async () => {
      await api.post(`/designs/${encodeURIComponent(design.id)}/unbin`, undefined, { creates: true });
      await revalidate();
    });
    if (done) onBack();
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="min-w-0">
        <span className="block font-medium break-words">{design.name}</span>
        <span className="caption">{t('until', { date: format.dateTime(ends, { dateStyle: 'long' }) })}</span>
      </span>
      <Button size="s" busy={busy} onClick={() => void takeBack()}>
        {t('back')}
      </Button>
    </li>
  );
}
