import { Eye, Heart, Layers } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { WorkShown } from '../work-page.ts';

/** The six filterable facts, then the rooms of the design. */
export function WorkFacts({ work, home, saved }: Pick<WorkShown, 'work' | 'home' | 'saved'>) {
  const t = useTranslations('work');
  const format = useFormatter();
  const facts = [
    ['style', work.styles.map(({ name }) => name).join(t('comma'))],
    ['home', work.home?.name],
    ['space', work.space?.name],
    ['area', work.area === null ? null : t('squareMetres', { area: work.area })],
    ['scene', work.scene?.name],
    ['room', work.room?.name],
  ] as const;
  return (
    <>
      <dl className="mt-10 grid grid-cols-2 border-t border-line sm:grid-cols-3">
        {facts.map(([key, value]) =>
          value ? (
            <div
              key={key}
              className="border-b border-line py-4 pr-3 sm:[&:not(:nth-child(3n+1))]:border-l sm:[&:not(:nth-child(3n+1))]:pl-5"
            >
              <dt className="caption">{t(`facts.${key}`)}</dt>
              <dd className="mt-0.5 font-medium">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {home && home.rooms.length > 1 && (
        <dl className="grid gap-x-10 pt-5 text-small sm:grid-cols-2">
          {home.rooms.map((room) => (
            <div key={room.id} className="flex justify-between gap-4 py-1">
              <dt className="text-ink-soft">{room.name}</dt>
              <dd className="num">{t('roomArea', { area: room.area })}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="caption num mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 *:whitespace-nowrap">
        <span className="flex items-center gap-1.5">
          <Eye aria-hidden size={16} />
          {t('views', { count: work.viewCount })}
        </span>
        {saved > 0 && (
          <span className="flex items-center gap-1.5">
            <Heart aria-hidden size={16} />
            {t('saved', { count: saved })}
          </span>
        )}
        {work.useCount > 0 && (
          <span className="flex items-center gap-1.5">
            <Layers aria-hidden size={16} />
            {t('uses', { count: work.useCount })}
          </span>
        )}
        {work.publishedAt && (
          <span>{t('published', { date: format.dateTime(new Date(work.publishedAt), { dateStyle: 'long' }) })}</span>
        )}
      </p>
    </>
  );
}
