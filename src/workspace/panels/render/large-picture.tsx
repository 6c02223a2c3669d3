import { Download, Image, Rotate3d, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { RenderGroup, RenderJob, RenderPort } from '../../ports/render-port.ts';
import { CompareSlider } from './compare-slider.tsx';
import { AroundView, FilmView, TourView } from './picture-view.tsx';
import { TourOnWork } from './tour-on-work.tsx';
import { useRenderWords } from './use-render-words.ts';
import { isLive } from './use-renders.ts';

interface LargePictureProps {
  port: RenderPort;
  job: RenderJob;
  jobs: readonly RenderJob[];
  former: RenderJob | undefined;
  /** The tour it is a place of, where all of that is there. */
  tour: RenderGroup | null;
  onChanged(): void;
}

/** One picture large: compared with the one before, looked around in, walked through, played. */
export function LargePicture({ port, job, jobs, former, tour, onChanged }: LargePictureProps) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const format = useFormatter();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'delete' | 'work' | null>(null);
  const [around, setAround] = useState(false);
  const [fault, setFault] = useState(false);
  const live = isLive(job);
  const attempt = (work: Promise<unknown>, then: () => void) => void work.then(then, () => setFault(true));
  return (
    <figure className="rd-large">
      {around ? (
        <div className="rd-frame rd-around">
          {tour ? (
            <TourView port={port} job={job} group={tour} jobs={jobs} onLeave={() => setAround(false)} />
          ) : (
            <AroundView port={port} job={job} onLeave={() => setAround(false)} />
          )}
        </div>
      ) : (
        <Still job={job} former={former} live={live} />
      )}
      {!live && job.kind === 'panorama' && (
        <p className="rd-look">
          <button type="button" className="rp-button" onClick={() => setAround(!around)}>
            <Rotate3d aria-hidden size={17} strokeWidth={1.5} />
            {around ? t('closeView') : t(tour ? 'walkTour' : 'lookAround')}
          </button>
          {tour && port.onWorks && (
            <button type="button" className="rp-button" onClick={() => setAsking(asking === 'work' ? null : 'work')}>
              {t('onWork')}
            </button>
          )}
        </p>
      )}
      {asking === 'work' && tour && port.onWorks && <TourOnWork works={port.onWorks} group={tour.id} />}
      <figcaption>
        <span>
          <b>{words.title(job)}</b>{' '}
          <span className="rp-soft">
            {words.size(job.width, job.height)} · {t('version', { version: job.version })} ·{' '}
            {format.dateTime(new Date(job.endedAt ?? job.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
        </span>
        {!live && (
          <span className="rd-acts">
            {port.publish && job.kind !== 'preview' && job.kind !== 'walk' && (
              <button
                type="button"
                className="ws-icon"
                title={t('useAsPicture')}
                aria-label={t('useAsPicture')}
                onClick={() => {
                  const address = port.publish?.(job.id);
                  if (address)
                    void address.then(
                      (to) => navigate(to),
                      () => setFault(true),
                    );
                }}
              >
                <Image aria-hidden size={18} strokeWidth={1.5} />
              </button>
            )}
            {job.result && (
              <a className="ws-icon" href={job.result} download title={t('download')} aria-label={t('download')}>
                <Download aria-hidden size={18} strokeWidth={1.5} />
              </a>
            )}
            <button
              type="button"
              className="ws-icon"
              title={t('delete')}
              aria-label={t('delete')}
              onClick={() => setAsking('delete')}
            >
              <Trash2 aria-hidden size={18} strokeWidth={1.5} />
            </button>
          </span>
        )}
      </figcaption>
      {asking === 'delete' && (
        <p className="rd-ask" role="alertdialog" aria-label={t('delete')}>
          {t('deleteAsk')}
          <button
            type="button"
            className="rp-button"
            onClick={() => {
              setAsking(null);
              attempt(port.remove(job.id), onChanged);
            }}
          >
            {t('delete')}
          </button>
          <button type="button" className="rp-link" onClick={() => setAsking(null)}>
            {t('keep')}
          </button>
        </p>
      )}
      {fault && (
        <p role="alert" className="rp-bad">
          {t('didNotWork')}
        </p>
      )}
    </figure>
  );
}

/** As it is: a film to play, a picture beside the one before it, or by itself. */
function Still({ job, former, live }: { job: RenderJob; former: RenderJob | undefined; live: boolean }) {
  const t = useTranslations('render');
  const words = useRenderWords();
  const shape = job.width / job.height;
  const label = (each: RenderJob) => `${t(`kinds.${each.kind}`)}${words.comma}${words.hour(each.hour)}`;
  if (former?.preview && job.preview && !live)
    return (
      <CompareSlider
        shape={shape}
        before={{ address: former.preview, label: label(former) }}
        after={{ address: job.preview, label: label(job) }}
      />
    );
  return (
    <div className="rd-frame" style={{ aspectRatio: shape }}>
      {job.kind === 'walk' && job.result ? (
        <FilmView job={job} />
      ) : (
        job.preview && <img src={job.preview} alt={words.title(job)} />
      )}
    </div>
  );
}
