import type { Database } from '#db/database.ts';
import { missingLanguages } from '#features/foundation/texts/missing-languages.ts';
import { ownGlbs } from '#features/foundation/glb/glbs.server.ts';
import { picturesById } from '#features/foundation/media/media.server.ts';
import { madeToSizeSchema } from '#features/catalogue/products/made-to-size.ts';
import { displayOptionsOf, variantsOf, type VariantRow } from '#features/catalogue/products/products.server.ts';
import { studioOf } from '#features/catalogue/products/show-product.server.ts';
import { localized, trilingual } from '#lib/trilingual.ts';
import type { RequestContext } from '#platform/context.ts';
import type { OwnProduct, OwnProductItem } from './product-form.ts';
import { variantsOfAll, type OwnProductRow } from './publishing-queries.server.ts';
import type { OwnState } from './shelf.ts';

/** A product as its form needs it. */
export async function ownProductOf(db: Database, userId: string, row: OwnProductRow): Promise<OwnProduct> {
  const pictures = await picturesById(db, row.pictures);
  const variants = await variantsOf(db, row.id);
  const glbs = await ownGlbs(
    db,
    userId,
    variants.map(({ glb }) => glb),
  );
  return {
    ...headOf(row),
    heldReason: row.held_at === null ? null : trilingual(row.held_reason),
    category: row.category,
    name: trilingual(row.name),
    description: trilingual(row.description),
    style: row.style,
    materials: row.materials,
    colours: row.colours,
    pictures: row.pictures.flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [{ id, ...picture }] : [];
    }),
    variants: variants.map((variant) => ({ ...variantOf(variant), glb: glbs.get(variant.glb ?? '') ?? null })),
    madeToSize: madeToSizeSchema.safeParse(row.made_to_size).data ?? null,
  };
}

function variantOf({
  id,
  label,
  width,
  depth,
  height,
  colour,
  price,
  price_before,
  stock,
  sku,
  weight,
  model,
  finishes,
}: VariantRow): Omit<OwnProduct['variants'][number], 'glb'> {
  return {
    id,
    label: trilingual(label),
    width,
    depth,
    height,
    colour,
    price,
    priceBefore: price_before,
    stock,
    sku,
    weight,
    model,
    finishes: finishes as Record<string, string>,
  };
}

/** Products as a list shows them. */
export async function ownProductItems(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'studio'>,
  rows: readonly OwnProductRow[],
): Promise<OwnProductItem[]> {
  const pictures = await picturesById(
    ctx.db,
    rows.map((row) => row.pictures[0]),
  );
  const variants = await variantsOfAll(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = variants.get(row.id);
    return {
      ...headOf(row),
      name: localized(trilingual(row.name), ctx.locale) ?? { text: row.id, lang: ctx.locale },
      missing: missingLanguages([trilingual(row.name), trilingual(row.description)]),
      category: row.category,
      picture: pictures.get(row.pictures[0] ?? '') ?? null,
      thumbnail: studioOf(
        {
          model: own?.model ?? null,
          finishes: (own?.finishes ?? {}) as Record<string, string>,
          made_to_size: row.made_to_size,
        },
        displayOptionsOf(ctx),
      ),
      price: { min: row.price_min, max: row.price_max },
      stock: own?.stock ?? null,
      variants: own?.count ?? 0,
      soldOut: own?.sold_out ?? 0,
      madeToSize: row.made_to_size !== null,
    };
  });
}

function headOf(row: OwnProductRow) {
  return {
    id: row.id,
    version: row.version,
    status: row.status as OwnState,
    updatedAt: row.updated_at.toISOString(),
    held: row.held_at !== null,
  };
}
