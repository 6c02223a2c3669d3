import { dropIndex } from '#features/foundation/search/write-index.server.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { blankProfile } from './personal-data-queries.server.ts';

/** The public profile is erased, and no longer found by the search. */
export const designerPersonalData: PersonalData = {
  async erase(db, _clock, userId) {
    for (const id of await blankProfile(db, userId)) await dropIndex(db, 'designers', id);
  },
};
