import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SessionData } from '#features/people/accounts/account.ts';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** Where the person is signed in; each can be ended, or all at once. */
export function PersonSessions({ personId, sessions }: { personId: string; sessions: SessionData[] }) {
  const t = useTranslations('console.people.sessions');
  const format = useFormatter();
  const { busy, end } = useEnd(personId);
  const mayEnd = useMay('people.end-sessions');
  return (
    <section className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-semibold">{t('title')}</h2>
        {mayEnd && sessions.length > 1 && (
          <Button size="s" busy={busy === 'all'} onClick={() => void end(null)}>
            {t('endAll')}
          </Button>
        )}
      </div>
      {sessions.length === 0 && <p className="mt-2 text-small text-ink-soft">{t('none')}</p>}
      <ul className="mt-2 text-small">
        {sessions.map(({ id, device, address, lastSeenAt, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5"
          >
            <div className="min-w-0">
              <p className="break-words">{device}</p>
              <p className="num caption">
                {t('seen', {
                  time: format.dateTime(new Date(lastSeenAt), { dateStyle: 'medium', timeStyle: 'short' }),
                  address,
                })}
              </p>
            </div>
            {current && <span className="tag tag-ok">{t('current')}</span>}
            {!current && mayEnd && (
              <Button size="s" busy={busy === id} onClick={() => void end(id)}>
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useEnd(personId: string) {
  const t = useTranslations('console.people.sessions');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  async function end(id: string | null) {
    setBusy(id ?? 'all');
    await api
      .delete(`/admin/users/${personId}/sessions${id === null ? '' : `/${id}`}`)
      .then(() => toast.success(t('ended')), showFailure);
    await revalidate();
    setBusy(null);
  }
  return { busy, end };
}
