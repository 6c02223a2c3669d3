import type { Database } from '#db/database.ts';
import { restoreDemoUser } from '#features/people/accounts/sign-in/demo-queries.server.ts';
import {
  addEntry,
  findDesignOrder,
  insertDesignOrder,
  markSeen,
  markNotified,
} from '#features/trade/design-orders/design-order-queries.server.ts';
import { sides } from '#features/trade/design-orders/design-order-states.ts';
import { newId } from '#lib/id.ts';
import type { Clock } from '#platform/clock.ts';
import { talkBuyers, talks, type DemoBuyer, type DemoTalk } from './world/talks.ts';
import { workId, works } from './world/works.ts';

const hour = 3_600_000;

/** The demo's conversations. An existing one may have been continued, and is left. */
export async function loadTalks(
  db: Database,
  clock: Clock,
  hash: string,
  owners: ReadonlyMap<string, string>,
): Promise<void> {
  const buyers = new Map<string, { buyer: string; mobile: string }>();
  for (const buyer of talkBuyers)
    buyers.set(buyer.key, { buyer: await buyerOf(db, clock, buyer, hash), mobile: buyer.mobile });
  for (const talk of talks) {
    const buyer = buyers.get(talk.buyer)!;
    const designer = owners.get(`d_${talk.designer}`)!;
    if (!(await findDesignOrder(db, `k_${talk.key}`))) await loadTalk(db, clock, talk, { ...buyer, designer });
  }
}

async function loadTalk(
  db: Database,
  clock: Clock,
  { key, designer, home, brief, terms = '', entries, unread = 0, buyer: who }: DemoTalk,
  people: { buyer: string; designer: string; mobile: string },
): Promise<void> {
  const id = `k_${key}`;
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * hour);
  const begun = ago(entries[0]![0]);
  const ended = ago(entries.at(-1)![0]);
  const work = home === undefined ? null : works.find((each) => each.id === workId(home))!;
  const price = entries.findLast(([, , , step]) => step?.price !== undefined)?.[3]?.price ?? null;
  const state = entries.findLast(([, , , step]) => step !== undefined)?.[3]?.state ?? 'ASKED';
  await insertDesignOrder(
    db,
    {
      id,
      buyer_id: people.buyer,
      designer_id: `d_${designer}`,
      work_id: work?.id ?? null,
      work_name: JSON.stringify(work?.name ?? {}),
      state,
      contact: who === 'lan' ? 'lan@hien.example' : `${who}@world.hien.example`,
      mobile: people.mobile,
      wishes: brief?.wishes ?? entries[0]![2],
      area: brief?.area ?? null,
      budget: brief?.budget ?? null,
      address: brief?.address ?? '',
      price,
      terms,
      created_at: begun,
      updated_at: ended,
    },
    people.designer,
  );
  for (const [hours, by, text, step] of entries)
    await addEntry(db, {
      orderId: id,
      by,
      authorId: people[by],
      state: step?.state ?? null,
      text,
      files: [],
      price: step?.price ?? null,
      at: ago(hours),
    });
  for (const side of sides) {
    const toRead = entries.at(-1)![1] === side ? 0 : unread;
    await markSeen(db, { orderId: id, side, position: entries.length - toRead, at: ended });
    // No mails about invented events.
    await markNotified(db, { orderId: id, side, told: true, lettered: true });
  }
}

async function buyerOf(
  db: Database,
  clock: Clock,
  { key, account, speaks, name, city, mobile }: DemoBuyer,
  passwordHash: string,
): Promise<string> {
  if (account !== undefined)
    return (await db.selectFrom('users').select('id').where('demo_kind', '=', account).executeTakeFirstOrThrow()).id;
  const now = clock.now();
  return restoreDemoUser(db, {
    id: newId('u', now),
    email: `${key}@world.hien.example`,
    nickname: name,
    city,
    mobile,
    locale: speaks,
    roles: ['ROLE_USER'],
    demo_kind: `world:${key}`,
    password_hash: passwordHash,
    status: 'active',
    created_at: now,
    updated_at: now,
  });
}
