import { z } from 'zod';
import type { PersonalData } from '#platform/personal-data.ts';
import { versionItem } from './design.ts';
import { versionsOf } from './design-version-queries.server.ts';
import { headDocument, itemOf } from './designs.server.ts';
import { emptyDesigns } from './keeping/keeping-queries.server.ts';
import { designsKeptFor, forgetAuthor, lockDesignsOf, workDaysOf } from './personal-data-queries.server.ts';

const shape = {
  designs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      private: z.boolean(),
      folder: z.string().nullable(),
      version: z.number().int(),
      template: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
      deletedAt: z.string().nullable(),
      document: z.unknown(),
      versions: z.array(versionItem.omit({ by: true })),
    }),
  ),
  designWork: z.array(z.object({ design: z.string(), day: z.string(), commands: z.number().int() })),
};

const mostVersions = 10_000;

export const designPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    async read(db, userId) {
      const designs = [];
      for (const row of await designsKeptFor(db, userId)) {
        const { document } = await headDocument(db, row);
        const versions = (await versionsOf(db, row.id, mostVersions)).map(({ created_at, ...version }) => ({
          ...version,
          at: created_at.toISOString(),
        }));
        designs.push({ ...itemOf(row), document, versions });
      }
      return { designs, designWork: await workDaysOf(db, userId) };
    },
  },
  async erase(db, clock, userId) {
    const ids = (await lockDesignsOf(db, userId)).map(({ id }) => id);
    await emptyDesigns(db, { ids, now: clock.now(), all: true });
    await forgetAuthor(db, userId);
  },
};
