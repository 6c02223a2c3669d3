import type { Database } from '#db/database.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { find, type FindOptions } from '#features/foundation/search/find.server.ts';
import type { ListAddress } from '#features/foundation/search/list-address.ts';
import { cities, nameOf } from '#features/foundation/search/vocabulary.ts';
import { AppError } from '#lib/errors.ts';
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
  const alike = await find(
    db,
    designerList,
    {
      words: '',
      filters: row.styles.length > 0 ? { style: row.styles } : {},
      sort: 'popular',
      fits: null,
      priceFrom: null,
      priceTo: null,
    },
    { size: 5, locale, facets: false },
  );
  const related = await designerItems(db, alike.ids.filter((each) => each !== id).slice(0, 4), locale);
  return { ...item!, about: localized(trilingual(row.about), locale), since: row.created_at.toISOString(), related };
}

function itemOf(
  row: ShownDesigner,
  pictures: Awaited<ReturnType<typeof picturesById>>,
  locale: Locale,
): Omit<DesignerItem, 'pictures'> {
  const city = nameOf(cities, row.city, locale);
  return {
    id: row.id,
    name: row.name,
    headline: localized(trilingual(row.headline), locale),
    city: row.city !== null && city !== null ? { key: row.city, name: city } : null,
    styles: row.styles.flatMap((key) =>
      nameOf(styles, key, locale) === null ? [] : [{ key, name: nameOf(styles, key, locale)! }],
    ),
    years: row.years,
    level: row.level,
    avatar: pictures.get(row.avatar ?? '') ?? null,
    cover: pictures.get(row.cover ?? '') ?? null,
    workCount: row.work_count,
  };
}
