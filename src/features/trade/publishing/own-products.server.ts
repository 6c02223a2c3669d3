import type { Database } from '#db/database.ts';
import { requireComplete } from '#features/people/accounts/complete-profile.server.ts';
import { changedFields } from '#features/foundation/texts/changed-fields.ts';
import { saveProduct, shelveProduct } from '#features/catalogue/products/save-product.server.ts';
import { variantsOf } from '#features/catalogue/products/products.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { checkMade } from './made-rules.ts';
import { claimGlbs, releaseGlbs } from './glb/own-glbs.server.ts';
import { ownThings } from './own-things.server.ts';
import { claimPictures, releasePictures } from './own-pictures.server.ts';
import type { OwnProduct, OwnProductPage, ProductForm, StockBody } from './product-form.ts';
import { variantsFor } from './product-variants.server.ts';
import { lockOwn, narrowedProducts, ownRow, type OwnProductRow } from './publishing-queries.server.ts';
import { ownShop } from './publishers.server.ts';
import { formOf, withStocks } from './list/product-again.ts';
import type { OwnProductsQuery } from './shelf.ts';
import { ownProductItems, ownProductOf } from './show-own-product.server.ts';

/** What was ordered keeps its lines, whatever becomes of a product: names, prices and pictures stand in the order. */
const own = ownThings({
  shelf: 'products',
  name: 'product',
  owner: ownShop,
  show: ownProductOf,
  requireShelf: async (ctx, userId, { id, pictures, made_to_size, held_at }) => {
    if (held_at !== null) throw new AppError('shelf_held', { state: 'held' });
    await requireReady(ctx, userId, { pictures, madeToSize: made_to_size }, await variantsOf(ctx.db, id));
  },
  move: shelveProduct,
});
export const { read: readOwnProduct, step: stepProduct } = own;

/** A merchant's own products. */
export async function listOwnProducts(
  ctx: RequestContext,
  userId: string,
  query: OwnProductsQuery,
): Promise<OwnProductPage> {
  return productsOfShop(ctx, (await ownShop(ctx, userId)).id, query);
}

export async function productsOfShop(
  ctx: RequestContext,
  shopId: string,
  query: OwnProductsQuery,
): Promise<OwnProductPage> {
  const { rows, head } = await own.pageOf(ctx, shopId, query, narrowedProducts(query, ctx.locale));
  return { content: await ownProductItems(ctx, rows), ...head };
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

export async function changeProduct(
  ctx: RequestContext,
  userId: string,
  id: string,
  { version, ...form }: ProductForm & { version: number },
): Promise<OwnProduct> {
  const shop = await ownShop(ctx, userId);
  return commit(ctx, async (db) => {
    const before = await own.lockVersion(db, { userId, ownerId: shop.id, id, version });
    if (before.status === 'shelved') await requireReady({ ...ctx, db }, userId, form, form.variants);
    return write(db, ctx, { userId, merchantId: shop.id, id, form, before, status: before.status });
  });
}

/**
 * How many there are, from the list: by what was added or taken away since one looked, so that neither a sale nor
 * somebody else's change is overwritten.
 */
export async function changeStock(
  ctx: RequestContext,
  userId: string,
  id: string,
  { variants }: StockBody,
): Promise<OwnProduct> {
  const shop = await ownShop(ctx, userId);
  return commit(ctx, async (db) => {
    const before = await lockOwn(db, 'products', shop.id, id);
    if (!before || before.status === 'deleted') throw new AppError('not_found');
    const form = withStocks(formOf(await ownProductOf(db, userId, before)), variants);
    if (form === null) throw new AppError('not_found', { field: 'variants' });
    return write(db, ctx, { userId, merchantId: shop.id, id, form, before, status: before.status });
  });
}

/** The same again as a draft, to be changed: everything but the stock and the article numbers. */
export async function copyProduct(ctx: RequestContext, userId: string, id: string): Promise<OwnProduct> {
  const { variants, ...form } = formOf(await readOwnProduct(ctx, userId, id));
  return createProduct(ctx, userId, {
    ...form,
    variants: variants.map(({ id: _, stockSeen: __, ...variant }) => ({ ...variant, stock: 0, sku: null })),
    shelve: false,
  });
}

/** Something to sell and something to see: a photograph, or a model our studio can draw. */
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
  await claimGlbs(db, ctx, glbs, (at) => `variants.${at}.glb`);
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
  const now = await ownProductOf(
    db,
    userId,
    required(await ownRow(db, 'products', merchantId, id), 'A product just written'),
  );
  await audit(
    db,
    ctx,
    old === null
      ? { action: 'product.created', target: id, after: { name: now.name, status } }
      : { action: 'product.changed', target: id, ...changedFields(old, now) },
  );
  return now;
}
