import { ArrowLeft, ClockAlert, Clock3, Lock } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOwnMatter } from '#features/people/console/own-matter-note.tsx';
import { PendingMoney } from '#features/trade/payments/review/pending-money.tsx';
import { usePunctuation } from '#text/punctuation.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { historySteps, paperNames } from '../application.ts';
import type { AuditedData } from '../queue.ts';
import type { LocalizedReason } from '../reasons.server.ts';
import { DecisionBar } from './decision-bar.tsx';
import { FilledIn } from './filled-in.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { usePlanLabel } from './queue-list.tsx';
import { Flag, ReceiptCheck } from './receipt-check.tsx';
import { useWaited } from './use-waited.ts';

/** One application in review. */
export function AuditedView({
  application,
  now,
  templates,
}: {
  application: AuditedData;
  /** The server's clock when it was read. */
  now: string;
  templates: readonly LocalizedReason[];
}) {
  const t = useTranslations('applications');
  const { pending, state, attempt } = application;
  const { own } = useOwnMatter([application.applicant.id]);
  return (
    <article className="flex min-h-full flex-col lg:min-h-dvh">
      <Head application={application} />
      {pending !== null && (
        <div className="px-5 pt-6 lg:px-8">
          <PendingMoney
            key={pending.id}
            pending={pending}
            now={now}
            path={`/admin/applications/${application.id}/take-back`}
            own={own}
            {...(application.declining ? { says: t('decide.declining') } : {})}
          />
        </div>
      )}
      <div className="grid flex-1 content-start gap-x-8 gap-y-8 px-5 py-6 lg:px-8 xl:grid-cols-[1fr_1fr_.9fr]">
        <div className="min-w-0 xl:col-span-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-semibold">{t('paperview.papers')}</h2>
            <span className="caption flex items-center gap-1.5">
              <Lock aria-hidden size={14} />
              {t('paperview.logged')}
            </span>
          </div>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            {paperNames.map((name) => {
              const paper = application[name];
              return (
                paper && (
                  <div key={name}>
                    <PaperPicture name={t(`paper.${name}`)} url={paper.url} />
                    <PaperFlags flags={application.flags.filter(({ paper: flagged }) => flagged === name)} />
                  </div>
                )
              );
            })}
          </div>
          <h2 className="mt-7 font-semibold">{t('paperview.filled')}</h2>
          <FilledIn application={application} />
          <Events application={application} />
        </div>
        <ReceiptCheck application={application} />
      </div>
      <DecisionBar key={`${state} ${attempt} ${pending?.id}`} application={application} templates={templates} />
    </article>
  );
}

/** Whoever else sent this very file. */
function PaperFlags({ flags }: { flags: AuditedData['flags'] }) {
  const t = useTranslations('applications.paperview');
  return flags.map(({ application, number, name }) => (
    <Flag key={application}>
      {t('sameFile', { name })}{' '}
      <Link className="link" to={`/admin/applications/${application}`}>
        {number}
      </Link>
    </Flag>
  ));
}

function Head({ application }: { application: AuditedData }) {
  const t = useTranslations('applications');
  const format = useFormatter();
  const what = usePlanLabel();
  const said = useWaited();
  const [params] = useSearchParams();
  const { company, applicant, number, type, submittedAt, attempt, waited, overdue } = application;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 lg:px-8">
      <Link
        to={`/admin/applications?${params.toString()}`}
        aria-label={t('decide.back')}
        className="icon-btn -ml-3 lg:hidden"
      >
        <ArrowLeft aria-hidden size={20} />
      </Link>
      <div className="mr-auto min-w-0">
        <h1 className="display text-h3 break-words">{company || applicant.nickname}</h1>
        <p className="num caption">
          {[
            number,
            t(`queue.type.${type}`),
            what(application),
            ...(submittedAt === null
              ? []
              : [
                  t('paperview.sent', {
                    date: format.dateTime(new Date(submittedAt), { dateStyle: 'medium' }),
                    attempt,
                  }),
                ]),
          ].join(' · ')}
        </p>
      </div>
      {overdue !== null && (
        <span className="tag tag-bad">
          <ClockAlert aria-hidden size={14} />
          {t('paperview.overdue', { time: said(overdue) })}
        </span>
      )}
      {overdue === null && waited !== null && (
        <span className="tag">
          <Clock3 aria-hidden size={14} />
          {t('paperview.waited', { time: said(waited) })}
        </span>
      )}
    </header>
  );
}

function Events({ application }: { application: AuditedData }) {
  const t = useTranslations('applications.history');
  const format = useFormatter();
  const { colon } = usePunctuation();
  return (
    <>
      <h2 className="mt-7 font-semibold">{t('title')}</h2>
      <ol className="num mt-2 grid text-small">
        {application.events.map(({ step, at, reason }, index) => {
          const name = historySteps.find((each) => each === step);
          return (
            name && (
              <li key={`${at} ${step}`} className="flex gap-4 py-1.5">
                <time dateTime={at} className="w-40 shrink-0 text-ink-soft">
                  {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                <span className={`min-w-0 ${index === application.events.length - 1 ? 'font-medium' : ''}`}>
                  {t(name)}
                  {reason !== null && (
                    <>
                      {colon}
                      <LocalizedSpan text={reason} />
                    </>
                  )}
                </span>
              </li>
            )
          );
        })}
      </ol>
    </>
  );
}
