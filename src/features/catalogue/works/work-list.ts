import { filterNames } from '#features/foundation/search/filter-names.ts';
import type { ListKind } from '#features/foundation/search/list-kind.ts';
import { areas, homeTypes, scenes, spaces } from '#features/foundation/search/vocabulary.ts';
import { rooms, styles } from '#models/vocabulary.ts';

/** Lists of works: the seed's six filters, newest or most viewed (PRODUCT F1). */
export const workList: ListKind = {
  kind: 'works',
  sorts: ['newest', 'popular'],
  filters: {
    style: { name: filterNames.style, values: styles },
    home: { name: filterNames.home, values: homeTypes },
    space: { name: filterNames.space, values: spaces },
    area: { name: filterNames.area, values: areas },
    scene: { name: filterNames.scene, values: scenes },
    room: { name: filterNames.room, values: rooms },
    designer: { name: filterNames.designer, values: {}, form: /^d_[0-9a-z]{1,40}$/, hidden: true },
  },
};
