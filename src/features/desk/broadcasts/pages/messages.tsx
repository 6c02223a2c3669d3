import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { ConfirmDialog } from '#features/desk/cms/confirm-dialog.tsx';
import { useNotices } from '#features/people/notifications/notice-provider.tsx';
import { api } from '#lib/api.ts';
import { parseLocale } from '#lib/locale.ts';
import { localizedText } from '#lib/trilingual.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { BroadcastItem } from '../broadcast.ts';
import { listBroadcasts } from '../broadcasts.server.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'broadcasts.see');
  return {
    list: await listBroadcasts(ctx.db, url.searchParams.get('after'), url.searchParams.get('sort')),
    messages: messagesFor(ctx.locale, ['desk']),
  };
}

/** Milliseconds; while one is being delivered its numbers change. */
const pollMs = 3000;

/** Broadcasts, and the progress of each. */
export default function Messages({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('desk.broadcasts');
  const [stopping, setStopping] = useState<BroadcastItem | null>(null);
  const stop = useStop(() => setStopping(null));
  const maySend = useMay('broadcasts.send');
  const stopButton = useStopButton(setStopping);
  usePolling(list.rows.some(({ status }) => status === 'sending'));
  return (
    <ConsolePage
      title={t('title')}
      actions={
        maySend && (
          <ButtonLink variant="primary" to="/admin/notices/new">
            {t('new')}
          </ButtonLink>
        )
      }
    >
      <ConsoleTable
        label={t('title')}
        list={list}
        rowKey={(row) => row.id}
        usualSort="-created"
        empty={{ title: t('empty') }}
        columns={useColumns()}
        actions={maySend ? stopButton : undefined}
      />
      <ConfirmDialog
        open={stopping !== null}
        title={t('stopTitle')}
        text={t('stopText')}
        confirm={t('stop')}
        onClose={() => setStopping(null)}
        onConfirm={async () => {
          if (stopping !== null) await stop(stopping.id);
        }}
      />
    </ConsolePage>
  );
}

function useStop(done: () => void) {
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  return async (id: string) => {
    await api.post(`/admin/broadcasts/${id}/stop`).catch(showFailure);
    done();
    await revalidate();
  };
}

function usePolling(on: boolean) {
  const { renew } = useNotices();
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => void renew(), pollMs);
    return () => clearInterval(timer);
  }, [on, renew]);
}

function useColumns(): Column<BroadcastItem>[] {
  const t = useTranslations('desk.broadcasts');
  const format = useFormatter();
  const locale = parseLocale(useLocale()) ?? 'en';
  const audience = (row: BroadcastItem) =>
    row.audience === 'role' ? t(`roles.${row.target as 'ROLE_USER'}`) : t(`to.${row.audience}`);
  return [
    { key: 'subject', sort: true, title: t('subject'), cell: (row) => localizedText(row.subject, locale) },
    { key: 'audience', sort: true, title: t('audience'), cell: audience },
    {
      key: 'told',
      sort: true,
      title: t('told'),
      numeric: true,
      cell: (row) => t('of', { told: row.told, reach: row.reach }),
    },
    { key: 'state', sort: true, title: t('state'), cell: (row) => t(`states.${row.status}`) },
    { key: 'sender', sort: true, title: t('sender'), wideOnly: true, cell: (row) => row.sender },
    {
      key: 'created',
      sort: true,
      title: t('created'),
      cell: (row) => format.dateTime(new Date(row.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ];
}

function useStopButton(ask: (row: BroadcastItem) => void) {
  const t = useTranslations('desk.broadcasts');
  return (row: BroadcastItem) =>
    row.status === 'sending' && (
      <Button size="s" variant="bad" onClick={() => ask(row)}>
        {t('stop')}
      </Button>
    );
}
