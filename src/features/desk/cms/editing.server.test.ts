import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFaqs } from '#features/catalogue/content/site-texts.server.ts';
import { pageText } from '#features/catalogue/content/page-texts.server.ts';
import { amountLimits } from '#features/trade/payments/payment-limits.ts';
import type { Locale } from '#lib/locale.ts';
import type { RequestContext } from '#platform/context.ts';
import { readSetting } from '#platform/settings-queries.server.ts';
import {
  giveRoles,
  registerPerson,
  signIn,
  testApp,
  type CallOptions,
  type Method,
  type TestApp,
} from '../../../../tests/support/app.ts';
import { cmsBodies } from '../../../../tests/support/cms-samples.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../tests/support/pictures.ts';
import type { ArticleEntry } from './article-entry.ts';
import type { BannerEntry } from './banner-entry.ts';
import type { FaqEntry } from './faq-entry.ts';
import type { PageEntry } from './page-entry.ts';

let world: TestApp;
let admin: { id: string; token: string };
beforeAll(async () => {
  world = await testApp();
  const person = await registerPerson(world);
  await giveRoles(world, person.id, 'ROLE_ADMIN');
  admin = { id: person.id, token: await signIn(world, person) };
});
afterAll(() => world.close());

const ask = (method: Method, path: string, body?: unknown, options: CallOptions = {}) =>
  world.call(method, `/admin${path}`, { token: admin.token, body, ...options });
const sample = (name: string) => cmsBodies[name]!;
const reader = (locale: Locale) => ({ ...world.services, locale }) as RequestContext;
const records = (target: string) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('target', '=', target)
    .orderBy('id')
    .execute();

describe('E3 the house’s own words are rows an admin edits, in three languages', () => {
  test('a question written, changed and taken away is what readers see, each step on record with before and after', async () => {
    const made = (await ask('POST', '/faqs', sample('POST /admin/faqs'))).data as FaqEntry;
    expect(made).toMatchObject({ version: 1, missing: [], topic: 'buying' });
    const { id, version } = made;
    const changed = await ask('PUT', `/faqs/${id}`, {
      ...sample('POST /admin/faqs'),
      answer: { vi: 'Ba ngày.', en: '', zh: '  ' },
      version,
    });
    expect(changed.data).toMatchObject({ version: 2, answer: { vi: 'Ba ngày.' }, missing: ['zh', 'en'] });
    for (const [locale, lang] of [
      ['vi', 'vi'],
      ['en', 'vi'],
      ['zh', 'vi'],
    ] as const) {
      expect((await listFaqs(reader(locale))).find((faq) => faq.id === id)).toMatchObject({
        answer: { text: 'Ba ngày.', lang },
        question: { lang: locale },
      });
    }
    expect((await ask('DELETE', `/faqs/${id}`, { version: 2 })).status).toBe(200);
    expect((await listFaqs(reader('vi'))).find((faq) => faq.id === id)).toBeUndefined();
    expect(await records(id)).toMatchObject([
      { action: 'faq.created', actor_id: admin.id, after: { topic: 'buying' } },
      { action: 'faq.changed', before: { answer: { en: 'Within a week.' } }, after: { answer: { vi: 'Ba ngày.' } } },
      { action: 'faq.deleted', before: { answer: { vi: 'Ba ngày.' } } },
    ]);
    expect((await records(id))[1]!.after, 'only what changed').not.toHaveProperty('topic');
  });

  test('two editors: the second gets 409 with what is there now, and nothing of theirs is kept', async () => {
    const { id, version } = (await ask('POST', '/faqs', sample('POST /admin/faqs'))).data as FaqEntry;
    const answers = await Promise.all(
      ['Một.', 'Hai.'].map((vi) =>
        ask('PUT', `/faqs/${id}`, { ...sample('POST /admin/faqs'), answer: { vi }, version }),
      ),
    );
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won!.status, lost!.status]).toEqual([200, 409]);
    expect(lost).toMatchObject({ error: 'conflict', data: { id, version: 2, answer: (won!.data as FaqEntry).answer } });
    expect((await ask('DELETE', `/faqs/${id}`, { version })).status).toBe(409);
    expect(await records(id)).toHaveLength(2);
  });

  test('what is bad is refused by its field: no language, an unknown one, an unknown topic, signs that turn text around', async () => {
    const good = sample('POST /admin/faqs');
    const bad: [string, object][] = [
      ['question', { question: {} }],
      ['question', { question: { en: ' ' } }],
      ['question', { question: { fr: 'Quand' } }],
      ['topic', { topic: 'weather' }],
      ['answer', { answer: { en: 'a\u202egnp.exe' } }],
      ['question', { question: { en: 'x'.repeat(301) } }],
      ['position', { position: -1 }],
    ];
    for (const [field, part] of bad) {
      const answer = await ask('POST', '/faqs', { ...good, ...part });
      expect(answer.status).toBe(400);
      expect(
        answer.faults!.some((fault) => fault.field.split('.')[0] === field || fault.error === 'unknown_field'),
        JSON.stringify(part),
      ).toBe(true);
    }
    expect((await ask('POST', '/faqs', { ...good, answer: { en: 'x'.repeat(1_000_000) } })).status).toBe(413);
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(
        (await ask(method, '/faqs/q_none', method === 'GET' ? undefined : sample(`${method} /admin/faqs/{id}`))).status,
      ).toBe(404);
  });

  test('only an admin: a visitor is asked in, anyone else is refused', async () => {
    const lan = await registerPerson(world);
    expect((await world.call('GET', '/admin/faqs')).status).toBe(401);
    expect(
      (await world.call('POST', '/admin/faqs', { token: await signIn(world, lan), body: sample('POST /admin/faqs') }))
        .status,
    ).toBe(403);
  });
});

describe('E2, E3 articles: rich text by a list of what may be said', () => {
  const good = sample('POST /admin/articles');

  test('script and HTML are text; a link that runs something is refused', async () => {
    const html = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    const made = (
      await ask('POST', '/articles', {
        ...good,
        status: 'published',
        body: {
          en: `##   Grain\n\n\n\n${html}\n\n1. one\n2. two\n\n> said\n\n**Oak** is [pale](/works) and [hard](https://oak.example/a).`,
        },
      })
    ).data as ArticleEntry;
    expect(made.body.en).toBe(
      `## Grain\n\n${html}\n\n1. one\n2. two\n\n> said\n\n**Oak** is [pale](/works) and [hard](https://oak.example/a).`,
    );
    expect((await world.call('GET', `/articles/${made.id}`)).data).toMatchObject({ body: { text: made.body.en } });
    for (const link of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://plain.example',
      '/\\evil.example',
      'vbscript:x',
      'java\u200bscript:x',
    ]) {
      expect(await ask('POST', '/articles', { ...good, body: { en: `Read [this](${link}).` } }), link).toMatchObject({
        status: 400,
        error: 'link_refused',
        field: 'body',
      });
    }
  });

  test('a draft is not found, a published one is, one taken away says so and can come back', async () => {
    const made = (await ask('POST', '/articles', { ...good, title: { vi: 'Gỗ lim xanh' } })).data as ArticleEntry;
    const status = async () => (await world.call('GET', `/articles/${made.id}`)).status;
    expect([made.status, made.publishedAt, await status()]).toEqual(['draft', null, 404]);
    const { body, topic, title, summary, author, cover } = made;
    const shown = (
      await ask('PUT', `/articles/${made.id}`, {
        body,
        topic,
        title,
        summary,
        author,
        cover,
        status: 'published',
        version: 1,
      })
    ).data as ArticleEntry;
    expect(shown.publishedAt).not.toBeNull();
    expect((await world.call('GET', '/articles?w=g%E1%BB%97%20lim%20xanh')).data).toMatchObject({
      items: [{ id: made.id }],
    });
    expect((await ask('DELETE', `/articles/${made.id}`, { version: 2 })).status).toBe(200);
    expect(await status()).toBe(410);
    expect((await ask('GET', '/articles?status=deleted')).data).toMatchObject({ rows: [{ id: made.id, version: 3 }] });
    expect(
      (
        await ask('PUT', `/articles/${made.id}`, {
          body,
          topic,
          title,
          summary,
          author,
          cover,
          status: 'published',
          version: 3,
        })
      ).data,
    ).toMatchObject({ status: 'published', publishedAt: shown.publishedAt });
    expect(await status()).toBe(200);
  });
});

describe('D6, E1 banners', () => {
  test('a picture is the editor’s own and of the right kind; another’s is the same 404 as none', async () => {
    const upload = async (kind: string, token: string) =>
      (await world.call('POST', `/media?kind=${kind}`, { token, ...formOf({ bytes: await jpegOf(800, 400) }) }))
        .data as { id: string };
    const own = await upload('banner', admin.token);
    const good = sample('POST /admin/banners');
    const made = (await ask('POST', '/banners', { ...good, picture: own.id })).data as BannerEntry;
    expect(made.pictures.picture).toMatchObject({ width: 800, height: 400 });
    expect(
      (await world.db.selectFrom('media').select('claimed_at').where('id', '=', own.id).executeTakeFirstOrThrow())
        .claimed_at,
    ).not.toBeNull();
    const lan = await registerPerson(world);
    for (const picture of [
      (await upload('avatar', await signIn(world, lan))).id,
      (await upload('article', admin.token)).id,
      'i_none',
    ])
      expect((await ask('POST', '/banners', { ...good, picture })).status).toBe(404);
    expect((await ask('PUT', `/banners/${made.id}`, { ...good, picture: own.id, version: 1 })).status).toBe(200);
  });

  test('a picture that is replaced or taken down with its banner is let go, but not one that hangs elsewhere too', async () => {
    const upload = async () =>
      (
        (
          await world.call('POST', '/media?kind=banner', {
            token: admin.token,
            ...formOf({ bytes: await jpegOf(640, 320) }),
          })
        ).data as { id: string }
      ).id;
    const claimed = async (ids: string[]) =>
      (
        await world.db
          .selectFrom('media')
          .select('id')
          .where('id', 'in', ids)
          .where('claimed_at', 'is not', null)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id);
    const first = await upload();
    const second = await upload();
    const shared = await upload();
    const good = sample('POST /admin/banners');
    const hang = async (picture: string, picturePhone: string | null) =>
      (await ask('POST', '/banners', { ...good, picture, picturePhone })).data as BannerEntry;
    const one = await hang(first, shared);
    const other = await hang(shared, null);
    expect(
      (await ask('PUT', `/banners/${one.id}`, { ...good, picture: second, picturePhone: null, version: 1 })).status,
    ).toBe(200);
    expect(await claimed([first, second, shared])).toEqual([second, shared].toSorted());
    for (const [id, version] of [
      [one.id, 2],
      [other.id, 1],
    ] as const)
      expect((await ask('DELETE', `/banners/${id}`, { version })).status).toBe(200);
    expect(await claimed([first, second, shared])).toEqual([]);
  });

  test('a link elsewhere and an end before its beginning are refused', async () => {
    const good = sample('POST /admin/banners');
    expect(await ask('POST', '/banners', { ...good, link: 'javascript:alert(1)' })).toMatchObject({
      status: 400,
      field: 'link',
      error: 'link_refused',
    });
    expect(await ask('POST', '/banners', { ...good, endsAt: '2026-10-01T00:00:00Z' })).toMatchObject({
      status: 400,
      field: 'endsAt',
    });
  });
});

describe('E3 pages of text and settings', () => {
  test('a page begins with the product’s own words, is written anew, and goes back to them', async () => {
    const before = (await ask('GET', '/pages/aboutUs')).data as PageEntry;
    expect(before).toMatchObject({ version: 0, content: {}, missing: [] });
    expect(before.shipped.zh!.sections.length).toBeGreaterThan(2);
    const vi = { ...before.shipped.vi!, lead: 'Nhà của <b>bạn</b>, {company}.' };
    expect((await ask('PUT', '/pages/aboutUs', { version: 0, content: { vi } })).data).toMatchObject({
      version: 1,
      missing: ['zh', 'en'],
    });
    expect(await pageText(reader('en'), 'aboutUs')).toMatchObject({ lang: 'vi', lead: 'Nhà của <b>bạn</b>, Hiên 轩.' });
    expect(await ask('PUT', '/pages/aboutUs', { version: 0, content: { vi } })).toMatchObject({
      status: 409,
      data: { version: 1 },
    });
    expect((await ask('DELETE', '/pages/aboutUs', { version: 1 })).data).toMatchObject({ version: 0 });
    expect(await pageText(reader('en'), 'aboutUs')).toMatchObject({ lang: 'en', lead: before.shipped.en!.lead });
    expect((await ask('GET', '/pages/home')).status).toBe(404);
    expect((await records('aboutUs')).map(({ action }) => action)).toEqual(['page.changed', 'page.reset']);
  });

  test('every page the product ships with could be written by the form as it stands', async () => {
    for (const { key, shipped } of (await ask('GET', '/pages')).data as PageEntry[])
      expect(await ask('PUT', `/pages/${key}`, { version: 0, content: shipped }), key).toMatchObject({
        status: 200,
        data: { missing: [] },
      });
  });

  test('settings are typed: what holds now, a wrong value is refused, two at once, on record', async () => {
    expect(await readSetting(world.db, 'commission')).toEqual({ basisPoints: 0 });
    expect(await readSetting(world.db, 'joining')).toEqual({ merchant: 3_800_000 });
    const good = sample('PUT /admin/settings/commission');
    for (const value of [{ basisPoints: 2.5 }, { basisPoints: 5001 }, {}, { basisPoints: 500, pin: '1' }])
      expect((await ask('PUT', '/settings/commission', { version: 0, value })).status).toBe(400);
    const tooMuch = { merchant: amountLimits.most + 1 };
    expect((await ask('PUT', '/settings/joining', { version: 0, value: tooMuch })).status).toBe(400);
    const both = await Promise.all([
      ask('PUT', '/settings/commission', good),
      ask('PUT', '/settings/commission', good),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readSetting(world.db, 'commission')).toEqual(good.value);
    expect(await records('commission')).toMatchObject([
      { action: 'setting.changed', before: { basisPoints: 0 }, after: { basisPoints: 500 } },
    ]);
    expect((await ask('GET', '/settings')).data).toContainEqual(
      expect.objectContaining({ key: 'commission', version: 1, value: good.value }),
    );
  });
});
