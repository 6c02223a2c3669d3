import type { Database } from '#db/database.ts';
import { findWork } from '#features/catalogue/works/works.server.ts';
import { asking, designFor } from '#features/studio/designs/design-rights.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { lightOfVersion, lightsOf, lightWith, putLight, type LightRow } from './live-light-queries.server.ts';
import type { DesignLight } from './live-light.ts';

interface Baked {
  designId: string;
  version: number;
  hour: number;
  print: string;
  hash: string;
  bytes: number;
}

/** Light that was baked of a version of a design. Its bytes are stored already. */
export function keepLight(
  db: Database,
  now: Date,
  { designId, version, hour, print, hash, bytes }: Baked,
): Promise<void> {
  return putLight(db, { design_id: designId, design_version: version, hour, print, hash, bytes, created_at: now }, now);
}

/** Whether these very bytes light the design already. */
export async function isKept(db: Database, designId: string, hash: string): Promise<boolean> {
  return (await lightsOf(db, designId)).some((row) => row.hash === hash);
}

/** What a design can be lit by, for whoever may look at it. */
export async function listLights(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'links'>,
  userId: string | null,
  designId: string,
): Promise<DesignLight[]> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  return (await lightsOf(ctx.db, design.id)).map((row) => ({
    print: row.print,
    version: row.design_version,
    hour: row.hour,
    bakedAt: row.created_at.toISOString(),
    address: `/api/designs/${design.id}/lights/${row.print}?v=${row.hash.slice(0, 12)}`,
  }));
}

export async function openLight(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'links' | 'storage'>,
  userId: string | null,
  designId: string,
  print: string,
): Promise<FileAnswer> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  return answerOf(ctx, await lightWith(ctx.db, design.id, print), true);
}

/** Where the light of what a work shows lies; null where it was not baked. */
export async function workLightAddress(
  db: Database,
  { id, design_id, design_version }: { id: string; design_id: string | null; design_version: number | null },
): Promise<string | null> {
  if (design_id === null || design_version === null) return null;
  const row = await lightOfVersion(db, design_id, design_version);
  return row ? `/api/works/${id}/light?v=${row.hash.slice(0, 12)}` : null;
}

export async function openWorkLight(ctx: Pick<RequestContext, 'db' | 'storage'>, workId: string): Promise<FileAnswer> {
  const work = await findWork(ctx.db, workId);
  const { design_id: design, design_version: version } = work ?? { design_id: null, design_version: null };
  return answerOf(
    ctx,
    design === null || version === null ? undefined : await lightOfVersion(ctx.db, design, version),
    false,
  );
}

function answerOf({ storage }: Pick<RequestContext, 'storage'>, row: LightRow | undefined, own: boolean): FileAnswer {
  if (!row) throw new AppError('not_found');
  return {
    type: 'application/octet-stream',
    etag: `"${row.hash}"`,
    immutable: false,
    private: own,
    ready: true,
    bytes: async () => {
      const bytes = await storage.get(row.hash);
      if (bytes === null) throw new AppError('not_found');
      return bytes;
    },
  };
}
