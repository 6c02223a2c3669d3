import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { glbData } from './glb.ts';
import { dropGlbsOf, glbsKeptFor } from './glbs.server.ts';

const shape = { models: z.array(glbData) };

export const glbPersonalData: PersonalData<typeof shape> = {
  export: { shape, read: async (db, userId) => ({ models: await glbsKeptFor(db, userId) }) },
  erase: dropGlbsOf,
};
