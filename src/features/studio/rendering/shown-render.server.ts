import type { Database } from '#db/database.ts';
import type { Clock } from '#platform/clock.ts';
import { filmRate } from '#platform/threads/film.ts';
import { tilesOf } from '#platform/threads/tiles.ts';
import { renderSpec } from '#platform/threads/render-task.ts';
import { presentSeconds } from './render-limits.ts';
import { workAround, type JobRow } from './render-job-queries.server.ts';
import { paceOf, shareOf } from './render-piece-queries.server.ts';
import { liveStates } from './render-states.ts';
import { presentWorkers } from './render-worker-queries.server.ts';
import { renderErrors, type RenderData } from './render.ts';
import { secondsFor } from './time-left/time-left.ts';

type Workers = Awaited<ReturnType<typeof presentWorkers>>;

export function workersNow(db: Database, clock: Clock): Promise<Workers> {
  return presentWorkers(db, new Date(clock.now().getTime() - presentSeconds * 1000));
}

/** A job as its owner sees it; `group` is the order of several it was made with. */
export async function shownRender(
  db: Database,
  job: JobRow,
  workers: Workers,
  group: string | null,
): Promise<RenderData> {
  const { hour, film, camera } = renderSpec.parse(job.spec);
  const hasPreview =
    job.preview_hash !== null || (job.state === 'tracing' && job.meter !== null) || job.state === 'finishing';
  return {
    id: job.id,
    design: job.design_id,
    version: job.design_version,
    kind: job.kind,
    size: job.size,
    width: job.width,
    height: job.height,
    name: job.name,
    seen: { at: millimetres(camera.at), target: millimetres(camera.target) },
    hour,
    state: job.state,
    done: job.done,
    of: job.pieces,
    ...(await whenDone(db, job, workers)),
    preview: hasPreview ? `/api/renders/${job.id}/preview?done=${job.preview_hash === null ? job.done : 'all'}` : null,
    result: job.result_hash === null || job.kind === 'live' ? null : `/api/renders/${job.id}/file`,
    bytes: job.result_bytes,
    error: renderErrors.find((each) => each === job.error) ?? null,
    film: film && { frames: film.frames, seconds: film.frames / filmRate },
    tiles: job.state === 'done' ? tilesOf(job) : null,
    group,
    createdAt: job.created_at.toISOString(),
    endedAt: job.ended_at?.toISOString() ?? null,
  };
}

function millimetres([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [Math.round(x * 1000), Math.round(y * 1000), Math.round(z * 1000)];
}

/** Its place while it waits, and about how long it takes still. */
async function whenDone(db: Database, job: JobRow, workers: Workers): Promise<Pick<RenderData, 'place' | 'seconds'>> {
  if (!liveStates.includes(job.state) || job.state === 'cancelling') return { place: null, seconds: null };
  if (job.state === 'finishing') return { place: null, seconds: finishingSeconds(job) };
  const { before, own, others } = await workAround(db, job);
  const share = await shareOf(db, job.user_id, job.kind === 'preview' ? 'preview' : 'paid');
  const pieces = job.meter === null ? { done: 0, left: job.cost, spent: 0 } : await paceOf(db, job.id);
  return {
    place: job.state === 'tracing' && job.done > 0 ? null : before + 1,
    seconds: secondsFor({ ...pieces, own, others, workers, share }),
  };
}

function finishingSeconds({ width, height }: JobRow): number {
  return Math.max(1, Math.round((width * height) / 4_000_000));
}
