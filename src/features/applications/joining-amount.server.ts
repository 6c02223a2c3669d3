import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { joiningSetting } from './application-queries.server.ts';

/** What the demo asks of a merchant, and any house that has not said otherwise (PRODUCT, Business). Whole đồng. */
const usual = 3_800_000;
const stored = z.object({ merchant: z.number().int().positive() });

export async function joiningAmount(db: Database): Promise<number> {
  return stored.safeParse(await joiningSetting(db)).data?.merchant ?? usual;
}
