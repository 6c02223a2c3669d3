import type { Database } from '#db/database.ts';
import { requireComplete } from '#features/people/accounts/complete-profile.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { saveProduct, shelveProduct } from '#features/catalogue/products/save-product.server.ts';
import { variantsOf } from '#features/catalogue/products/products.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { checkMade } from './made-rules.ts';
import { claimGlbs, releaseGlbs } from './own-glbs.server.ts';
import { claimPictures, releasePictures } from './own-pictures.server.ts';
import type { OwnProduct, OwnProductPage, ProductForm } from './product-form.ts';
import { variantsFor } from './product-variants.server.ts';
import { countOwn, lockOwn, ownRow, ownRows, type OwnProductRow } from './publishing-queries.server.ts';
import { ownShop } from './publishers.server.ts';
import { ownSteps, type OwnQuery, type OwnStep } from './shelf.ts';
import { ownProductItems, ownProductOf } from './show-own-product.server.ts';

/** A merchant's own products in any state, newest first (PRODUCT G3). */
export async function listOwnProducts(ctx: RequestContext, userId: string, query: OwnQuery): Promise<OwnProductPage> {
  const { id } = await ownShop(ctx, userId);
  const rows = await ownRows(ctx.db, 'products', id, query);
  const counts = await countOwn(ctx.db, 'products', id);
  const total = query.status === 'all' ? counts.shelved + counts.unshelved : counts[query.status];
  return { content: await ownProductItems(ctx, rows), page: query.page, size: query.size, total, counts };
}

export async function readOwnProduct(ctx: RequestContext, userId: string, id: string): Promise<OwnProduct> {
  const row = await ownRow(ctx.db, 'products', (await ownShop(ctx, userId)).id, id);
  if (!row) throw new AppError('not_found');
  return ownProductOf(ctx.db, userId, row);
}

/** As a draft, or published at once. */
export async function createProduct(
  ctx: RequestContext,
  userId: string,
  { shelve, ...form }: ProductForm & { shelve: boolean },
): Promise<OwnProduct> {
  const shop = await ownShop(ctx, userId);
  if (shelve) await requireReady(ctx, userId, form, form.variants);
  return commit(ctx, (db) =>
    write(db, ctx, {
      userId,
      merchantId: shop.id,
      id: newId('p', ctx.clock.now()),
      form,
      before: null,
      status: shelve ? 'shelved' : 'unshelved',
    }),
  );
}

/** From the version the merchant has seen. Whoever comes second gets the current one, and decides again (409). */
export async function changeProduct(
  ctx: RequestContext,
  userId: string,
  id: string,
  { version, ...form }: ProductForm & { version: number },
): Promise<OwnProduct> {
  const shop = await ownShop(ctx, userId);
  return commit(ctx, async (db) => {
    const before = await lockOwn(db, 'products', shop.id, id);
    if (!before || before.status === 'deleted') throw new AppError('not_found');
    if (before.version !== version) throw new AppError('conflict', { current: await ownProductOf(db, userId, before) });
    if (before.status === 'shelved') await requireReady({ ...ctx, db }, userId, form, form.variants);
    return write(db, ctx, { userId, merchantId: shop.id, id, form, before, status: before.status });
  });
}

/**
 * Publishes, unpublishes, deletes. Ordered lines stay: names, prices and pictures are in the order itself. From the
 * wrong state: 409 with the current one.
 */
export async function stepProduct(
  ctx: RequestContext,
  userId: string,
  id: string,
  step: OwnStep,
): Promise<OwnProduct | null> {
  const shop = await ownShop(ctx, userId);
  const { from, to } = ownSteps[step];
  return commit(ctx, async (db) => {
    const before = await lockOwn(db, 'products', shop.id, id);
    if (!before) throw new AppError('not_found');
    if (!(from as readonly string[]).includes(before.status))
      throw new AppError('shelf_state', { state: before.status, values: { state: before.status } });
    if (to === 'shelved')
      await requireReady(
        { ...ctx, db },
        userId,
        { pictures: before.pictures, madeToSize: before.made_to_size },
        await variantsOf(db, id),
      );
    await shelveProduct(db, ctx.clock, id, to);
    await audit(db, ctx, {
      action: `product.${to}`,
      target: id,
      before: { status: before.status },
      after: { status: to },
    });
    const row = await ownRow(db, 'products', shop.id, id);
    return row ? ownProductOf(db, userId, row) : null;
  });
}

/** Something to sell and something to show: a photograph, or a model our studio can draw. */
async function requireReady(
  ctx: RequestContext,
  userId: string,
  { pictures, madeToSize }: { pictures: readonly string[]; madeToSize: unknown },
  variants: readonly { model: string | null }[],
): Promise<void> {
  await requireComplete(ctx, userId, 'sell');
  if (pictures.length === 0 && madeToSize === null && !variants[0]?.model)
    throw new AppError('picture_needed', { field: 'pictures' });
}

interface Written {
  userId: string;
  merchantId: string;
  id: string;
  form: ProductForm;
  before: OwnProductRow | null;
  status: OwnProductRow['status'];
}

async function write(
  db: Database,
  ctx: RequestContext,
  { userId, merchantId, id, form, before, status }: Written,
): Promise<OwnProduct> {
  if (form.variants.length === 0 && form.madeToSize === null)
    throw new AppError('variant_needed', { field: 'variants' });
  if (form.madeToSize !== null) checkMade(form.madeToSize, ctx.locale);
  const old = before && (await ownProductOf(db, userId, before));
  const variants = await variantsFor(db, ctx, before?.id ?? null, form.variants);
  const pictures = { ownerId: userId, kind: 'product' as const, before: before?.pictures ?? [], now: form.pictures };
  const glbs = {
    ownerId: userId,
    before: old?.variants.map(({ glb }) => glb?.id) ?? [],
    now: form.variants.map(({ glb }) => glb),
  };
  await claimPictures(db, ctx.clock, pictures);
  await claimGlbs(db, ctx, glbs);
  const colours = [...new Set([...form.colours, ...form.variants.flatMap(({ colour }) => colour ?? [])])];
  await saveProduct(db, ctx.clock, {
    ...form,
    id,
    merchantId,
    variants,
    colours,
    popularity: before?.popularity ?? 0,
    status,
    ...(before === null ? {} : { createdAt: before.created_at }),
  });
  await releasePictures(db, pictures);
  await releaseGlbs(db, glbs);
  const now = await ownProductOf(db, userId, (await ownRow(db, 'products', merchantId, id))!);
  await audit(
    db,
    ctx,
    old === null
      ? { action: 'product.created', target: id, after: { name: now.name, status } }
      : { action: 'product.changed', target: id, ...changedFields(old, now) },
  );
  return now;
}
