import type { Database } from '#db/database.ts';
import { readSetting } from '#platform/settings-queries.server.ts';

/** What a merchant pays to join (PRODUCT, Business), in whole đồng. Zero is an amount too: then no bill is written. */
export async function joiningAmount(db: Database): Promise<number> {
  return (await readSetting(db, 'joining')).merchant;
}
