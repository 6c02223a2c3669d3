import type { Database } from '#db/database.ts';
import { readDocument } from '#features/studio/designs/designs.server.ts';
import { pinVersion } from '#features/studio/designs/versions.server.ts';
import type { PieceInput, WorkInput } from '#features/catalogue/works/save-work.server.ts';
import { viewerHost } from '#features/catalogue/works/viewer-address.ts';
import { piecesOf as piecesOfWork } from '#features/catalogue/works/works.server.ts';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { soldProducts, type OwnWorkRow } from './publishing-queries.server.ts';
import type { WorkForm } from './work-form.ts';

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
 * *Shop the room* (PRODUCT F2): products of the design that can be bought. Marks in the pictures stay where their
 * product stays.
 */
export async function piecesOf(
  db: Database,
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
  const document = await readDocument(db, designId, designVersion);
  const named = new Map(
    Object.values(document?.items ?? {}).flatMap(({ product, model }) =>
      product === undefined ? [] : [[product, model]],
    ),
  );
  const sold = await soldProducts(db, [...named.keys()]);
  const marked = old.filter(({ productId }) => productId && sold.has(productId));
  const seen = new Set(marked.map(({ productId }) => productId));
  return [
    ...marked,
    ...[...named]
      .filter(([product]) => sold.has(product) && !seen.has(product))
      .slice(0, 60)
      .map(([productId, model]): PieceInput => ({ productId, model })),
  ];
}
