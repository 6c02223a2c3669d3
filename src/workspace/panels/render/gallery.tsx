import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RenderGroup, RenderJob, RenderPort } from '../../ports/render-port.ts';
import { LargePicture } from './large-picture.tsx';
import { finishedTour } from './picture-view.tsx';
import { isSameView } from './same-view.ts';
import { useRenderWords } from './use-render-words.ts';

interface GalleryProps {
  port: RenderPort;
  jobs: readonly RenderJob[];
  ready: readonly RenderJob[];
  groups: readonly RenderGroup[];
  shown: string | null;
  onShow(id: string): void;
  onChanged(): void;
  /** What is seen before there is any. */
  first: ReactNode;
}

const filters = ['all', 'photo', 'panorama', 'walk', 'preview'] as const;

/** What has been made of the design, one of them large; beside a former one where there is one. */
export function Gallery({ port, jobs, ready, groups, shown, onShow, onChanged, first }: GalleryProps) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const listed = filter === 'all' ? ready : ready.filter(({ kind }) => kind === filter);
  const large = jobs.find(({ id, preview }) => id === shown && preview !== null) ?? listed[0];
  if (ready.length === 0 && !large)
    return (
      <>
        <h2 className="rd-title">{t('pictures')}</h2>
        {first}
      </>
    );
  return (
    <>
      <header className="rd-top">
        <h2 className="rd-title">{t('pictures')}</h2>
        <fieldset className="rd-tabs" aria-label={t('show')}>
          {filters.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {t(`filters.${name}`)}
              {name === 'all' && <span className="rp-soft"> {ready.length}</span>}
            </button>
          ))}
        </fieldset>
      </header>
      {large && (
        <LargePicture
          key={large.id}
          port={port}
          job={large}
          jobs={jobs}
          former={formerOf(large, ready)}
          tour={finishedTour(large, groups, jobs)}
          onChanged={onChanged}
        />
      )}
      <ul className="rd-grid">
        {listed.map((job) => (
          <li key={job.id}>
            <button type="button" aria-pressed={job.id === large?.id} onClick={() => onShow(job.id)}>
              {job.preview && <img src={job.preview} alt="" loading="lazy" />}
              <span>{words.title(job)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of the same view, shape and roundness, made before: what it is compared with. */
function formerOf(job: RenderJob, ready: readonly RenderJob[]): RenderJob | undefined {
  const shape = (each: RenderJob) => (each.width / each.height).toFixed(1);
  return ready.find(
    (each) =>
      job.kind !== 'walk' &&
      each.kind !== 'walk' &&
      each.id !== job.id &&
      isSameView(each.seen, job.seen) &&
      shape(each) === shape(job) &&
      each.createdAt < job.createdAt,
  );
}
