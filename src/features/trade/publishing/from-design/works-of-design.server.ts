import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import { ownWorksOfDesign } from '../publishing-queries.server.ts';
import { ownDesigner } from '../publishers.server.ts';
import type { OwnState } from '../shelf.ts';
import type { DesignWork } from '../work-form.ts';

/** Own works that show a design, to take them off the shelf where it is drawn (PRODUCT J4). None of anybody else's. */
export async function worksOfDesign(ctx: RequestContext, userId: string, designId: string): Promise<DesignWork[]> {
  const designer = await ownDesigner(ctx, userId);
  const rows = await ownWorksOfDesign(ctx.db, designer.id, designId);
  return rows.map(({ id, name, status, held_at, design_version }) => ({
    id,
    name: localized(trilingual(name), ctx.locale) ?? { text: id, lang: ctx.locale },
    status: status as OwnState,
    held: held_at !== null,
    designVersion: design_version,
  }));
}
