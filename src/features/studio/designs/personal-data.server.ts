import { z } from 'zod';
import { currentVersion } from '#design/document.ts';
import type { RequestContext } from '#platform/context.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { versionItem } from './design.ts';
import { storedAbove } from './design-log-queries.server.ts';
import type { DesignRow } from './design-queries.server.ts';
import { versionsOf, versionText } from './design-version-queries.server.ts';
import { itemOf } from './designs.server.ts';
import { emptyDesigns } from './keeping/keeping-queries.server.ts';
import { designsKeptFor, forgetAuthor, lockDesignsOf, workDaysOf } from './personal-data-queries.server.ts';

/** A design without its document. */
const head = z.object({
  id: z.string(),
  name: z.string(),
  private: z.boolean(),
  folder: z.string().nullable(),
  version: z.number().int(),
  template: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  versions: z.array(versionItem.omit({ by: true })),
});
const shape = {
  designWork: z.array(z.object({ design: z.string(), day: z.string(), commands: z.number().int() })),
};

const mostVersions = 10_000;

/** As it is stored, not read here; where more was done since, the thread puts it together. */
async function documentText(
  { db, keeper }: Pick<RequestContext, 'db' | 'keeper'>,
  { id, version, seq, saved_seq }: DesignRow,
): Promise<string> {
  if (seq === saved_seq) return versionText(db, id, version);
  const { text } = await keeper.read({ design: id, head: seq, withText: true }, storedAbove(db, id, currentVersion));
  return text ?? 'null';
}

export const designPersonalData: PersonalData<typeof shape> = {
  export: {
    shape,
    read: async (db, userId) => ({ designWork: await workDaysOf(db, userId) }),
  },
  exportList: {
    key: 'designs',
    item: head.extend({ document: z.unknown() }),
    async *read(from, userId) {
      for (const row of await designsKeptFor(from.db, userId)) {
        const versions = (await versionsOf(from.db, row.id, mostVersions)).map(({ created_at, ...version }) => ({
          ...version,
          at: created_at.toISOString(),
        }));
        const described = JSON.stringify(head.parse({ ...itemOf(row), versions }));
        yield `${described.slice(0, -1)},"document":${await documentText(from, row)}}`;
      }
    },
  },
  async erase(db, clock, userId) {
    const ids = (await lockDesignsOf(db, userId)).map(({ id }) => id);
    await emptyDesigns(db, { ids, now: clock.now(), all: true });
    await forgetAuthor(db, userId);
  },
};
