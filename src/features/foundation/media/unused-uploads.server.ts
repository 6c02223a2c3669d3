import type { Database } from '#db/database.ts';
import { AppError } from '#lib/errors.ts';
import { unsavedDays, unusedLimits } from './media-limits.ts';
import { lockUnusedOf, unusedOf } from './upload-queries.server.ts';

const megabyte = 1024 * 1024;

/** Before a file is stored that nothing uses yet, in the transaction that stores it. */
export async function reserveUnused(db: Database, ownerId: string, bytes: number): Promise<void> {
  await lockUnusedOf(db, ownerId);
  await refuseFull(db, ownerId, bytes);
}

/** Refused before anything is sent or drawn in vain, where there is no room whatever it will be. */
export async function refuseFull(db: Database, ownerId: string, bytes = 1): Promise<void> {
  const unused = await unusedOf(db, ownerId);
  if (unused.files < unusedLimits.files && unused.bytes + bytes <= unusedLimits.bytes) return;
  throw new AppError('uploads_unused', {
    field: 'file',
    values: {
      count: unused.files,
      megabytes: Math.ceil(unused.bytes / megabyte),
      most: unusedLimits.files,
      mostMegabytes: unusedLimits.bytes / megabyte,
      days: unsavedDays,
    },
  });
}
