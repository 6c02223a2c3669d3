import type { GlbSizes } from '#features/foundation/glb/glb.ts';
import type { RequestContext } from '#platform/context.ts';
import { asking, designFor } from './design-rights.server.ts';
import { glbSizesIn } from './glbs/design-glb-queries.server.ts';

/** How large the models of a design are, for whoever may see it. */
export async function designGlbSizes(ctx: RequestContext, userId: string | null, designId: string): Promise<GlbSizes> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  const rows = await glbSizesIn(ctx.db, design.id);
  return rows.map(({ id, width, depth, height }) => ({ id, size: { width, depth, height } }));
}
