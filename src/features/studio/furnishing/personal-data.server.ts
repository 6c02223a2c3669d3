import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { templateData } from './furnishing.ts';
import { forgetTemplates, templatesOf } from './template-queries.server.ts';
import { shown } from './templates.server.ts';

const shape = { aiTemplates: z.array(templateData) };

export const furnishingPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      return { aiTemplates: (await templatesOf(db, userId)).map(shown) };
    },
  },
  erase: (db, _clock, userId) => forgetTemplates(db, userId),
};
