import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { storeGlb } from '#features/foundation/glb/import-glb.server.ts';
import type { VariantInput } from '#features/catalogue/products/save-product.server.ts';
import { contentHash } from '#platform/storage/content-hash.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { glbFile, readGlbNotes, type GlbNote } from './glbs/glb-folder.ts';

/** Variants with a model file of the merchant's own (PRODUCT L2), which replaces the library's model. */
export async function withOwnGlbs(
  ctx: DemoPictures,
  variants: readonly VariantInput[],
  ownerId: string,
): Promise<VariantInput[]> {
  const notes = readGlbNotes();
  const brought: VariantInput[] = [];
  for (const variant of variants)
    brought.push(
      notes[variant.id]
        ? { ...variant, model: null, finishes: {}, glb: await kept(ctx, variant.id, notes[variant.id]!, ownerId) }
        : variant,
    );
  return brought;
}

async function kept(ctx: DemoPictures, variant: string, { name, ...found }: GlbNote, ownerId: string): Promise<string> {
  const bytes = readFileSync(glbFile(variant, 'glb'));
  const picture = readFileSync(glbFile(variant, 'webp'));
  const known = await ctx.db
    .selectFrom('glbs')
    .select('id')
    .where('hash', '=', contentHash(bytes))
    .where('owner_id', '=', ownerId)
    .where('claimed_at', 'is not', null)
    .executeTakeFirst();
  return known?.id ?? (await storeGlb(ctx, { ownerId, name, claimed: true }, { ...found, bytes, picture })).id;
}

/** Releases files of demo people that nothing shows any more, as publishing does; the sweep deletes them. */
export async function dropReplacedGlbs({ db }: Pick<DemoPictures, 'db'>): Promise<void> {
  await sql`
    update glbs set claimed_at = null where claimed_at is not null and owner_id in (select id from users where demo_kind is not null)
      and not exists (select from product_variants where glb = glbs.id) and not exists (select from works where glb = glbs.id)`.execute(
    db,
  );
}
