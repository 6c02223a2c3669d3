import type { Database } from '#db/database.ts';
import { privateAnswer } from '#features/foundation/media/open-picture.server.ts';
import { claimPicture, findMedia, releasePictures } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { Clock } from '#platform/clock.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { hasPicture, insertPicture, takePictures } from './design-picture-queries.server.ts';
import { asking, editableDesign, workedOnDesign } from '../design-rights.server.ts';

/** A plan picture the person has uploaded stays for as long as this design has it. */
export async function addDesignPicture(
  ctx: RequestContext,
  userId: string,
  designId: string,
  picture: string,
): Promise<null> {
  return commit(ctx, async (db) => {
    await editableDesign(db, asking(ctx, userId, designId));
    await claimPicture(db, ctx.clock, { id: picture, ownerId: userId, kind: 'underlay' });
    await insertPicture(db, designId, picture);
    return null;
  });
}

/** Whoever works on the design sees what it is traced over, and nobody else. */
export async function openDesignPicture(
  ctx: RequestContext,
  userId: string,
  designId: string,
  picture: string,
): Promise<FileAnswer> {
  await workedOnDesign(ctx.db, asking(ctx, userId, designId));
  const media = (await hasPicture(ctx.db, designId, picture)) ? await findMedia(ctx.db, picture) : undefined;
  if (!media) throw new AppError('not_found');
  return privateAnswer(ctx, media.hash);
}

/** Of a design that came as a whole, a copy or a visitor's: pictures of its owner alone, others stay where they are. */
export async function keepPicturesIn(
  db: Database,
  clock: Clock,
  { designId, ownerId, text }: { designId: string; ownerId: string; text: string },
): Promise<void> {
  for (const picture of [...picturesIn(text)].toSorted()) {
    const isOwn = await claimPicture(db, clock, { id: picture, ownerId, kind: 'underlay' }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.key === 'not_found') return false;
        throw error;
      },
    );
    if (isOwn) await insertPicture(db, designId, picture);
  }
}

/** Before designs end: what only they were traced over goes with them. */
export async function letPicturesGo(db: Database, designIds: readonly string[]): Promise<void> {
  await releasePictures(db, await takePictures(db, designIds));
}

/** In a checked document nothing else is called so; a person's own words have their quotation marks escaped. */
function picturesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/"picture":"(i_[0-9a-z]{1,62})"/g), ([, id = '']) => id));
}
