import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { localeNames } from '#lib/locale.ts';
import { dashboardSection } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePunctuation } from '#text/punctuation.ts';
import type { OwnQuery, OwnStep } from '../shelf.ts';
import { useOwnSteps } from '../use-own-steps.ts';
import type { OwnWorkItem, OwnWorkPage } from '../work-form.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { OwnHead } from './own-head.tsx';
import { OwnMenu } from './own-menu.tsx';
import { OwnMore } from './own-more.tsx';
import { StateTag } from './state-tag.tsx';

const tab = { kind: 'designer', tab: 'works' } as const;
const path = '/designer/design';

/** A designer's works with their state (mock designer.vi): the add card first, then the newest. */
export function WorksList({ page, status, title }: { page: OwnWorkPage; status: OwnQuery['status']; title: string }) {
  const t = useTranslations('publishing.works');
  const { busy, take } = useOwnSteps(path);
  const [asked, setAsked] = useState<OwnWorkItem | null>(null);
  const step = (item: OwnWorkItem, name: OwnStep) => (name === 'delete' ? setAsked(item) : void take(item.id, name));
  const fresh = dashboardSection('designer', 'works', { new: '' });
  return (
    <>
      <OwnHead {...tab} path={path} title={title} add={t('add')} status={status} counts={page.counts} />
      {page.content.length === 0 ? (
        <EmptyState plain title={t('empty')} text={t('emptyText')}>
          <ButtonLink to={fresh}>{t('add')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {page.page === 0 && status !== 'shelved' && (
            <li className="max-sm:hidden">
              <Link
                to={fresh}
                className="grid aspect-[3/2] place-content-center justify-items-center gap-2 rounded-s border border-dashed border-line-strong text-ink-soft hover:border-ink hover:text-ink"
              >
                <Plus aria-hidden size={22} />
                {t('fresh')}
              </Link>
            </li>
          )}
          {page.content.map((item) => (
            <li key={item.id}>
              <WorkRow item={item} busy={busy === item.id} onStep={(name) => step(item, name)} />
            </li>
          ))}
        </ul>
      )}
      <OwnMore {...tab} {...page} status={status} />
      <DeleteDialog
        name={asked?.name.text ?? null}
        text={t('deleteText')}
        busy={busy !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void take(asked.id, 'delete').then(() => setAsked(null))}
      />
    </>
  );
}

function WorkRow({ item, busy, onStep }: { item: OwnWorkItem; busy: boolean; onStep(step: OwnStep): void }) {
  const t = useTranslations('publishing.works');
  const { list } = usePunctuation();
  const format = useFormatter();
  const edit = dashboardSection('designer', 'works', { edit: item.id });
  return (
    <article aria-busy={busy || undefined}>
      <Link to={edit} className="group block" tabIndex={-1} aria-hidden>
        <CardPicture picture={item.picture} sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw" />
      </Link>
      <div className="mt-2 flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1.5">
          <h2 className="font-medium">
            <Link to={edit} className="underline-offset-4 hover:underline">
              <LocalizedSpan text={item.name} />
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateTag of="work" {...item} />
            <span className="caption num">
              {item.publishedAt === null
                ? t('changed', { date: format.dateTime(new Date(item.updatedAt), { dateStyle: 'medium' }) })
                : t('views', { count: item.viewCount })}
            </span>
          </p>
          {item.missing.length > 0 && (
            <p className="caption mt-1">
              {t('missing', { languages: item.missing.map((locale) => localeNames[locale]).join(list) })}
            </p>
          )}
          {item.held && <p className="mt-1 text-caption text-bad">{t('heldText')}</p>}
        </div>
        <OwnMenu id={item.id} name={item.name.text} status={item.status} held={item.held} edit={edit} onStep={onStep} />
      </div>
    </article>
  );
}
