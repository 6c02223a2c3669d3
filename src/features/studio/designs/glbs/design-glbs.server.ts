import type { Database } from '#db/database.ts';
import { keepGlbs, letGlbsGo } from '#features/foundation/glb/glbs.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { asking, designFor, editableDesign } from '../design-rights.server.ts';
import { findGlbHash, insertGlbs, takeGlbs } from './design-glb-queries.server.ts';

/** A model the person has uploaded stays for as long as this design has it. Somebody else's is not found. */
export async function addDesignGlb(ctx: RequestContext, userId: string, designId: string, glb: string): Promise<null> {
  return commit(ctx, async (db) => {
    await editableDesign(db, asking(ctx, userId, designId));
    const kept = await keepGlbs(db, ctx.clock, userId, [glb]);
    if (kept.length === 0) throw new AppError('not_found', { field: 'glb' });
    await insertGlbs(db, designId, kept);
    return null;
  });
}

/** Of a design that came as a whole, a copy or a file: models of its owner alone, others stay where they are. */
export async function keepGlbsIn(
  db: Database,
  clock: Clock,
  { designId, ownerId, text }: { designId: string; ownerId: string; text: string },
): Promise<void> {
  await insertGlbs(db, designId, await keepGlbs(db, clock, ownerId, modelsIn(text)));
}

/** The file of a model of a design, for whoever may see the design (PRODUCT J9). */
export async function openDesignGlb(
  ctx: RequestContext,
  userId: string | null,
  designId: string,
  glb: string,
): Promise<FileAnswer> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  const hash = await findGlbHash(ctx.db, design.id, glb, userId);
  if (hash === undefined) throw new AppError('not_found');
  return {
    type: 'model/gltf-binary',
    etag: `"${hash}"`,
    immutable: false,
    private: true,
    ready: true,
    saveAs: `${glb}.glb`,
    bytes: async () => {
      const bytes = await ctx.storage.get(hash);
      if (bytes === null) throw new AppError('not_found');
      return bytes;
    },
  };
}

/** Before designs end: what only they had goes with them. */
export async function letDesignGlbsGo(db: Database, designIds: readonly string[]): Promise<void> {
  await letGlbsGo(db, await takeGlbs(db, designIds));
}

/** In a checked document nothing else is called so; a person's own words have their quotation marks escaped. */
function modelsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/"model":"(gl_[0-9a-z]{25})"/g), ([, id = '']) => id))];
}
