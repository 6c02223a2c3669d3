import { dropIndex } from '#features/foundation/search/write-index.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { blankProfile, holdShop } from './personal-data-queries.server.ts';

/** The public profile is erased, and no longer found by the search. */
export const merchantPersonalData: PersonalData = {
  async erase(db, _clock, userId) {
    for (const id of await blankProfile(db, userId)) await dropIndex(db, 'merchants', id);
  },
  /** Nothing to count; locks the shop: no payout and no new order while its owner leaves. */
  async openDealings(db, userId) {
    await holdShop(db, userId);
    return {};
  },
};
