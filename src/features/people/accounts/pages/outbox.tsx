import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { listOutbox } from '#features/people/accounts/outbox/outbox.server.ts';
import { AppError } from '#lib/errors.ts';
import { requestContext } from '#platform/context.ts';
import { messagesFor } from '#text/messages.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OutboxLetter } from '../components/outbox-letter.tsx';
import type { Route } from './+types/outbox.ts';

/** Undelivered mails and SMS (PRODUCT D4). Not found where the rule refuses. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  try {
    return {
      letters: await listOutbox(ctx, url.searchParams.get('to')),
      messages: messagesFor(ctx.locale, ['profile']),
    };
  } catch (error) {
    throw error instanceof AppError ? data(null, { status: error.status }) : error;
  }
}

export default function Outbox({ loaderData: { letters } }: Route.ComponentProps) {
  const t = useTranslations('profile.outbox');
  const { state, refresh } = useReloadOnFocus();
  return (
    <section className="page py-12 lg:py-16">
      <h1 className="display text-h1">{t('title')}</h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-read text-ink-soft">{t('lead')}</p>
        <Button size="s" busy={state === 'loading'} onClick={refresh}>
          {t('refresh')}
        </Button>
      </div>
      <div className="eave mt-8">
        {letters.length === 0 ? (
          <EmptyState plain title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <ul className="grid gap-x-gutter md:grid-cols-2">
            {letters.map((letter) => (
              <OutboxLetter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** One comes here from another tab, waiting for a code: returning reloads. */
function useReloadOnFocus() {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => void revalidate();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [revalidate]);
  return { state, refresh: () => void revalidate() };
}
