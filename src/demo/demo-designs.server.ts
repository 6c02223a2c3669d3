import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { checkedText } from '#features/studio/designs/checked-design.ts';
import { createDesign, readDocument } from '#features/studio/designs/designs.server.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import type { Clock } from '#platform/clock.ts';
import { picturesFolder } from './pictures/picture-folder.ts';

/**
 * The design of a demo home among its designer’s own, and the version of it that is shown. Stored again only when it
 * changed; compared independent of key order, because the database has its own. Whoever plays the designer may have
 * gone on drawing: the line of a design that was edited is left alone.
 */
export async function demoDesign(
  db: Database,
  clock: Clock,
  home: string,
  name: string,
  ownerId: string,
): Promise<{ id: string; version: number }> {
  const id = `g_demo${home.replaceAll('-', '')}`;
  const text = documentOf(home);
  const shown = await shownVersion(db, id);
  if (shown !== null && canonicalJson(await readDocument(db, id, shown)) === canonicalJson(JSON.parse(text)))
    return { id, version: shown };
  if (shown !== null) return { id, version: await addVersion(db, id, text, clock.now()) };
  await createDesign(db, clock, { id, ownerId, name, text });
  await db.updateTable('design_versions').set({ why: 'published' }).where('design_id', '=', id).execute();
  return { id, version: 1 };
}

async function shownVersion(db: Database, id: string): Promise<number | null> {
  const { version } = await db
    .selectFrom('design_versions')
    .select((of) => of.fn.max('version').as('version'))
    .where('design_id', '=', id)
    .where('why', '=', 'published')
    .executeTakeFirstOrThrow();
  return version;
}

function documentOf(home: string): string {
  return checkedText(readFileSync(join(picturesFolder(), '../homes/documents', `${home}.json`), 'utf8'));
}

async function addVersion(db: Database, id: string, text: string, now: Date): Promise<number> {
  const bytes = Buffer.byteLength(text);
  const { version, seq } = await db
    .updateTable('designs')
    .set({
      last_version: sql`last_version + 1`,
      version: sql`case when seq = 0 then last_version + 1 else version end`,
      document_bytes: sql`case when seq = 0 then ${bytes} else document_bytes end`,
      bytes: sql`bytes + ${bytes}`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(['last_version as version', 'seq'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('design_versions')
    .values({ design_id: id, version, seq, why: 'published', bytes, document: text, created_at: now })
    .execute();
  return version;
}
