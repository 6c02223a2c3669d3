import { createHash } from 'node:crypto';
import { keepNow, readOneVersion } from '#features/studio/designs/versions.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import type { LookedAt, SeenView } from '#platform/threads/developer.ts';
import { filmRate } from '#platform/threads/film.ts';
import type { RenderSpec } from '#platform/threads/render-task.ts';
import { mostPictures, mostPlaces } from './render-limits.ts';
import {
  costOf,
  frameCost,
  lightCost,
  meterCost,
  pixelsOf,
  sizeOf,
  type RenderKind,
  type RenderSize,
} from './render-sizes.ts';
import type { RenderBody, TourPlaces } from './render.ts';

const bounces = 8;
const coarseLight = { cell: 0.4, paths: 4 };
const coarseBeyond = { ...coarseLight, most: 4000 };
/** The same picture comes out alike. */
const seed = 1;
/** Films are as wide as screens. */
const filmShape = 16 / 9;

/** A picture as it will be ordered. */
export interface PlannedRender {
  design: string;
  version: number;
  kind: RenderKind;
  size: string;
  width: number;
  height: number;
  name: string;
  cost: number;
  key: string;
  spec: RenderSpec;
}

/** `group`: several pictures that are one order. `moved`: a camera stood in a wall. */
export interface PlannedOrder {
  pictures: PlannedRender[];
  group: { kind: 'tour' | 'set'; places: TourPlaces | null; key: string } | null;
  moved: boolean;
}

type Looked = Extract<LookedAt, { ok: true }>;

/** Looked at before anything is taken: the size is one, cameras stand free, there is light and a way. */
export async function planOrder(ctx: RequestContext, userId: string, body: RenderBody): Promise<PlannedOrder> {
  const { design, size } = body;
  const kind = body.kind === 'set' ? 'photo' : body.kind;
  const about = sizeOf(kind, size);
  if (!about) throw new AppError('invalid_form', { field: 'size' });
  const cameras = camerasOf(body);
  const tour = kind === 'panorama' && cameras.length > 1;
  const versions = await versionsOf(ctx, userId, body);
  const pictures: PlannedRender[] = [];
  let places: TourPlaces | null = null;
  let moved = false;
  for (const version of versions) {
    const { document } = await readOneVersion(ctx, userId, design, version);
    const seen = await ctx.developer.look(
      {
        text: JSON.stringify(document),
        cameras,
        hours: body.kind === 'set' ? (body.hours ?? [null]) : [body.hour ?? null],
        lamp: body.lamp,
        as: lookOf(kind, about, tour),
        seconds: body.seconds ?? null,
      },
      userId,
    );
    if (!seen.ok) throw refusal(seen);
    moved ||= seen.views.some((view) => view.moved);
    places ??= placesOf(seen);
    // A place without a name is told by the design's.
    const called = (view: SeenView) => ({ ...view, name: view.name || document.name });
    const views = kind === 'walk' ? seen.views.slice(0, 1) : seen.views;
    for (const view of views)
      for (const hour of seen.hours)
        pictures.push(planned(ctx, body, { kind, about, version, view: called(view), hour, walk: seen.walk }));
  }
  if (pictures.length > mostPictures) throw new AppError('invalid_form', { field: 'cameras' });
  if (body.kind !== 'set' && !tour) return { pictures, group: null, moved };
  const group = tour ? ('tour' as const) : ('set' as const);
  return { pictures, group: { kind: group, places, key: workKey([group, pictures.map(({ key }) => key)]) }, moved };
}

function camerasOf({ kind, camera, cameras, hours, versions, seconds }: RenderBody) {
  const all = cameras ?? (camera ? [camera] : []);
  const most = { preview: 1, photo: 1, live: 1, panorama: mostPlaces, walk: mostPlaces, set: Infinity }[kind];
  if ((camera && cameras) || all.length > most || all.length < (kind === 'walk' ? 2 : 1))
    throw new AppError('invalid_form', { field: 'cameras' });
  if (kind !== 'set' && (hours ?? versions) !== undefined) throw new AppError('invalid_form', { field: 'hours' });
  if (kind !== 'walk' && seconds !== undefined) throw new AppError('invalid_form', { field: 'seconds' });
  return all;
}

async function versionsOf(ctx: RequestContext, userId: string, { design, version, versions }: RenderBody) {
  if (versions) return [...new Set(versions)];
  // The answer that is remembered is the order's.
  return [version ?? (await keepNow({ ...ctx, remember: null }, userId, design)).version];
}

function lookOf(kind: RenderKind, { round }: RenderSize, tour: boolean) {
  if (kind === 'walk') return 'walk';
  if (tour) return 'tour';
  return round ? 'panorama' : 'still';
}

function placesOf({ links, views }: Looked): TourPlaces | null {
  return (
    links &&
    links.map((each, n) => {
      const { name, camera } = views[n]!;
      const { at, target } = camera;
      return { name, middle: Math.atan2(target[1] - at[1], target[0] - at[0]), links: each };
    })
  );
}

interface Picture {
  kind: RenderKind;
  about: RenderSize;
  version: number;
  view: SeenView;
  hour: number;
  walk: Looked['walk'];
}

function planned(
  ctx: RequestContext,
  body: RenderBody,
  { kind, about, version, view, hour, walk }: Picture,
): PlannedRender {
  const { design, size, lamp } = body;
  const scaled = { ...about, side: Math.round(about.side * ctx.rendering.scale) };
  const { width, height } = pixelsOf(scaled, walk ? filmShape : (body.shape ?? view.aspect));
  const samples = Math.max(1, Math.round(about.samples * ctx.rendering.samples));
  const { at, target, view: angle } = view.camera;
  const frames = walk ? Math.max(1, Math.round(walk.seconds * filmRate * ctx.rendering.frames)) : 0;
  const spec: RenderSpec = {
    camera: { kind: about.round ? 'panorama' : 'still', at, target, view: angle },
    hour,
    lamp,
    samples,
    bounces,
    seed,
    detail: ctx.rendering.coarse ? 'far' : about.detail,
    textures: ctx.rendering.coarse ? 32 : about.textures,
    piece: ctx.rendering.piece,
    glance: kind === 'preview',
    ...(about.beyond && { beyond: ctx.rendering.coarse ? coarseBeyond : about.beyond }),
    ...(about.light && { light: ctx.rendering.coarse ? coarseLight : about.light }),
    film: walk && { frames, view: Math.max(filmView, Math.min(90, angle)), knots: walk.knots },
  };
  const pixels = width * height;
  const cost = meterCost + (walk ? lightCost + frameCost(pixels, samples) * frames : costOf(pixels, spec));
  const key = workKey({ design, version, kind, size, width, height, spec });
  return { design, version, kind, size, width, height, name: view.name, cost, key, spec };
}

/** Degrees upwards: who walks through a room with a narrow lens sees walls only. */
const filmView = 50;

function refusal(seen: Extract<LookedAt, { ok: false }>): AppError {
  switch (seen.reason) {
    case 'no_camera':
      return new AppError('not_found', { field: 'camera' });
    case 'dark':
      return new AppError('render_dark', { field: 'hour' });
    case 'in_wall':
      return new AppError('render_in_wall', { field: 'camera', values: { name: seen.name } });
    case 'no_way':
      return new AppError('render_no_way', { field: 'cameras', values: { name: seen.name } });
    case 'too_long':
      return new AppError('render_walk_long', { field: 'seconds', values: { seconds: seen.seconds } });
  }
}

function workKey(work: unknown): string {
  return createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 40);
}
