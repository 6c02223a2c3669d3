import type { Database } from '#db/database.ts';
import type { Design } from '#design/document.ts';
import { pieceOfItem } from '#features/catalogue/offers/piece-of-item.server.ts';
import { roomListOf, roomWanted, type RoomPiece } from '#features/catalogue/offers/room-list.server.ts';
import type { PricedLine } from '#features/catalogue/offers/price-lines.server.ts';
import type { RoomList } from '#features/catalogue/offers/room-list.ts';
import { findWork, piecesOf } from '#features/catalogue/works/works.server.ts';
import { readDocument } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';

/** A mark in a picture, at thousandths of its width and height; `item` is the piece it stands on. */
export interface RoomMark {
  item: string;
  picture: number;
  x: number | null;
  y: number | null;
}
type MarkRow = Awaited<ReturnType<typeof piecesOf>>[number];
type Items = Readonly<Design['items']>;

/** What stands in a work and can be bought, and where it is marked (PRODUCT F2). `items` are its design's. */
export async function roomOfWork(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'studio'>,
  workId: string,
  items: Items,
  options?: { sold: boolean },
): Promise<{ list: RoomList; marks: RoomMark[] }> {
  const { pieces, marks } = piecesIn(await piecesOf(ctx.db, workId), items);
  return { list: await roomListOf(ctx, pieces, options), marks };
}

/** The list of a work by itself, for who has not read its design. */
export async function readWorkRoom(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'studio'>,
  workId: string,
): Promise<RoomList> {
  return (await roomOfWork(ctx, workId, await itemsOf(ctx.db, workId))).list;
}

/** The same, as it goes into a cart. */
export async function wantedOfWork(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  workId: string,
): Promise<{ lines: PricedLine[]; missing: number }> {
  const items = await itemsOf(db, workId);
  return roomWanted(db, piecesIn(await piecesOf(db, workId), items).pieces, locale);
}

async function itemsOf(db: Database, workId: string): Promise<Items> {
  const work = await findWork(db, workId);
  if (!work) throw new AppError('not_found', { field: 'work' });
  const { design_id, design_version } = work;
  if (design_id === null || design_version === null) return {};
  return (await readDocument(db, design_id, design_version))?.items ?? {};
}

/**
 * Everything that stands in the design; what is marked but stands in none is a piece of its own, known by its product
 * only.
 */
function piecesIn(rows: readonly MarkRow[], items: Items): { pieces: RoomPiece[]; marks: RoomMark[] } {
  const taken = new Set<string>();
  const marked = rows.map((row) => {
    const item = itemFor(row, items, taken);
    if (item !== null) taken.add(item);
    return { row, item: item ?? `mark-${row.position}` };
  });
  return {
    pieces: [
      ...Object.values(items).map(pieceOfItem),
      ...marked.flatMap(({ row: { product_id, variant_id }, item }) =>
        taken.has(item) || product_id === null
          ? []
          : [{ item, model: null, finishes: {}, product: product_id, variant: variant_id ?? undefined }],
      ),
    ],
    marks: marked.map(({ row: { picture, x, y }, item }) => ({ item, picture, x, y })),
  };
}

/** By its id, where the design still has it; else one that is not marked yet, by product or by model. */
function itemFor({ item, product_id, model }: MarkRow, items: Items, taken: ReadonlySet<string>): string | null {
  if (item !== null && Object.hasOwn(items, item)) return item;
  const found = Object.values(items).find(
    (each) => !taken.has(each.id) && (each.product === undefined ? each.model === model : each.product === product_id),
  );
  return found?.id ?? null;
}
