import type { PersonalData } from '#platform/personal-data.ts';
import { openBalance } from './personal-data-queries.server.ts';

/** Ledger entries are never erased: they name shops, not people. */
export const ledgerPersonalData: PersonalData = { openDealings: openBalance };
