import type { Database } from '#db/database.ts';
import type { Item } from '#design/records/item.ts';
import { pieceOfItem } from '#features/catalogue/offers/piece-of-item.server.ts';
import { roomListOf } from '#features/catalogue/offers/room-list.server.ts';
import { readDocument } from '#features/studio/designs/designs.server.ts';
import { pinVersion } from '#features/studio/designs/versions.server.ts';
import type { PieceInput, WorkInput } from '#features/catalogue/works/save-work.server.ts';
import { viewerHost } from '#features/catalogue/works/viewer-address.ts';
import { piecesOf as piecesOfWork } from '#features/catalogue/works/works.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { soldProducts, type OwnWorkRow } from './publishing-queries.server.ts';
import type { WorkForm } from './work-form.ts';

/** A work has at most so many marks and pieces. */
const mostPieces = 60;

type WorkModel = Required<Pick<WorkInput, 'designId' | 'designVersion' | 'viewerUrl' | 'glb'>>;

/**
 * The 3D of a work: one kind, of one's own. What the work already shows stays allowed; somebody else's and none are
 * alike.
 */
export async function modelOf(
  db: Database,
  ctx: RequestContext,
  userId: string,
  form: WorkForm,
  before: OwnWorkRow | null,
): Promise<WorkModel> {
  const { design, glb, viewer } = form;
  if ([design, glb, viewer].filter((each) => each !== null).length > 1)
    throw new AppError('one_model', { field: 'design' });
  if (viewer !== null && viewerHost(viewer, ctx.settings.viewerHosts) === null)
    throw new AppError('viewer_host', {
      field: 'viewer',
      values: { hosts: ctx.settings.viewerHosts.join(', ') || '–' },
    });
  return {
    designId: design,
    designVersion:
      design === null
        ? null
        : await versionOf(db, ctx, userId, { designId: design, version: form.designVersion }, before),
    viewerUrl: viewer,
    glb,
  };
}

async function versionOf(
  db: Database,
  { clock }: RequestContext,
  userId: string,
  { designId, version }: { designId: string; version: number | null },
  before: OwnWorkRow | null,
): Promise<number | null> {
  if (before?.design_id === designId && (version === null || version === before.design_version))
    return before.design_version;
  const pinned = await pinVersion(db, clock, userId, { designId, version, why: 'published' });
  if (pinned === null) throw new AppError('not_found', { field: 'design' });
  return pinned;
}

/**
 * *Shop the room* (PRODUCT F2): what of the design can be bought, by exact variant. Marks in the pictures stay where
 * their piece stays.
 */
export async function piecesOf(
  db: Database,
  ctx: RequestContext,
  before: OwnWorkRow | null,
  { designId, designVersion }: WorkModel,
): Promise<PieceInput[]> {
  const old =
    before === null
      ? []
      : (await piecesOfWork(db, before.id)).map(
          ({ product_id, variant_id, model, picture, x, y, camera, item }): PieceInput => ({
            productId: product_id,
            variantId: variant_id,
            model,
            picture,
            x,
            y,
            camera,
            item,
          }),
        );
  if (
    designId === null ||
    designVersion === null ||
    (before?.design_id === designId && before.design_version === designVersion)
  )
    return old;
  const items = Object.values((await readDocument(db, designId, designVersion))?.items ?? {});
  const sold = await soldPieces(db, ctx, items);
  const marked = old.filter((mark) => sold.some((piece) => isSame(piece, mark)));
  return [...marked, ...sold.filter((piece) => !marked.some((mark) => isSame(piece, mark)))].slice(0, mostPieces);
}

/** Everything of the design that is sold, one of each: by the variant it is bought as, or as its item names it. */
async function soldPieces(db: Database, ctx: RequestContext, items: readonly Item[]): Promise<PieceInput[]> {
  const { lines } = await roomListOf({ ...ctx, db }, items.map(pieceOfItem), { sold: true });
  const exact = lines.flatMap(({ offer, items: [item] }): PieceInput[] =>
    offer && item !== undefined
      ? [{ productId: offer.product, variantId: offer.variant, model: offer.model, item }]
      : [],
  );
  const named = new Map(
    items.flatMap(({ product, model }): [string, string][] =>
      product === undefined || exact.some(({ productId }) => productId === product) ? [] : [[product, model]],
    ),
  );
  const shelved = await soldProducts(db, [...named.keys()]);
  return [
    ...exact,
    ...[...named].flatMap(([productId, model]): PieceInput[] => (shelved.has(productId) ? [{ productId, model }] : [])),
  ];
}

function isSame(one: PieceInput, other: PieceInput): boolean {
  return one.productId === other.productId && (other.variantId ?? null) === (one.variantId ?? null);
}
