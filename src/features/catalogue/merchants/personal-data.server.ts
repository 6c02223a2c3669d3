import { dropIndex } from '#features/foundation/search/write-index.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { blankProfile, holdShop } from './personal-data-queries.server.ts';

/** The public profile goes, and the search no longer knows it. */
export const merchantPersonalData: PersonalData = {
  async erase(db, _clock, userId) {
    for (const id of await blankProfile(db, userId)) await dropIndex(db, 'merchants', id);
  },
  /** Nothing to count; but while its owner leaves nobody is paid, and no order of the shop begins. */
  async openDealings(db, userId) {
    await holdShop(db, userId);
    return {};
  },
};
