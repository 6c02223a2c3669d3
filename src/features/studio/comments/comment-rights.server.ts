import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { designFor, type Asked } from '#features/studio/designs/design-rights.server.ts';
import { worksOn } from '#features/studio/designs/design-roles.ts';
import { linksOf } from './comment-queries.server.ts';

interface CommentedDesign {
  id: string;
  name: string;
  ownerId: string;
  may: { comment: boolean; deleteAny: boolean };
  /** Whether pins of others are theirs to move. */
  placesAny: boolean;
}

/** A design with what somebody may say about it; for a stranger it does not exist. */
export async function commentedDesign(db: Database, asked: Asked): Promise<CommentedDesign> {
  const { design, rights } = await designFor(db, asked);
  const { comment, role } = rights;
  return {
    id: design.id,
    name: design.name,
    ownerId: design.owner_id,
    may: { comment, deleteAny: comment && role === 'owner' },
    placesAny: comment && worksOn(rights),
  };
}

/** For what is said: whoever only looks is refused. */
export async function commentableDesign(db: Database, asked: Asked): Promise<CommentedDesign> {
  const design = await commentedDesign(db, asked);
  if (!design.may.comment) throw new AppError('comment_denied');
  return design;
}

/** Whether somebody can open the design, by a link that holds or by name: what is told leads nowhere otherwise. */
export async function maySee(db: Database, asked: Omit<Asked, 'links'>): Promise<boolean> {
  try {
    await designFor(db, { ...asked, links: await linksOf(db, asked.designId) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found') return false;
    throw error;
  }
}
