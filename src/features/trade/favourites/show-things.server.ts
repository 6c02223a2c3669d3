import { designerItems } from '#features/catalogue/designers/designers.server.ts';
import { displayOptionsOf, productItems, variantItems } from '#features/catalogue/products/products.server.ts';
import { workItems } from '#features/catalogue/works/works.server.ts';
import type { RequestContext } from '#platform/context.ts';
import type { KeptThing } from './favourite.ts';

export type ThingReadContext = Pick<RequestContext, 'db' | 'locale' | 'studio'>;
type ShownThing = Pick<KeptThing, 'id' | 'product' | 'work' | 'designer'>;

/**
 * Cards of things of all kinds, in the order of the ids; without a card where no longer published. `variants`: products
 * to be shown as one of their variants.
 */
export async function shownThings(
  ctx: ThingReadContext,
  ids: readonly string[],
  variants: ReadonlyMap<string, string> = new Map(),
): Promise<ShownThing[]> {
  const of = (letter: string) => ids.filter((id) => id.startsWith(`${letter}_`));
  const display = displayOptionsOf(ctx);
  const chosen = [...variants].map(([product, variant]) => ({ product, variant }));
  const products = byId([
    ...(await productItems(ctx.db, of('p'), display)),
    ...(await variantItems(ctx.db, chosen, display)),
  ]);
  const works = byId(await workItems(ctx.db, of('w'), ctx.locale));
  const designers = byId(await designerItems(ctx.db, of('d'), ctx.locale));
  return ids.map((id) => ({
    id,
    product: products.get(id) ?? null,
    work: works.get(id) ?? null,
    designer: designers.get(id) ?? null,
  }));
}

function byId<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]));
}
