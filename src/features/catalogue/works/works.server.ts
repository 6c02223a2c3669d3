import type { Database } from '#db/database.ts';
import { designerItems } from '#features/catalogue/designers/designers.server.ts';
import { glbFileAddress } from '#features/foundation/glb/glb.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import {
  productItems,
  displayOptionsOf,
  type ProductReadContext,
} from '#features/catalogue/products/products.server.ts';
import { find, type FindOptions } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { homeTypes, nameOf, scenes, spaces, type Terms } from '#features/foundation/search/vocabulary.ts';
import { AppError, required } from '#lib/errors.ts';
import { timeZone, type Locale } from '#lib/locale.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { rooms, styles } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { keyedHash } from '#platform/keys.server.ts';
import { viewerHost } from './viewer-address.ts';
import { workList } from './work-list.ts';
import { countView, findWork, piecesOf, shownWorks, type ShownWork } from './work-queries.server.ts';
import { storedTour } from './work-tour.ts';
import { tourPictures } from './work-tour.server.ts';
import type { WorkDetail, WorkItem, WorkListData } from './work.ts';

/** What others need of works: reads, the count of uses, and the sweep of old views. */
export {
  countUse,
  findWork,
  holdWork,
  piecesOf,
  sweepViews,
  workExists,
  type ShownWork,
} from './work-queries.server.ts';

/** The list of works, a designer's works, search results: one rule, distinguished by its address (PRODUCT F1). */
export async function listWorks(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  address: ListAddress,
  options: Omit<FindOptions, 'locale'>,
): Promise<WorkListData> {
  const { ids, ...found } = await find(db, workList, address, { ...options, locale });
  return { ...found, items: await workItems(db, ids, locale) };
}

/** Cards of works in the order of the ids; unpublished ones are left out. */
export async function workItems(db: Database, ids: readonly string[], locale: Locale): Promise<WorkItem[]> {
  const rows = await shownWorks(db, ids);
  const pictures = await picturesById(
    db,
    [...rows.values()].flatMap((row) => [row.pictures[0], row.designer_avatar]),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [itemOf(row, pictures, locale)] : [];
  });
}

/** A work with everything its page shows; *shop the room* are its pieces (PRODUCT F2). */
export async function readWork(
  ctx: ProductReadContext & Pick<RequestContext, 'settings'>,
  id: string,
): Promise<WorkDetail> {
  const { db, locale } = ctx;
  const row = await findWork(db, id);
  if (!row) throw new AppError('not_found');
  const pictures = await picturesById(db, [
    ...row.pictures,
    row.panorama,
    row.designer_avatar,
    ...tourPictures(row.tour),
  ]);
  const [designer] = await designerItems(db, [row.designer_id], locale);
  const pieces = await piecesWithProducts(ctx, id);
  const related = await relatedTo(ctx, row);
  return {
    ...itemOf(row, pictures, locale),
    description: localized(trilingual(row.description), locale),
    space: named(spaces, row.space, locale),
    scene: named(scenes, row.scene, locale),
    room: named(rooms, row.room_type, locale),
    pictures: row.pictures.flatMap((each) => pictures.get(each) ?? []),
    panorama: pictures.get(row.panorama ?? '') ?? null,
    tour: tourOf(row, pictures),
    glb: row.glb && glbFileAddress(row.glb),
    viewer: viewerOf(row, ctx),
    useCount: row.use_count,
    designer: required(designer, 'The designer of a work'),
    pieces,
    related,
  };
}

/** Once per visitor and day. The visitor is a keyed hash with the day in it, so that two days cannot be linked. */
export async function recordView(
  ctx: Pick<RequestContext, 'db' | 'keys' | 'clock' | 'address' | 'userAgent' | 'session'>,
  workId: string,
): Promise<void> {
  const day = ctx.clock.now().toLocaleDateString('sv-SE', { timeZone });
  const visitor = keyedHash(
    ctx.keys.lookup,
    'view',
    day,
    ctx.session?.userId ?? `${ctx.address} ${ctx.userAgent}`,
  ).slice(0, 22);
  await countView(ctx.db, workId, visitor, day);
}

async function piecesWithProducts(ctx: ProductReadContext, workId: string): Promise<WorkDetail['pieces']> {
  const rows = await piecesOf(ctx.db, workId);
  const products = new Map(
    (
      await productItems(
        ctx.db,
        [...new Set(rows.flatMap(({ product_id }) => product_id ?? []))],
        displayOptionsOf(ctx),
      )
    ).map((item) => [item.id, item]),
  );
  return rows.map(({ picture, x, y, camera, model, variant_id, product_id }) => ({
    picture,
    x,
    y,
    camera,
    model,
    variant: variant_id,
    product: products.get(product_id ?? '') ?? null,
  }));
}

/** Without a picture there is nothing to stand in. */
function tourOf({ tour }: ShownWork, pictures: ReadonlyMap<string, StoredPicture>): WorkDetail['tour'] {
  if (tour === null) return null;
  const places = storedTour.parse(tour).places.flatMap(({ picture: id, ...place }) => {
    const picture = pictures.get(id);
    return picture ? [{ ...place, picture }] : [];
  });
  return places.length === tourPictures(tour).length ? { places } : null;
}

/** Checked at every request: a host removed from the operator's list is no longer embedded. */
function viewerOf(
  { viewer_url: url }: ShownWork,
  { settings }: Pick<RequestContext, 'settings'>,
): WorkDetail['viewer'] {
  const host = url === null ? null : viewerHost(url, settings.viewerHosts);
  return url === null || host === null ? null : { url, host };
}

/** Of the same style and room, then of the same style, then the designer's own; never the work itself. */
async function relatedTo({ db, locale }: ProductReadContext, row: ShownWork): Promise<WorkItem[]> {
  const style: ListAddress['filters'] = row.styles.length > 0 ? { style: row.styles } : {};
  const wishes: ListAddress['filters'][] = [
    { ...style, ...(row.room_type ? { room: [row.room_type] } : {}) },
    style,
    { designer: [row.designer_id] },
  ];
  const ids = new Set<string>();
  for (const filters of wishes) {
    const found =
      ids.size > 6
        ? { ids: [] }
        : await find(
            db,
            workList,
            { words: '', filters, sort: 'popular', fits: null, priceFrom: null, priceTo: null },
            { size: 7, locale, facets: false },
          );
    for (const id of found.ids) ids.add(id);
  }
  ids.delete(row.id);
  return workItems(db, [...ids].slice(0, 6), locale);
}

function itemOf(row: ShownWork, pictures: Map<string, StoredPicture>, locale: Locale): WorkItem {
  return {
    id: row.id,
    name: localized(trilingual(row.name), locale) ?? { text: row.designer_name, lang: locale },
    designer: { id: row.designer_id, name: row.designer_name, avatar: pictures.get(row.designer_avatar ?? '') ?? null },
    picture: pictures.get(row.pictures[0] ?? '') ?? null,
    styles: row.styles.flatMap((key) => named(styles, key, locale) ?? []),
    home: named(homeTypes, row.home_type, locale),
    area: row.area,
    viewCount: row.view_count,
    publishedAt: row.published_at?.toISOString() ?? null,
    hasPanorama: row.panorama !== null || row.tour !== null,
    hasDesign: row.design_id !== null,
    templateId: row.design_id !== null && row.template ? row.id : null,
  };
}

function named(terms: Terms, key: string | null, locale: Locale): { key: string; name: string } | null {
  const name = nameOf(terms, key, locale);
  return key === null || name === null ? null : { key, name };
}
