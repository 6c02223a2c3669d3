import { Bell, CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { RenderGroup, RenderJob, RenderPort } from '../../ports/render-port.ts';
import { CloseRenders } from './close-renders.tsx';
import { LiveGroup } from './live-group.tsx';
import { useRenderWords } from './use-render-words.ts';
import { isLive } from './use-renders.ts';

interface RenderQueueProps {
  port: RenderPort;
  jobs: readonly RenderJob[];
  groups: readonly RenderGroup[];
  ended: readonly RenderJob[];
  /** At a desk: this is the corner where one looks for the way out. */
  onClose: (() => void) | null;
  onShow(id: string): void;
  onChanged(): void;
}

const mostEnded = 6;

/** What is on its way: place, how far, time left; and what came of the last ones. */
export function RenderQueue({ port, jobs, groups, ended, onClose, onShow, onChanged }: RenderQueueProps) {
  const t = useTranslations('render');
  const live = jobs.filter(isLive);
  const together = groups.flatMap((group) => {
    const its = jobs.filter((job) => job.group === group.id);
    return its.length > 1 && its.some(isLive) ? [{ group, its }] : [];
  });
  const single = live.filter((job) => !together.some(({ its }) => its.includes(job)));
  const [fault, setFault] = useState(false);
  const attempt = (work: Promise<unknown>) =>
    void work.then(
      () => {
        setFault(false);
        onChanged();
      },
      () => setFault(true),
    );
  return (
    <aside className="ws-insp rd-queue" aria-label={t('queue')}>
      <header className="rd-head">
        <h2>
          {t('queue')}
          {live.length > 0 && <span className="rd-badge">{live.length}</span>}
        </h2>
        {onClose && <CloseRenders onClose={onClose} />}
      </header>
      {live.length === 0 && <p className="rd-note">{t('queueEmpty')}</p>}
      <ul>
        {together.map(({ group, its }) => (
          <LiveGroup
            key={group.id}
            kind={group.kind}
            jobs={its}
            onShow={onShow}
            onStop={() => attempt(port.cancelGroup(group.id))}
          />
        ))}
        {single.map((job) => (
          <LiveJob key={job.id} job={job} onShow={onShow} onStop={() => attempt(port.cancel(job.id))} />
        ))}
      </ul>
      {fault && (
        <p role="alert" className="rp-bad rd-note">
          {t('didNotWork')}
        </p>
      )}
      {ended.length > 0 && (
        <section className="rd-ended" aria-label={t('ended')}>
          <p className="rp-soft">{t('ended')}</p>
          {ended.slice(0, mostEnded).map((job) => (
            <EndedJob key={job.id} job={job} port={port} onShow={onShow} onAttempt={attempt} />
          ))}
        </section>
      )}
      <p className="rd-leave rp-soft">
        <Bell aria-hidden size={15} strokeWidth={1.5} />
        {t('leave')}
      </p>
    </aside>
  );
}

function LiveJob({ job, onShow, onStop }: { job: RenderJob; onShow(id: string): void; onStop(): void }) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const share = job.of === 0 ? 0 : Math.round((job.done / job.of) * 100);
  function said(): string {
    if (job.state === 'cancelling') return t('stopping');
    if (job.state === 'finishing') return t('finishing');
    if (job.seconds === null) return t('nobody');
    if (job.place !== null && job.place > 1) return t('place', { place: job.place, time: words.about(job.seconds) });
    return job.done === 0
      ? t('next', { time: words.about(job.seconds) })
      : t('left', { time: words.about(job.seconds) });
  }
  return (
    <li className="rd-job">
      <button type="button" className="rd-thumb" disabled={!job.preview} onClick={() => onShow(job.id)}>
        {job.preview && <img src={job.preview} alt="" />}
      </button>
      <div>
        <b>
          {t(`kinds.${job.kind}`)}
          {words.view(job) && `${words.comma}${words.view(job)}`}
        </b>
        <p className="rp-soft">{said()}</p>
      </div>
      {job.of > 0 && (
        <progress className="rd-bar" max={job.of} value={job.done} aria-label={t('progress', { share })}>
          {t('progress', { share })}
        </progress>
      )}
      <p className="rd-job-foot rp-soft">
        <span>{job.of > 0 && t('progress', { share })}</span>
        {job.state !== 'cancelling' && (
          <button type="button" className="rp-link" onClick={onStop}>
            {t('stop')}
          </button>
        )}
      </p>
    </li>
  );
}

interface EndedJobProps {
  job: RenderJob;
  port: RenderPort;
  onShow(id: string): void;
  onAttempt(work: Promise<unknown>): void;
}

function EndedJob({ job, port, onShow, onAttempt }: EndedJobProps) {
  const t = useTranslations('render');
  const format = useFormatter();
  const words = useRenderWords();
  const view = words.view(job);
  const name = `${t(`kinds.${job.kind}`)}${view && `${words.comma}${view}`}`;
  if (job.state === 'failed')
    return (
      <div className="rd-bad">
        <CircleAlert aria-hidden size={16} strokeWidth={1.5} />
        <span>
          <b>{name}</b>
          <br />
          {t(job.error === 'dark' ? 'failedDark' : 'failedJob')}
          {job.kind !== 'preview' && `${words.gap}${t('quotaBack')}`}
          <br />
          <button type="button" className="rp-link" onClick={() => onAttempt(port.retry(job.id))}>
            {t('again')}
          </button>{' '}
          <button type="button" className="rp-link" onClick={() => onAttempt(port.remove(job.id))}>
            {t('dismiss')}
          </button>
        </span>
      </div>
    );
  return (
    <button type="button" className="rd-done" onClick={() => onShow(job.id)}>
      <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
      <span>{name}</span>
      <span className="rp-soft">{format.dateTime(new Date(job.endedAt ?? job.createdAt), { timeStyle: 'short' })}</span>
    </button>
  );
}
