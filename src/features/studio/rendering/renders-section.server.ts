import type { MemberContext } from '#platform/context.ts';
import { namesOfDesigns } from './render-job-queries.server.ts';
import type { RenderData } from './render.ts';
import { listRenders } from './renders.server.ts';

export interface RendersData {
  /** Of each design, the newest first. */
  designs: { id: string; name: string; renders: RenderData[] }[];
}

/** A person's pictures in their dashboard, by design (PRODUCT K3). */
export async function loadRenders(ctx: MemberContext): Promise<RendersData> {
  const renders = await listRenders(ctx, ctx.session.userId, null);
  const names = await namesOfDesigns(ctx.db, [...new Set(renders.map(({ design }) => design))]);
  const byDesign = Map.groupBy(renders, ({ design }) => design);
  return { designs: [...byDesign].map(([id, each]) => ({ id, name: names.get(id) ?? '', renders: each })) };
}
