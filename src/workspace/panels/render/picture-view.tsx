import { useTranslations } from 'use-intl';
import { PanoramaStage } from '#viewer/panorama/panorama-stage.tsx';
import type { PanoramaTiles } from '#viewer/panorama/panorama-tiles.ts';
import { TourStage } from '#viewer/panorama/tour-stage.tsx';
import type { RenderGroup, RenderJob, RenderPort } from '../../ports/render-port.ts';
import { useRenderWords } from './use-render-words.ts';

interface PictureViewProps {
  port: RenderPort;
  job: RenderJob;
  onLeave(): void;
}

/** One stands in the panorama and looks around; a large one is loaded by need. */
export function AroundView({ port, job, onLeave }: PictureViewProps) {
  const words = useRenderWords();
  return (
    <PanoramaStage address={wholeOf(job)} tiles={tilesOf(port, job)} name={words.title(job)} onLeave={onLeave}>
      {job.preview && <img src={job.preview} alt="" />}
    </PanoramaStage>
  );
}

/** From one place of a tour to the next. */
export function TourView({
  port,
  job,
  group,
  jobs,
  onLeave,
}: PictureViewProps & { group: RenderGroup; jobs: readonly RenderJob[] }) {
  const t = useTranslations('render');
  const places = (group.places ?? []).map((place, n) => {
    const its = jobs.find(({ id }) => id === group.renders.find((each) => each.n === n)?.render) ?? job;
    return { ...place, address: wholeOf(its), tiles: tilesOf(port, its) };
  });
  return (
    <TourStage places={places} name={t('orders.tour')} onLeave={onLeave}>
      {job.preview && <img src={job.preview} alt="" />}
    </TourStage>
  );
}

/** A tour whose panoramas are all there. */
export function finishedTour(
  job: RenderJob,
  groups: readonly RenderGroup[],
  jobs: readonly RenderJob[],
): RenderGroup | null {
  const found = groups.find(({ kind, renders }) => kind === 'tour' && renders.some(({ render }) => render === job.id));
  const done = (id: string) => jobs.some((each) => each.id === id && each.state === 'done');
  if (!found?.places || found.renders.length < found.places.length) return null;
  return found.renders.every(({ render }) => done(render)) ? found : null;
}

export function FilmView({ job }: { job: RenderJob }) {
  const t = useTranslations('render');
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is said in it
    <video
      className="rd-film"
      src={job.result ?? undefined}
      poster={job.preview ?? undefined}
      aria-label={t('play')}
      controls
      loop
      playsInline
      preload="metadata"
    />
  );
}

/** Small ones are their own file; of large ones the page has a soft whole, and squares over it. */
function wholeOf({ tiles, preview, result }: RenderJob): string {
  return (tiles ? preview : result) ?? '';
}

function tilesOf(port: RenderPort, { id, tiles, width, height }: RenderJob): PanoramaTiles | undefined {
  return tiles ? { ...tiles, width, height, address: (level, x, y) => port.tile(id, level, x, y) } : undefined;
}
