import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { keepPicture, type PictureServices } from '#features/foundation/media/media.server.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import { isFinished, pictureFile, picturesFolder, readNotes, type PictureNotes } from './pictures/picture-folder.ts';

export type DemoPictures = Omit<PictureServices, 'pictures'> & { folder: string; notes: PictureNotes };

export function openDemoPictures(ctx: Omit<PictureServices, 'pictures'>): DemoPictures {
  const folder = picturesFolder();
  return { ...ctx, folder, notes: readNotes(folder) };
}

/**
 * The id of a committed picture among a person's media (null owner: the site's own), stored when it is not yet; null
 * for one that is still to be made. It is processed already: no decoder is needed.
 */
export async function demoPicture(
  ctx: DemoPictures,
  key: string,
  kind: MediaKind,
  ownerId: string | null,
): Promise<string | null> {
  const note = ctx.notes[key];
  if (!note || !isFinished(ctx.folder, ctx.notes, key, note.stamp)) return null;
  const bytes = readFileSync(pictureFile(ctx.folder, key));
  const known = await ctx.db
    .selectFrom('media')
    .select('id')
    .where('hash', '=', contentHash(bytes))
    .where('owner_id', 'is not distinct from', ownerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (known) return known.id;
  const { width, height, placeholder } = note;
  return (await keepPicture(ctx, { bytes, width, height, placeholder }, { kind, ownerId, claimed: true })).id;
}

/** Releases replaced pictures: what an owner, or the site itself, has of a kind and nothing shows any more. */
export async function dropReplaced({ db }: Pick<DemoPictures, 'db'>, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from media where claimed_at is not null
        and (kind in ('work', 'product') and owner_id in (select id from users where demo_kind is not null)
        or kind = 'article' and owner_id is null)
        and not exists (select from (
          select cover from articles union all select unnest(pictures) from products
          union all select cover from merchants union all select unnest(pictures) from works
          union all select panorama from works) shown (id) where shown.id = media.id)
      returning hash)
    insert into media_dropped (hash, dropped_at) select distinct hash, ${now}::timestamptz from gone on conflict (hash) do nothing`.execute(
    db,
  );
}
