import type { Database } from '#db/database.ts';
import type { VariantInput } from '#features/catalogue/products/save-product.server.ts';
import { AppError, required } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { findModel } from '#models/library.ts';
import type { RequestContext } from '#platform/context.ts';
import type { VariantForm } from './product-form.ts';
import { productLimits } from './publishing-limits.ts';
import { lockVariants } from './publishing-queries.server.ts';

/**
 * The variants to store. An existing one keeps its id, which orders and carts refer to; an unknown id is dropped. Stock
 * is changed by the form's difference: what was sold while it was open stays sold.
 */
export async function variantsFor(
  db: Database,
  ctx: RequestContext,
  productId: string | null,
  forms: readonly VariantForm[],
): Promise<VariantInput[]> {
  const there = new Map((productId === null ? [] : await lockVariants(db, productId)).map((row) => [row.id, row]));
  const given = forms.flatMap(({ id }) => id ?? []);
  if (new Set(given).size !== given.length || given.some((id) => !there.has(id)))
    throw new AppError('not_found', { field: 'variants' });
  refuseTwins(forms);
  return forms.map(({ id, stock, stockSeen, sku, ...form }, at) => {
    checkModel(form, at);
    const now = id === undefined ? undefined : required(there.get(id), 'A variant just locked').stock;
    const left = now === undefined || stockSeen === undefined ? stock : Math.max(0, now + stock - stockSeen);
    // Added again and again, it would outgrow its column, and nothing of it could be given back any more.
    if (left > Math.max(productLimits.stock, now ?? 0))
      throw new AppError('stock_limit', { field: `variants.${at}.stock` });
    return { ...form, id: id ?? newId('v', ctx.clock.now()), sku: sku || null, stock: left };
  });
}

/** Two that nobody could tell apart: same size, colour, name and model. */
function refuseTwins(forms: readonly VariantForm[]): void {
  const seen = new Set<string>();
  for (const [at, { width, depth, height, colour, label, model, finishes }] of forms.entries()) {
    const look = JSON.stringify([width, depth, height, colour, sorted(label), model, sorted(finishes)]);
    if (seen.has(look)) throw new AppError('variant_twice', { field: `variants.${at}.colour` });
    seen.add(look);
  }
}

function sorted(record: Readonly<Record<string, string | undefined>>): [string, string | undefined][] {
  return Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b));
}

/** An existing model of the library, in finishes it offers. */
function checkModel({ model, finishes, glb }: Pick<VariantForm, 'model' | 'finishes' | 'glb'>, at: number): void {
  const found = model === null ? null : findModel(model);
  if (model !== null && (found === null || glb !== null))
    throw new AppError('invalid_form', { field: `variants.${at}.model` });
  const wrong = Object.entries(finishes).find(
    ([slot, finish]) =>
      !found || !Object.hasOwn(found.family.slots, slot) || !found.family.slots[slot]?.finishes.includes(finish),
  );
  if (wrong) throw new AppError('invalid_form', { field: `variants.${at}.finishes` });
}
