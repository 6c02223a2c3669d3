import { pieceOfItem } from '#features/catalogue/offers/piece-of-item.server.ts';
import { roomListOf } from '#features/catalogue/offers/room-list.server.ts';
import { ownedDesign } from '#features/studio/designs/design-rights.server.ts';
import { factsOf, headVersion, readVersion } from '#features/studio/designs/designs.server.ts';
import { findMedia } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import { rooms } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';
import { workLimits } from '../publishing-limits.ts';
import type { PublishedDesign } from '../work-draft.ts';

/** What a version of one's own design says about the work it becomes (PRODUCT J4); null where there is none. */
export async function publishedDesign(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'designs' | 'locale' | 'studio'>,
  userId: string,
  { design: designId, version, picture }: { design: string; version: number; picture?: string },
): Promise<PublishedDesign | null> {
  const found = await ownedDesign(ctx.db, { userId, designId, now: ctx.clock.now() }).catch(absent);
  const stored = found && (await readVersion(ctx.db, designId, version));
  if (!found || !stored) return null;
  const facts = await factsOf(ctx, stored);
  const area = Math.round(facts.netArea / 1e6);
  const [largest] = facts.rooms.toSorted((a, b) => b.netArea - a.netArea);
  const items = Object.values(stored.design.items);
  const { lines, count } = await roomListOf(ctx, items.map(pieceOfItem), { sold: true });
  return {
    design: { id: designId, name: found.design.name, version, newest: headVersion(found.design) },
    name: { [ctx.locale]: found.design.name.slice(0, workLimits.name) },
    area: area >= 1 && area <= workLimits.area ? area : null,
    room: largest && Object.hasOwn(rooms, largest.type) ? largest.type : null,
    pieces: items.length,
    sold: count,
    soldOut: lines.flatMap(({ state, offer }) => (offer && state === 'soldOut' ? [offer.name.text] : [])),
    unnamedRooms: facts.rooms.filter(({ type, name }) => type === 'other' && name === '').length,
    cameras: Object.keys(stored.design.cameras).length,
    pictures: await ownPictures(ctx, userId, picture),
  };
}

/** One the person has among their own for works. */
async function ownPictures(
  { db }: Pick<RequestContext, 'db'>,
  userId: string,
  id: string | undefined,
): Promise<PublishedDesign['pictures']> {
  const found = id === undefined ? undefined : await findMedia(db, id);
  if (found?.owner_id !== userId || found.kind !== 'work') return [];
  const { hash, width, height, placeholder } = found;
  return [{ id: found.id, hash, width, height, placeholder }];
}

function absent(error: unknown): null {
  if (error instanceof AppError && error.key === 'not_found') return null;
  throw error;
}
