import { browseCalls } from '#features/foundation/search/browse-calls.server.ts';
import { designerList } from './designer-list.ts';
import { designerDetail, designerListData } from './designer.ts';
import { listDesigners, readDesigner } from './designers.server.ts';

/** The calls about designers (PRODUCT F4). `/designer/…` of the seed is a designer's own side and comes with it. */
export function designerCalls() {
  return browseCalls({
    path: '/designers',
    tag: 'designers',
    kind: designerList,
    shows: ['designers', 'users', 'works'],
    list: {
      summary: 'Designers: words, styles, cities; with facets=1 their counts',
      data: designerListData,
      find: listDesigners,
    },
    one: { summary: 'One designer', data: designerDetail, read: readDesigner },
  });
}
