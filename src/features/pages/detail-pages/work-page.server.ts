import { data } from 'react-router';
import { planVersion } from '#features/studio/designs/design-plan.server.ts';
import { factsOf, type StoredDesign } from '#features/studio/designs/designs.server.ts';
import { roomName } from '#features/studio/designs/room-names.ts';
import { designShown } from '#features/studio/work-designs/work-designs.server.ts';
import { countSavers } from '#features/trade/favourites/favourites.server.ts';
import { listWorks, readWork, findWork, workExists } from '#features/catalogue/works/works.server.ts';
import type { WorkDetail } from '#features/catalogue/works/work.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { pictureAddress } from '#lib/picture.ts';
import type { RequestContext } from '#platform/context.ts';
import type { DesignFacts } from '#platform/threads/design-checker.ts';
import { translator } from '#text/messages.server.ts';
import { roomSpots } from './room-spots.ts';
import type { WorkHomeFacts, ShownPiece, WorkGone, WorkPage } from './work-page.ts';

type WorkPageContext = Pick<RequestContext, 'db' | 'locale' | 'studio' | 'designs' | 'settings'>;
/** The design a work shows, and what its walls make of it. */
interface ShownDesign extends StoredDesign {
  facts: DesignFacts;
}

/** Data of `/things/detail?id=w_…` (PRODUCT F2); an id that never existed is thrown as 404. */
export async function loadWorkPage(ctx: WorkPageContext, id: string): Promise<WorkPage> {
  const work = await readWork(ctx, id).catch((error: unknown) => {
    if (error instanceof AppError && error.key === 'not_found') return null;
    throw error;
  });
  if (work === null) return readGoneWork(ctx, id);
  const found = await designOf(ctx, id);
  return {
    kind: 'work',
    status: 200,
    work,
    pieces: piecesOf(work, found),
    home: found && homeOf(work, found, ctx),
    saved: await countSavers(ctx.db, id),
    title: translator(ctx.locale, 'pages')('withBrand', {
      title: translator(ctx.locale, 'work')('title', { name: work.name.text, designer: work.designer.name }),
    }),
    description: metaDescription(work, ctx.locale),
    picture: work.pictures[0] ? pictureAddress(work.pictures[0].hash, 1280, 'jpg') : null,
  };
}

async function readGoneWork(ctx: WorkPageContext, id: string): Promise<WorkGone> {
  if (!(await workExists(ctx.db, id))) throw data(null, { status: 404 });
  const t = translator(ctx.locale, 'work');
  const { items } = await listWorks(
    ctx,
    { words: '', filters: {}, sort: 'popular', fits: null, priceFrom: null, priceTo: null },
    { size: 3, facets: false },
  );
  return {
    kind: 'workGone',
    status: 410,
    others: items,
    title: translator(ctx.locale, 'pages')('withBrand', { title: t('gone.title') }),
    description: t('gone.text'),
    picture: null,
  };
}

async function designOf(ctx: WorkPageContext, workId: string): Promise<ShownDesign | null> {
  const row = await findWork(ctx.db, workId);
  const found = row ? await designShown(ctx.db, row) : null;
  return found && { ...found, facts: await factsOf(ctx, found) };
}

/** Only pieces that can be bought: a mark without a link would be a dead button. */
function piecesOf({ pieces }: WorkDetail, found: ShownDesign | null): ShownPiece[] {
  const sold = pieces.flatMap(({ product, picture, x, y, model }, at) =>
    product ? [{ key: String(at), product, picture, x, y, model }] : [],
  );
  const spots = found
    ? roomSpots(
        found.design,
        found.facts,
        sold.map(({ product, model }) => ({ product: product.id, model, height: product.size.height })),
      )
    : [];
  return sold.map(({ model: _, ...piece }, at) => ({ ...piece, ...(spots[at] ?? { items: [], around: null }) }));
}

function homeOf(
  { id }: WorkDetail,
  { version, design, facts }: ShownDesign,
  { locale, studio }: WorkPageContext,
): WorkHomeFacts {
  const plan = (level: string) =>
    `/api/works/${id}/plan?${new URLSearchParams({ level, lang: locale, v: planVersion(studio, version) })}`;
  return {
    rooms: facts.rooms
      .toSorted((a, b) => b.netArea - a.netArea)
      .map((room) => ({ id: room.id, name: roomName(room, locale), area: room.netArea / 1e6 })),
    levels: design.levels.map(({ id, name }) => ({ id, name, plan: plan(id) })),
  };
}

/** For link previews: the designer's description, or the facts where there is none. */
function metaDescription({ description, name, designer, styles, area }: WorkDetail, locale: Locale): string {
  const text =
    description?.text ??
    translator(locale, 'work')('description', {
      name: name.text,
      designer: designer.name,
      style: styles[0]?.name ?? '',
      area: area ?? 0,
    });
  return text.length <= 170 ? text : `${text.slice(0, 169).trimEnd()}…`;
}
