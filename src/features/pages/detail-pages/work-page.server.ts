import { data } from 'react-router';
import { planVersion } from '#features/studio/designs/design-plan.server.ts';
import { factsOf, type StoredDesign } from '#features/studio/designs/designs.server.ts';
import { roomName } from '#elements/room-name.ts';
import { designShown } from '#features/studio/work-designs/work-designs.server.ts';
import { roomOfWork } from '#features/studio/work-designs/work-room.server.ts';
import type { RoomLine, RoomList } from '#features/catalogue/offers/room-list.ts';
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
import type { OfferedLine, ShownMark, WorkHomeFacts, WorkGone, WorkPage } from './work-page.ts';

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
    ...shownRoom(await roomOfWork(ctx, id, found?.design.items ?? {}, { sold: true }), found),
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

/** Only pieces somebody sells: a mark without a link would be a dead button. The lines that are marked come first. */
function shownRoom(
  { list, marks }: Awaited<ReturnType<typeof roomOfWork>>,
  found: ShownDesign | null,
): { room: RoomList; marks: ShownMark[] } {
  const offered = list.lines.flatMap(({ offer, ...line }): OfferedLine[] => (offer ? [{ ...line, offer }] : []));
  const shown = marks.flatMap(({ item, ...mark }, at) => {
    const line = offered.find(({ items }) => items.includes(item));
    return line ? [{ key: String(at), line, item, ...mark }] : [];
  });
  const spots = found
    ? roomSpots(
        found.design,
        found.facts,
        shown.map(({ item, line: { items, offer } }) => ({
          items: [item, ...items.filter((each) => each !== item)],
          height: offer.size.height,
        })),
      )
    : [];
  const first = [...new Set(shown.map(({ line }) => line.key))];
  const place = ({ key, state }: RoomLine) =>
    stateOrder.indexOf(state) * 1000 + (first.includes(key) ? first.indexOf(key) : first.length);
  return {
    room: { ...list, lines: list.lines.toSorted((a, b) => place(a) - place(b)) },
    marks: shown.map(({ item: _, ...mark }, at) => ({ ...mark, around: spots[at] ?? null })),
  };
}

const stateOrder: readonly RoomLine['state'][] = ['sold', 'few', 'soldOut'];

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
