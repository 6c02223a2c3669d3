import fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUser } from '#features/people/accounts/account-queries.server.ts';
import { insertSession } from '#features/people/accounts/sessions/session-queries.server.ts';
import { signAccessToken } from '#features/people/accounts/sessions/tokens.server.ts';
import { initialOf } from '#lib/person.ts';
import type { RequestContext } from '#platform/context.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { strangerPage } from '../../../tests/support/pages/stranger-page.tsx';
import { answerPages } from './answer-pages.ts';
import { contentChanged } from './kept-pages.ts';

interface Someone {
  id: string;
  sid: string;
  nickname: string;
  email: string;
  token: string;
}

/** Names that mean something in HTML, JSON, scripts and patterns. */
const names = [
  'Lan',
  '李梅',
  'Ðặng Thị Ánh',
  '</script><script>steal()</script>',
  `"quoted" & 'single' <b>`,
  '$& $1 $$ \\ \\n',
  'a\u2028b\u2029c',
  'İstanbul',
];

let world: TestApp;
let rendered = 0;
const people: Someone[] = [];
beforeAll(async () => {
  world = await testApp(
    {},
    {
      site: async (app, http) =>
        answerPages(app, http, {
          developing: false,
          render: async (request, ctx, nonce) => {
            rendered += 1;
            const { pathname } = new URL(request.url);
            // The help page of this house shows something of one's own.
            const own = pathname === '/help' ? (ctx.session?.userId ?? 'nobody') : null;
            if (pathname === '/aboutUs') throw new Error('fails');
            return new Response(strangerPage(ctx.viewer, nonce, own), {
              headers: { 'content-type': 'text/html; charset=utf-8' },
            });
          },
        }),
    },
  );
  for (let n = 0; n < 100; n++) people.push(await someone(n));
});
afterAll(() => world.close());

async function someone(n: number): Promise<Someone> {
  const now = world.clock.now();
  const id = `u_leak${String(n).padStart(3, '0')}`;
  const sid = `s_leak${String(n).padStart(3, '0')}`;
  const nickname = `${names[n % names.length]} ${n}`;
  const email = `leak${n}@mail.example`;
  await insertUser(world.db, {
    id,
    email,
    mobile: `+8490${String(1_000_000 + n)}`,
    nickname,
    avatar: n % 3 === 0 ? `/media/face${n}.webp` : null,
    roles: n % 5 === 0 ? ['ROLE_USER', 'ROLE_DESIGNER'] : ['ROLE_USER'],
    city: 'Huế',
    password_hash: 'x',
    locale: 'vi',
    trial_ends_at: new Date(now.getTime() + n * 1000),
    created_at: now,
    updated_at: now,
  });
  await insertSession(world.db, {
    id: sid,
    user_id: id,
    rotated_at: now,
    device_hash: 'x',
    user_agent: '',
    address: '',
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  });
  const token = await signAccessToken(world.services.keys, { sub: id, sid, email }, now);
  return { id, sid, nickname, email, token };
}

async function visit(url: string, token: string | null, encoding = 'gzip') {
  const answer = await world.app.inject({
    url,
    headers: { host: 'localhost:3000', 'accept-language': 'en', 'accept-encoding': encoding },
    cookies: token === null ? {} : { token },
  });
  const packed = answer.headers['content-encoding'] === 'gzip';
  return {
    status: answer.statusCode,
    kept: answer.headers['x-page-cache'],
    policy: String(answer.headers['content-security-policy']),
    body: packed ? gunzipSync(answer.rawPayload).toString() : answer.body,
  };
}

const nonceIn = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
/** The page as it would be made for this person alone. */
async function ownPage(person: Someone, nonce: string): Promise<string> {
  const row = await world.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
  const viewer: RequestContext['viewer'] = {
    id: row.id,
    nickname: row.nickname,
    initial: initialOf(row.nickname),
    email: row.email,
    avatar: row.avatar,
    designerLevel: row.designer_level,
    roles: row.roles as NonNullable<RequestContext['viewer']>['roles'],
    applyStatus: row.apply_status,
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    planEndsAt: null,
    cookieAgreed: false,
    fresh: true,
  };
  return strangerPage(viewer, nonce, null, 'personal');
}

describe('M3: pages kept for people who are signed in', () => {
  test('a hundred people in any order, at once, packed or not: each sees their own page and nobody else’s', async () => {
    const pages = ['/', '/works', '/product?style=modern', '/works'];
    const visits = fc.sample(
      fc.record({
        person: fc.nat({ max: people.length - 1 }),
        page: fc.constantFrom(...pages),
        encoding: fc.constantFrom('gzip', 'identity'),
      }),
      { numRuns: 300 },
    );
    rendered = 0;
    const answers = await Promise.all(
      visits.map(async ({ person, page, encoding }) => ({
        person: people[person]!,
        ...(await visit(page, people[person]!.token, encoding)),
      })),
    );
    for (const { person, body, status, policy } of answers) {
      const nonce = nonceIn(body);
      expect(status).toBe(200);
      expect(body).toBe(await ownPage(person, nonce));
      expect(policy).toContain(`'nonce-${nonce}'`);
      for (const other of people) if (other !== person) expect(body).not.toContain(other.id);
    }
    expect(new Set(answers.map(({ body }) => nonceIn(body))).size).toBe(answers.length);
    // Four kinds of people (with or without a picture, designers or not), three pages.
    expect(rendered).toBeLessThanOrEqual(12);
  });

  test('what is kept names nobody', async () => {
    const texts: string[] = [];
    const { people: kept } = world.services.kept;
    const before = kept.figures();
    expect(before.entries).toBeGreaterThan(0);
    for (const person of people.slice(0, 10)) texts.push((await visit('/', person.token)).body);
    expect(kept.figures()).toEqual({ ...before, hits: before.hits + 10 });
    const visitor = await visit('/', null);
    for (const { id, email } of people) expect(visitor.body).not.toMatch(new RegExp(`${id}|${email}`));
  });

  test('a page that asks who is there is made for each of them alone', async () => {
    for (const person of people.slice(0, 4)) {
      const { body, kept } = await visit('/help', person.token);
      expect(kept).toBeUndefined();
      expect(body).toContain(`own:${person.id}`);
    }
  });

  test('a page that fails for a stranger is tried for the person, and never kept', async () => {
    const entries = () => world.services.kept.people.figures().entries;
    const before = entries();
    expect((await visit('/aboutUs', people[0]!.token)).status).toBe(500);
    expect(entries()).toBe(before);
  });

  test('who is blocked, signed out or given another name or role sees it with the next page', async () => {
    const [one, two, three] = people.slice(20, 23) as [Someone, Someone, Someone];
    for (const { token } of [one, two, three]) await visit('/', token);
    await world.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', one.id).execute();
    await world.db.updateTable('sessions').set({ revoked_at: world.clock.now() }).where('id', '=', two.sid).execute();
    await world.db
      .updateTable('users')
      .set({ nickname: 'Another', roles: ['ROLE_USER', 'ROLE_MERCHANT'] })
      .where('id', '=', three.id)
      .execute();
    for (const { token, id } of [one, two]) {
      const { body, status } = await visit('/', token);
      expect(status).toBe(200);
      expect(body).toContain('visitor');
      expect(body).not.toContain(id);
    }
    const { body } = await visit('/', three.token);
    expect(body).toBe(await ownPage(three, nonceIn(body)));
    expect(body).toContain('ROLE_MERCHANT');
  });

  test('a change of what it shows drops it for people as for visitors', async () => {
    const { token } = people[1]!;
    await visit('/works', token);
    expect((await visit('/works', token)).kept).toBe('filled');
    contentChanged(world.services.kept, 'works');
    expect((await visit('/works', token)).kept).toBe('miss');
  });
});
