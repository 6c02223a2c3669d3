import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { applicationsKeptFor, forgetApplications, lockApplicationsOf } from './personal-data-queries.server.ts';

const shape = {
  applications: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      type: z.string(),
      state: z.string(),
      plan: z.string().nullable(),
      email: z.string().nullable(),
      mobile: z.string().nullable(),
      company: z.string().nullable(),
      school: z.string().nullable(),
      major: z.string().nullable(),
      otherContact: z.string().nullable(),
      idCardFront: z.string().nullable(),
      idCardBack: z.string().nullable(),
      businessLicense: z.string().nullable(),
      createdAt: z.string(),
      submittedAt: z.string().nullable(),
      decidedAt: z.string().nullable(),
    }),
  ),
};

export const applicationPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ applications: await applicationsKeptFor(db, userId) }),
  },
  hold: lockApplicationsOf,
  erase: (db, _clock, userId) => forgetApplications(db, userId),
};
