import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { useMay } from '#features/people/accounts/use-viewer.ts';
import { ConsoleChips } from '#features/people/console/console-filters.tsx';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { ReasonDialog } from '#features/people/console/reason-dialog.tsx';
import { api } from '#lib/api.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import {
  outcomesOf,
  type Outcome,
  type ReportedThing,
  type ReportsPage,
} from '#features/desk/reports/report-decision.ts';
import { reportStates } from '#features/people/report-button/report.ts';
import { useTakeDownReasons } from './take-down-reasons.ts';

interface PendingDecision {
  row: ReportedThing;
  outcome: Exclude<Outcome, 'dismiss'>;
}

/** One row a thing, with all its reports. */
export function ReportsView({ list }: { list: ReportsPage }) {
  const t = useTranslations('reportdesk');
  const [asked, setAsked] = useState<PendingDecision | null>(null);
  const decide = useDecision(() => setAsked(null));
  const templates = useTakeDownReasons();
  const mayDecide = useMay('reports.decide');
  const actions = (row: ReportedThing) =>
    row.state !== 'open' ? null : (
      <>
        {outcomesOf[row.kind].map((outcome) =>
          outcome === 'dismiss' ? (
            <Button key={outcome} size="s" onClick={() => void decide(row, outcome, {})}>
              {t('do.dismiss')}
            </Button>
          ) : (
            <Button key={outcome} size="s" variant="bad" onClick={() => setAsked({ row, outcome })}>
              {t(`do.${outcome}`)}
            </Button>
          ),
        )}
      </>
    );
  return (
    <ConsolePage title={t('title')}>
      <ConsoleChips
        name="status"
        label={t('state')}
        choices={reportStates.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      <ConsoleTable
        label={t('title')}
        list={list}
        rowKey={(row) => row.id}
        usualSort="first"
        empty={{ title: t('empty'), text: t('emptyText') }}
        columns={useColumns()}
        actions={mayDecide ? actions : undefined}
      />
      {asked !== null && (
        <ReasonDialog
          key={asked.row.id + asked.outcome}
          open
          title={t(`ask.${asked.outcome}`)}
          text={t('askText', { owner: asked.row.owner.name })}
          confirm={t(`do.${asked.outcome}`)}
          lang={asked.row.owner.lang}
          templates={templates}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => decide(asked.row, asked.outcome, reason)}
        />
      )}
    </ConsolePage>
  );
}

function useColumns(): Column<ReportedThing>[] {
  const t = useTranslations('reportdesk');
  const words = useTranslations('reports');
  const format = useFormatter();
  return [
    { key: 'thing', sort: true, title: t('thing'), cell: (row) => <Thing row={row} /> },
    { key: 'owner', sort: true, title: t('owner'), cell: (row) => row.owner.name },
    {
      key: 'why',
      sort: true,
      title: t('why'),
      cell: (row) => (
        <span className="grid max-w-[24rem] gap-1">
          {row.reasons.map((reason) => words(`reasons.${reason}`)).join(t('comma'))}
          {row.notes.map((note, at) => (
            <q key={at} className="line-clamp-3 text-ink-soft">
              {note}
            </q>
          ))}
        </span>
      ),
    },
    { key: 'count', sort: true, title: t('count'), numeric: true, cell: (row) => format.number(row.count) },
    {
      key: 'first',
      sort: true,
      title: t('first'),
      cell: (row) => (
        <>
          {format.dateTime(new Date(row.firstAt), { dateStyle: 'medium', timeStyle: 'short' })}
          {row.decidedBy !== null && <span className="caption block">{t('by', { name: row.decidedBy })}</span>}
        </>
      ),
    },
  ];
}

/** Kind and text; a link where there is a page. */
function Thing({ row: { kind, said, link, files } }: { row: ReportedThing }) {
  const t = useTranslations('reportdesk');
  return (
    <span className="grid max-w-[28rem] gap-0.5">
      <span className="tag justify-self-start">{t(`kinds.${kind}`)}</span>
      <span className="line-clamp-4 whitespace-pre-line">
        {link === null ? (
          said
        ) : (
          <Link to={link} className="hover:underline">
            {said}
          </Link>
        )}
      </span>
      {files.map((file) => (
        <a
          key={file.id}
          href={file.url}
          {...(file.kind === 'picture' ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
          className="link flex min-h-6 items-center gap-1.5 justify-self-start text-small"
        >
          <Paperclip aria-hidden size={14} />
          <span className="break-all">{file.kind === 'picture' ? t('picture') : file.name}</span>
        </a>
      ))}
    </span>
  );
}

/** In any case the list is reloaded: where somebody else decided first, it shows that. */
function useDecision(done: () => void) {
  const t = useTranslations('reportdesk');
  const toast = useToast();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  return async ({ id, version }: ReportedThing, outcome: Outcome, reason: Trilingual) => {
    try {
      await api.post(`/admin/reports/${id}/decide`, { version, outcome, reason }, { creates: true });
      toast.success(t(outcome === 'dismiss' ? 'left' : 'taken'));
    } catch (error) {
      await showFailure(error);
    }
    done();
    await revalidate();
  };
}
