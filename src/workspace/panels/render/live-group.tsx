import { useTranslations } from 'use-intl';
import type { RenderGroup, RenderJob } from '../../ports/render-port.ts';
import { useRenderWords } from './use-render-words.ts';
import { isLive } from './use-renders.ts';

interface LiveGroupProps {
  kind: RenderGroup['kind'];
  jobs: readonly RenderJob[];
  onShow(id: string): void;
  onStop(): void;
}

/** How much of a picture is there, of 1. */
function part({ state, done, of }: RenderJob): number {
  return state === 'done' ? 1 : done / Math.max(1, of);
}

/** A tour or a set on its way: how many pictures are done, and each by itself. */
export function LiveGroup({ kind, jobs, onShow, onStop }: LiveGroupProps) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const done = jobs.filter(({ state }) => state === 'done').length;
  const left = Math.max(0, ...jobs.filter(isLive).map(({ seconds }) => seconds ?? 0));
  return (
    <li className="rd-job rd-group">
      <div>
        <b>{t(`orders.${kind}`)}</b>
        <p className="rp-soft">
          {t('pictureOf', { done, of: jobs.length })}
          {left > 0 && `${words.comma}${t('left', { time: words.about(left) })}`}
        </p>
      </div>
      <ul className="rd-parts">
        {jobs.map((job) => (
          <li key={job.id}>
            <button type="button" disabled={!job.preview} aria-label={words.title(job)} onClick={() => onShow(job.id)}>
              {job.preview && <img src={job.preview} alt="" />}
            </button>
            <progress className="rd-bar" max={1} value={part(job)} aria-label={words.title(job)} />
          </li>
        ))}
      </ul>
      <p className="rd-job-foot rp-soft">
        <span>{Math.round((jobs.reduce((sum, job) => sum + part(job), 0) / jobs.length) * 100)}%</span>
        <button type="button" className="rp-link" onClick={onStop}>
          {t('stopAll')}
        </button>
      </p>
    </li>
  );
}
