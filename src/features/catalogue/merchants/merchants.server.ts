import type { Database } from '#db/database.ts';
import { profileHead, profilesAlike } from '#features/catalogue/profiles/profile.server.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { find, type FindOptions } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { namedTerms } from '#features/foundation/search/vocabulary.ts';
import { AppError, required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { categories } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { merchantList } from './merchant-list.ts';
import { findMerchant, shownMerchants, type MerchantRow } from './merchant-queries.server.ts';
import type { MerchantDetail, MerchantItem, MerchantListData } from './merchant.ts';

/** What other features read of merchants. */
export { merchantOfUser, worksWithPiecesOf, type MerchantRow } from './merchant-queries.server.ts';

type MerchantReadContext = Pick<RequestContext, 'db' | 'locale'>;

/** The list and the results of a search (PRODUCT F4, F5). */
export async function listMerchants(
  { db, locale }: MerchantReadContext,
  address: ListAddress,
  options: Omit<FindOptions, 'locale'>,
): Promise<MerchantListData> {
  const { ids, ...found } = await find(db, merchantList, address, { ...options, locale });
  return { ...found, items: await merchantItems(db, ids, locale) };
}

/** Cards of merchants in the order of the ids; unlisted ones are left out. */
export async function merchantItems(db: Database, ids: readonly string[], locale: Locale): Promise<MerchantItem[]> {
  const rows = await shownMerchants(db, ids);
  const pictures = await picturesById(
    db,
    [...rows.values()].flatMap(({ avatar, cover }) => [avatar, cover]),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [itemOf(row, pictures, locale)] : [];
  });
}

export async function readMerchant({ db, locale }: MerchantReadContext, id: string): Promise<MerchantDetail> {
  const row = await findMerchant(db, id);
  if (!row) throw new AppError('not_found');
  const [item] = await merchantItems(db, [id], locale);
  const filters: ListAddress['filters'] = row.scope.length > 0 ? { scope: row.scope } : {};
  const related = await merchantItems(db, await profilesAlike(db, merchantList, { id, filters, locale }), locale);
  return {
    ...required(item, 'A merchant just found'),
    about: localized(trilingual(row.about), locale),
    address: row.address,
    phone: row.phone,
    since: row.created_at.toISOString(),
    related,
  };
}

function itemOf(row: MerchantRow, pictures: Awaited<ReturnType<typeof picturesById>>, locale: Locale): MerchantItem {
  return {
    ...profileHead(row, pictures, locale),
    scope: namedTerms(categories, row.scope, locale),
    productCount: row.product_count,
  };
}
