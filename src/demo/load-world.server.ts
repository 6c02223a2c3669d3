import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { transaction, type Database } from '#db/database.ts';
import { upsertBanner, upsertFaq, upsertPartner } from '#features/catalogue/content/site-text-queries.server.ts';
import { restoreDemoUser } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { ensurePlan } from '#features/people/plans/subscriptions.server.ts';
import { replaceTerms } from '#features/catalogue/offers/delivery-queries.server.ts';
import { namedTerms } from '#features/foundation/search/vocabulary.ts';
import { refreshTotals } from '#features/foundation/search/totals.server.ts';
import { newId } from '#lib/id.ts';
import { families } from '#models/library.ts';
import { finishes } from '#models/materials/library.ts';
import { styles } from '#models/vocabulary.ts';
import type { Clock } from '#platform/clock.ts';
import type { PasswordHasher } from '#platform/password-hasher.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createTurns } from '#platform/threads/turns.ts';
import { dropReplacedGlbs } from './demo-glbs.server.ts';
import { demoPicture, dropReplaced, openDemoPictures, type DemoPictures } from './demo-pictures.server.ts';
import { loadTalks } from './load-talks.server.ts';
import { loadReviews } from './demo-reviews.server.ts';
import { loadArticle, loadProduct, loadWork } from './load-market.server.ts';
import { readGlbNotes } from './glbs/glb-folder.ts';
import { picturesFolder, readNotes } from './pictures/picture-folder.ts';
import { roomPictureKey } from './pictures/picture-jobs.ts';
import { articles } from './world/articles.ts';
import { banners, partners } from './world/banners.ts';
import { demoTerms } from './world/delivery.ts';
import type { DemoDesigner, DemoMerchant } from './world/demo-world.ts';
import { designers } from './world/designers.ts';
import { faqs } from './world/faqs.ts';
import { merchants } from './world/merchants.ts';
import { products } from './world/products.ts';
import { talkBuyers, talks } from './world/talks.ts';
import { reviews } from './world/reviews.ts';
import { works } from './world/works.ts';
import { seenPieces } from './world/works/seen-pieces.ts';
import { roomsOfProducts } from './pictures/pictured-pieces.ts';

const rooms = roomsOfProducts(products, seenPieces());

/**
 * The demo's marketplace. Loaded once and again only when its texts change; what a visitor or the console changed
 * meanwhile stays until then. After `loadDemo`: two of its people have demo login buttons.
 */
export async function loadWorld(db: Database, clock: Clock, hasher: PasswordHasher, storage: Storage): Promise<void> {
  await sql`update users set status = 'active' where demo_kind like 'world:%' and status = 'suspended'`.execute(db);
  const print = fingerprint();
  if ((await loadedWorld(db)) === print) return;
  const hash = await hasher.hash(randomUUID());
  await transaction(db, async (db) => {
    for (const designer of designers) await loadDesigner(db, clock, designer, hash);
    const pictures = openDemoPictures({ db, clock, storage, remember: null, session: null, turns: createTurns() });
    for (const merchant of merchants) await loadMerchant(pictures, clock, merchant, hash);
    const owners = await ownersOf(db);
    for (const product of products)
      await loadProduct(pictures, clock, product, { ownerId: owners.get(product.merchantId)!, rooms });
    for (const work of works) await loadWork(pictures, clock, work, owners.get(work.designerId)!);
    await loadTalks(db, clock, hash, owners);
    await loadReviews(db, clock);
    for (const article of articles) await loadArticle(pictures, clock, article);
    await dropReplaced(pictures, clock.now());
    await dropReplacedGlbs(pictures);
    await loadSiteTexts(db, clock.now());
    await noteLoaded(db, print, clock.now());
  });
  await refreshTotals(db, clock);
}

/** Their account says of them what their public page does. */
async function loadDesigner(db: Database, clock: Clock, designer: DemoDesigner, hash: string): Promise<void> {
  const userId = await userOf(db, clock, designer, 'ROLE_DESIGNER', hash);
  await saveDesigner(db, clock, { ...designer, id: `d_${designer.key}`, userId });
  const { speaks, years } = designer;
  await db
    .updateTable('users')
    .set({
      experience: { en: `${years} years`, vi: `${years} năm`, zh: `${years} 年` }[speaks],
      styles: namedTerms(styles, designer.styles, speaks).map(({ name }) => name),
    })
    .where('id', '=', userId)
    .execute();
}

async function loadMerchant(
  pictures: DemoPictures,
  clock: Clock,
  { shows, ...merchant }: DemoMerchant,
  hash: string,
): Promise<void> {
  const { db } = pictures;
  const id = `m_${merchant.key}`;
  const userId = await userOf(db, clock, merchant, 'ROLE_MERCHANT', hash);
  const cover = await demoPicture(pictures, roomPictureKey(...shows), 'product', userId);
  await saveMerchant(db, clock, { ...merchant, id, userId, cover });
  await replaceTerms(db, id, demoTerms(merchant.city));
}

async function loadSiteTexts(db: Database, now: Date): Promise<void> {
  for (const [position, { id = `q_demo${position}`, topic, question, answer }] of faqs.entries())
    await upsertFaq(db, {
      id,
      topic,
      position,
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      updated_at: now,
    });
  for (const [position, { key, place, title, text, link }] of banners.entries())
    await upsertBanner(db, {
      id: `b_${key}`,
      place,
      position,
      title: JSON.stringify(title),
      text: JSON.stringify(text),
      link,
      updated_at: now,
    });
  for (const [position, { key, name, url }] of partners.entries())
    await upsertPartner(db, { id: `n_${key}`, position, name, url, updated_at: now });
}

/** The account behind a person: one of the demo's own, or one with an unknown password. */
async function userOf(
  db: Database,
  clock: Clock,
  {
    key,
    account,
    name,
    city,
    speaks,
  }: Pick<DemoDesigner | DemoMerchant, 'key' | 'account' | 'name' | 'city' | 'speaks'>,
  role: 'ROLE_DESIGNER' | 'ROLE_MERCHANT',
  passwordHash: string,
): Promise<string> {
  const kind = account ?? `world:${key}`;
  if (account === undefined) {
    const now = clock.now();
    const restored = await restoreDemoUser(db, {
      id: newId('u', now),
      email: `${key}@world.hien.example`,
      nickname: name,
      city,
      locale: speaks,
      roles: ['ROLE_USER', role],
      demo_kind: kind,
      password_hash: passwordHash,
      status: 'active',
      created_at: now,
      updated_at: now,
    });
    if (role === 'ROLE_DESIGNER') await ensurePlan(db, { clock }, restored, 'pro', 120);
  }
  const row = await db.selectFrom('users').select('id').where('demo_kind', '=', kind).executeTakeFirstOrThrow();
  return row.id;
}

/** The accounts behind designers and merchants, by the ids of those. */
async function ownersOf(db: Database): Promise<Map<string, string>> {
  const rows = [
    ...(await db.selectFrom('designers').select(['id', 'user_id']).execute()),
    ...(await db.selectFrom('merchants').select(['id', 'user_id']).execute()),
  ];
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

function fingerprint(): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        designers,
        merchants,
        merchants.map(({ city }) => demoTerms(city)),
        products,
        [...rooms],
        // Of which the labels of variants are made.
        families.map(({ parameters }) => parameters),
        finishes.map(({ name }) => name),
        works,
        articles,
        faqs,
        banners,
        partners,
        talks,
        talkBuyers,
        readNotes(picturesFolder()),
        readGlbNotes(),
        reviews,
      ]),
    )
    .digest('base64url')
    .slice(0, 22);
}

async function loadedWorld(db: Database): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'demo_world').executeTakeFirst();
  return row?.value;
}

async function noteLoaded(db: Database, print: string, now: Date): Promise<void> {
  const row = { value: JSON.stringify(print), updated_at: now };
  await db
    .insertInto('settings')
    .values({ key: 'demo_world', ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
