import { filterNames } from '#features/foundation/search/filter-names.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { cities } from '#features/foundation/search/vocabulary.ts';
import { styles } from '#models/vocabulary.ts';

/** Lists of designers (PRODUCT F4). */
export const designerList: ListKind = {
  kind: 'designers',
  people: true,
  sorts: ['popular', 'newest'],
  filters: { style: { name: filterNames.style, values: styles }, city: { name: filterNames.city, values: cities } },
};
