import { listPage, type ListPage } from '#features/foundation/search/list-page.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { designerList } from './designer-list.ts';
import type { DesignerItem } from './designer.ts';
import { listDesigners } from './designers.server.ts';

/** The list of designers at an address: the page of all, and the results of a search. */
export function designersPage(ctx: Pick<RequestContext, 'db' | 'locale'>, url: URL): Promise<ListPage<DesignerItem>> {
  return listPage({
    url,
    kind: designerList,
    locale: ctx.locale,
    size: 20,
    list: (address, options) => listDesigners(ctx, address, options),
  });
}
