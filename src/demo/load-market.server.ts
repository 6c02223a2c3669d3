import type { Clock } from '#platform/clock.ts';
import { saveArticle } from '#features/catalogue/articles/save-article.server.ts';
import { saveProduct } from '#features/catalogue/products/save-product.server.ts';
import { saveWork } from '#features/catalogue/works/save-work.server.ts';
import { demoLight } from './demo-lights.server.ts';
import { demoDesign } from './demo-designs.server.ts';
import { withOwnGlbs } from './demo-glbs.server.ts';
import { demoPicture, type DemoPictures } from './demo-pictures.server.ts';
import type { ProductRooms } from './pictures/pictured-pieces.ts';
import { piecePictureKey, roomPictureKey } from './pictures/picture-jobs.ts';
import type { DemoArticle, DemoProduct, DemoWork } from './world/demo-world.ts';

/**
 * A product with its pictures, if they exist: else the page shows the studio's. Some are shown from near and in a
 * room, too; a few have their merchant's own model.
 */
export async function loadProduct(
  ctx: DemoPictures,
  clock: Clock,
  { labels, ...product }: DemoProduct,
  { ownerId, rooms }: { ownerId: string; rooms: ProductRooms },
): Promise<void> {
  const key = product.id.slice(2);
  const room = rooms.get(key);
  const keys = [
    piecePictureKey(key),
    ...(room === undefined ? [] : [piecePictureKey(key, true), roomPictureKey(room, 'main')]),
  ];
  const pictures: (string | null)[] = [];
  for (const each of keys) pictures.push(await demoPicture(ctx, each, 'product', ownerId));
  const called = labels();
  const variants = product.variants.map((variant, at) => ({ ...variant, label: called[at]! }));
  await saveProduct(ctx.db, clock, {
    ...product,
    variants: await withOwnGlbs(ctx, variants, ownerId),
    pictures: pictures.filter((id) => id !== null),
  });
}

/** An article; its cover belongs to the site. */
export async function loadArticle(
  ctx: DemoPictures,
  clock: Clock,
  { key, day, shows, ...article }: DemoArticle,
): Promise<void> {
  const cover = await demoPicture(ctx, roomPictureKey(...shows), 'article', null);
  await saveArticle(ctx.db, clock, {
    ...article,
    cover,
    id: `a_${key}`,
    status: 'published',
    publishedAt: new Date(`${day}T02:00:00Z`),
  });
}

/** A work with its pictures and the design everyone may look at and use as a template. */
export async function loadWork(
  ctx: DemoPictures,
  clock: Clock,
  { homeKey, ...work }: DemoWork,
  ownerId: string,
): Promise<void> {
  const main = await pictureOf(ctx, homeKey, 'main', ownerId);
  const detail = await pictureOf(ctx, homeKey, 'detail', ownerId);
  const panorama = await pictureOf(ctx, homeKey, 'panorama', ownerId);
  const design = await demoDesign(ctx.db, clock, homeKey, work.name.vi ?? homeKey, ownerId);
  await demoLight(ctx, clock, homeKey, design);
  await saveWork(ctx.db, clock, {
    ...work,
    pictures: [main, detail].filter((id) => id !== null),
    panorama,
    designId: design.id,
    designVersion: design.version,
  });
}

function pictureOf(
  ctx: DemoPictures,
  home: string,
  kind: 'main' | 'detail' | 'panorama',
  ownerId: string,
): Promise<string | null> {
  return demoPicture(ctx, roomPictureKey(home, kind), 'work', ownerId);
}
