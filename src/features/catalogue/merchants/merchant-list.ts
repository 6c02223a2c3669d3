import { filterNames } from '#features/foundation/search/filter-names.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { cities } from '#features/foundation/search/vocabulary.ts';
import { categories } from '#models/vocabulary.ts';

/** Lists of merchants (PRODUCT F4). */
export const merchantList: ListKind = {
  kind: 'merchants',
  people: true,
  sorts: ['popular', 'newest'],
  filters: { scope: { name: filterNames.scope, values: categories }, city: { name: filterNames.city, values: cities } },
};
