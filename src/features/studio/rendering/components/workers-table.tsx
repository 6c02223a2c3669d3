import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import type { WorkerData } from '../render-worker.ts';

/** Each machine: when it was last heard of, how fast it is, whether it may go on. */
export function WorkersTable({ workers, mayManage }: { workers: WorkerData[]; mayManage: boolean }) {
  const t = useTranslations('render.console');
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  async function step(work: () => Promise<unknown>): Promise<void> {
    if (await attempt(work)) await revalidate();
  }
  const path = (id: string) => `/admin/render-workers/${encodeURIComponent(id)}`;
  const actions = ({ id, own, blockedAt, revokedAt }: WorkerData) => (
    <>
      {blockedAt !== null && revokedAt === null && (
        <Button size="s" disabled={busy} onClick={() => void step(() => api.post(`${path(id)}/unblock`))}>
          {t('unblock')}
        </Button>
      )}
      {!own && revokedAt === null && (
        <Button size="s" variant="bad" disabled={busy} onClick={() => void step(() => api.delete(path(id)))}>
          {t('revoke')}
        </Button>
      )}
    </>
  );
  return (
    <ConsoleTable
      label={t('workers')}
      list={{ rows: workers, next: null }}
      rowKey={({ id }) => id}
      columns={useColumns()}
      actions={mayManage ? actions : undefined}
      empty={{ title: t('noWorkers'), text: t('noWorkersText') }}
    />
  );
}

function useColumns(): Column<WorkerData>[] {
  const t = useTranslations('render.console');
  const format = useFormatter();
  function stateOf({ blockedAt, revokedAt, seenAt }: WorkerData): string {
    if (revokedAt !== null) return t('revoked');
    if (blockedAt !== null) return t('blocked');
    if (seenAt === null) return t('neverSeen');
    return t('seen', { at: format.dateTime(new Date(seenAt), { dateStyle: 'short', timeStyle: 'short' }) });
  }
  return [
    { key: 'name', title: t('name'), cell: ({ name, own }) => (own ? t('own', { name }) : name) },
    { key: 'state', title: t('state'), cell: stateOf },
    { key: 'threads', title: t('threads'), numeric: true, cell: ({ threads }) => format.number(threads) },
    {
      key: 'speed',
      title: t('speed'),
      numeric: true,
      cell: ({ speed, pieces }) => (pieces === 0 ? '–' : format.number(speed, { maximumFractionDigits: 2 })),
    },
    { key: 'pieces', title: t('pieces'), numeric: true, cell: ({ pieces }) => format.number(pieces) },
    { key: 'faults', title: t('faults'), numeric: true, cell: ({ faults }) => format.number(faults) },
  ];
}
