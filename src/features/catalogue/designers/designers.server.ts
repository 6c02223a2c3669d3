import type { Database } from '#db/database.ts';
import { profileHead, profilesAlike } from '#features/catalogue/profiles/profile.server.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { find, type FindOptions } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { namedTerms } from '#features/foundation/search/vocabulary.ts';
import { AppError, required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import { styles } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { designerList } from './designer-list.ts';
import { findDesigner, shownDesigners, workPictures, type ShownDesigner } from './designer-queries.server.ts';
import type { DesignerDetail, DesignerItem, DesignerListData } from './designer.ts';

/** What other features read of designers. */
export {
  countWorksOf,
  designerOfUser,
  findDesigner,
  type DesignerRow,
  type ShownDesigner,
} from './designer-queries.server.ts';

type DesignerReadContext = Pick<RequestContext, 'db' | 'locale'>;

/** The list and the results of a search (PRODUCT F4, F5). */
export async function listDesigners(
  { db, locale }: DesignerReadContext,
  address: ListAddress,
  options: Omit<FindOptions, 'locale'>,
): Promise<DesignerListData> {
  const { ids, ...found } = await find(db, designerList, address, { ...options, locale });
  return { ...found, items: await designerItems(db, ids, locale) };
}

/** Cards of designers in the order of the ids; unlisted ones are left out. */
export async function designerItems(db: Database, ids: readonly string[], locale: Locale): Promise<DesignerItem[]> {
  const rows = await shownDesigners(db, ids);
  const shown = await workPictures(db, ids, 3);
  const pictures = await picturesById(db, [
    ...[...rows.values()].flatMap(({ avatar, cover }) => [avatar, cover]),
    ...[...shown.values()].flat(),
  ]);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row
      ? [
          {
            ...itemOf(row, pictures, locale),
            pictures: (shown.get(id) ?? []).flatMap((picture) => pictures.get(picture) ?? []),
          },
        ]
      : [];
  });
}

export async function readDesigner({ db, locale }: DesignerReadContext, id: string): Promise<DesignerDetail> {
  const row = await findDesigner(db, id);
  if (!row) throw new AppError('not_found');
  const [item] = await designerItems(db, [id], locale);
  const filters: ListAddress['filters'] = row.styles.length > 0 ? { style: row.styles } : {};
  const related = await designerItems(db, await profilesAlike(db, designerList, { id, filters, locale }), locale);
  return {
    ...required(item, 'A designer just found'),
    about: localized(trilingual(row.about), locale),
    since: row.created_at.toISOString(),
    related,
  };
}

function itemOf(
  row: ShownDesigner,
  pictures: Awaited<ReturnType<typeof picturesById>>,
  locale: Locale,
): Omit<DesignerItem, 'pictures'> {
  return {
    ...profileHead(row, pictures, locale),
    styles: namedTerms(styles, row.styles, locale),
    years: row.years,
    level: row.level,
    workCount: row.work_count,
  };
}
