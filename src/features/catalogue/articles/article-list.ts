import { filterNames } from '#features/foundation/search/filter-names.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { topics } from '#features/foundation/search/vocabulary.ts';

/** Lists of articles (PRODUCT E2). */
export const articleList: ListKind = {
  kind: 'articles',
  sorts: ['newest', 'popular'],
  filters: { topic: { name: filterNames.topic, values: topics } },
};
