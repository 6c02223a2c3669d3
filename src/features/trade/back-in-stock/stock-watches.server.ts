import { AppError } from '#lib/errors.ts';
import type { Database } from '#db/database.ts';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { holdVariants } from '#features/catalogue/products/stock.server.ts';
import { displayOptionsOf, variantItems } from '#features/catalogue/products/products.server.ts';
import { labelWithSize } from '#features/catalogue/offers/line-label.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { sendNotification } from '#features/people/notifications/send-notification.server.ts';
import { punctuationOf } from '#text/punctuation.ts';
import { locales } from '#lib/locale.ts';
import { localized, localizedText, trilingual, type Trilingual } from '#lib/trilingual.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { eachDue, throwFailures } from '#platform/due/each-due.server.ts';
import { mostWatches } from './stock-watch-limits.ts';
import type { Watches } from './stock-watch.ts';
import {
  deleteWatch,
  findWatchable,
  insertWatch,
  lockWatchesOf,
  takeWatchers,
  variantsBack,
  watchedBy,
  watchesKeptFor,
  type BackVariant,
} from './stock-watch-queries.server.ts';

/**
 * Variants read at once; people told in one transaction, in which whoever sells to them waits for their counter; and
 * transactions of one run. The run of the next minute goes on.
 */
const atOnce = { variants: 100, people: 100, turn: 200 };

export async function listWatches({ db }: Pick<RequestContext, 'db'>, userId: string): Promise<Watches> {
  return { variants: await watchedBy(db, userId) };
}

/** What a person waits for, as cards of those very variants. */
export async function watchedItems(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'studio'>,
  userId: string,
): Promise<ProductItem[]> {
  return variantItems(ctx.db, await watchesKeptFor(ctx.db, userId), displayOptionsOf(ctx));
}

/** What can be bought now needs no waiting: who asks for it all the same gets the answer that it is there. */
export async function watchStock(ctx: RequestContext, userId: string, variantId: string): Promise<Watches> {
  const variant = await findWatchable(ctx.db, variantId);
  if (!variant) throw new AppError('not_found');
  if (variant.stock > 0) throw new AppError('back_already');
  return commit(ctx, async (db) => {
    await lockWatchesOf(db, userId);
    const known = await watchedBy(db, userId);
    if (!(await holdVariants(db, [variantId])).has(variantId)) throw new AppError('not_found');
    if (!known.includes(variantId) && known.length >= mostWatches) throw new AppError('list_full');
    await insertWatch(db, userId, variantId, ctx.clock.now());
    return listWatches({ db }, userId);
  });
}

export async function unwatchStock(ctx: RequestContext, userId: string, variantId: string): Promise<Watches> {
  await deleteWatch(ctx.db, userId, variantId);
  return listWatches(ctx, userId);
}

/**
 * The job of each minute: whoever waits for something that is back is told once, in the list and by mail. Looked for
 * here instead of where stock grows (a return, a cancelled order, a merchant's edit), so that no way back is forgotten.
 */
export async function tellBackInStock(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>,
  { variants, people, turn } = atOnce,
): Promise<number> {
  const failures: unknown[] = [];
  const withMore = new Set<string>();
  const told = await eachDue(db, failures, {
    next: async (tried) => {
      const most = Math.min(variants, turn - tried.length);
      return most > 0 ? variantsBack(db, { most, tried: tried.filter((each) => !withMore.has(each)) }) : [];
    },
    nameOf: ({ variant_id }) => variant_id,
    work: async (trx, variant) => {
      withMore.delete(variant.variant_id);
      const count = await tellOf(trx, ctx, variant, people);
      if (count === people) withMore.add(variant.variant_id);
      return count;
    },
  });
  throwFailures(failures, 'variants that are back were not told of');
  return told;
}

async function tellOf(
  db: Database,
  ctx: Pick<RequestContext, 'clock' | 'keys' | 'settings'>,
  variant: BackVariant,
  most: number,
): Promise<number> {
  const { variant_id, product_id } = variant;
  const people = await takeWatchers(db, variant_id, most);
  await sendNotification(db, ctx, people, {
    type: 'PRODUCT_BACK',
    details: { name: nameOf(variant) },
    link: thingAddress(product_id, variant_id),
  });
  return people.length;
}

/** Of a product with several, which of them. */
function nameOf({ name, label, several, ...size }: BackVariant): Trilingual {
  const called = trilingual(name);
  if (!several) return called;
  const labels = trilingual(label);
  return Object.fromEntries(
    locales.map((locale) => {
      const which = labelWithSize(localized(labels, locale), size, locale).text;
      return [locale, [localizedText(called, locale), which].join(punctuationOf(locale).comma)];
    }),
  );
}
