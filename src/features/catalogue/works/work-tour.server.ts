import type { Database } from '#db/database.ts';
import { claimPicture, lockPictures, releasePicture } from '#features/foundation/media/media.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { lockWorkOf, writeTour } from './work-queries.server.ts';
import { storedTour, type StoredTour } from './work-tour.ts';

/**
 * The tour of an own work that shows this design; the pictures of the former one are let go. Answers what the record says
 * of it.
 */
export async function setWorkTour(
  db: Database,
  clock: Clock,
  { work, userId, design, tour }: { work: string; userId: string; design: string; tour: StoredTour },
): Promise<{ before: TourRecord; after: TourRecord }> {
  const row = await lockWorkOf(db, userId, work);
  if (!row || row.design_id !== design) throw new AppError('not_found', { field: 'work' });
  await lockPictures(db, [...tourPictures(tour), ...tourPictures(row.tour)]);
  for (const { picture } of tour.places) await claimPicture(db, clock, { id: picture, ownerId: userId, kind: 'work' });
  await writeTour(db, work, tour, clock.now());
  for (const id of tourPictures(row.tour)) await releasePicture(db, { id, ownerId: userId });
  return { before: recordOf(row.tour), after: recordOf(tour) };
}

/** Names of its places, and their pictures. */
interface TourRecord {
  tour: string[];
  tourPictures: string[];
}

function recordOf(tour: unknown): TourRecord {
  const names = tour === null ? [] : storedTour.parse(tour).places.map(({ name }) => name);
  return { tour: names, tourPictures: tourPictures(tour) };
}

export function tourPictures(tour: unknown): string[] {
  return tour === null ? [] : storedTour.parse(tour).places.map(({ picture }) => picture);
}
