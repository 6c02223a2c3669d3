import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dashboardSection } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import type { OwnQuery } from '../shelf.ts';
import { goingOn, useUnsavedNew } from '../use-own-form.ts';

export interface OwnTab {
  kind: 'designer' | 'merchant';
  tab: 'works' | 'products';
}
interface OwnHeadProps extends OwnTab {
  title: string;
  add: string;
  status: OwnQuery['status'];
  counts: { shelved: number; unshelved: number };
  /** Of the calls: what was typed at its form and not saved is told here. */ path: string;
  /** What else the list was asked for. */ kept?: Record<string, string>;
}

/** Title, the add button, and the states with their counts. */
export function OwnHead({ kind, tab, title, add, status, counts, path, kept = {} }: OwnHeadProps) {
  const t = useTranslations('publishing.list');
  const format = useFormatter();
  const unsaved = useUnsavedNew(path);
  const tabs = [
    ['all', counts.shelved + counts.unshelved, t('all')],
    ['shelved', counts.shelved, t(tab === 'products' ? 'selling' : 'shelved')],
    ['unshelved', counts.unshelved, t(tab === 'products' ? 'notSelling' : 'unshelved')],
  ] as const;
  return (
    <>
      <DashboardHead title={title}>
        <ButtonLink variant="primary" to={dashboardSection(kind, tab, { new: '' })}>
          <Plus aria-hidden size={18} />
          {add}
        </ButtonLink>
      </DashboardHead>
      {unsaved && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-accent bg-sunken p-4 text-small">
          <span className="min-w-0 flex-1">{t('unsaved')}</span>
          <Link
            to={dashboardSection(kind, tab, { new: '' })}
            state={goingOn}
            className="link inline-flex min-h-11 items-center"
          >
            {t('continue')}
          </Link>
        </p>
      )}
      <nav aria-label={t('states')} className="mb-6 flex gap-6 overflow-x-auto border-b border-line text-[15px]">
        {tabs.map(([each, count, name]) => (
          <Link
            key={each}
            to={dashboardSection(kind, tab, { ...kept, ...(each === 'all' ? {} : { status: each }) })}
            preventScrollReset
            aria-current={each === status ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
          >
            {name} <span className="num">{format.number(count)}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
