import type { PersonalData } from '#platform/personal-data.ts';
import { openBalance } from './personal-data-queries.server.ts';

/** The book keeps every entry: it names shops, not people. */
export const ledgerPersonalData: PersonalData = { openDealings: openBalance };
