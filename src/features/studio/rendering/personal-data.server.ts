import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { forgetJobs, jobsOf } from './render-job-queries.server.ts';

const shape = {
  renders: z.array(
    z.object({
      id: z.string(),
      design: z.string(),
      version: z.number().int(),
      kind: z.string(),
      size: z.string(),
      name: z.string(),
      state: z.string(),
      createdAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
};

const mostExported = 10_000;

export const renderPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      const jobs = await jobsOf(db, userId, null, mostExported);
      return {
        renders: jobs.map(({ id, design_id, design_version, kind, size, name, state, created_at, ended_at }) => ({
          id,
          design: design_id,
          version: design_version,
          kind,
          size,
          name,
          state,
          createdAt: created_at.toISOString(),
          endedAt: ended_at?.toISOString() ?? null,
        })),
      };
    },
  },
  erase: (db, clock, userId) => forgetJobs(db, userId, clock.now()),
};
