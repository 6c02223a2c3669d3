import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { pageAt, pages, type PageKey } from '#features/catalogue/content/addresses.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { addressOf } from './support/addresses.ts';
import { open, visitors } from './support/browser.ts';
import { signInToDemo, someAddress } from './support/people.ts';
import { untranslatedKey, wordsOf } from './support/words.ts';

const visitor = visitors();
const keys = Object.keys(pages) as PageKey[];

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A browser's first request and nothing more: no redirects followed, no cookies kept. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    httpGet(inject('baseUrl') + path, { headers: { 'x-forwarded-for': someAddress(), ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    }).on('error', reject);
  });
}

/** The three ways a language is asked for; all must give it from the first byte. */
const ways: ((language: Locale, path: string) => Promise<Reply>)[] = [
  (language, path) =>
    ask(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`, {
      'accept-language': 'fr',
      cookie: 'i18n_redirected=en',
    }),
  (language, path) => ask(path, { cookie: `i18n_redirected=${language}`, 'accept-language': 'fr' }),
  (language, path) => ask(path, { 'accept-language': `fr;q=0.9,${language}-XX;q=0.8,de` }),
];

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', '’').replaceAll('&amp;', '&') ?? '';
}

test('A1: the route table is the seed’s list and exactly our own', () => {
  const seed = [
    '/',
    '/help',
    '/error',
    '/works',
    '/notice',
    '/aboutus',
    '/article',
    '/product',
    '/user/user',
    '/user/desginer',
    '/user/merchant',
    '/Disclaimer',
    '/TermsOfUse',
    '/PrivacyPolicy',
    '/blog/detail',
    '/price',
    '/price/success',
    '/price/applymch',
    '/price/info-desginer',
    '/price/merchantSuccess',
    '/things/detail',
    '/things/product-bill',
    '/things/product-result',
    '/things/merchant-detail',
    '/desginer/desginers',
    '/desginer/desgin-bill',
    '/desginer/desgin-detail',
    '/desginer/designer-result',
  ];
  const ours = [
    '/things/merchants',
    '/models',
    '/models/detail',
    '/workspace',
    '/cart',
    '/admin',
    '/outbox',
    '/offline',
  ];
  expect(keys.map((key) => pages[key].path).toSorted()).toEqual([...seed, ...ours].toSorted());
  expect(pageAt('/admin/users')).toBe('admin');
});

test('B2: 60 server-rendered requests at once in mixed languages, none in the wrong one', async () => {
  const paths = ['/', '/works', '/help', '/price', '/TermsOfUse', '/aboutus', '/product'];
  const asked = Array.from({ length: 60 }, (_, n) => ({
    language: locales[n % 3]!,
    path: paths[n % paths.length]!,
    way: ways[Math.floor(n / 3) % 3]!,
  }));
  const replies = await Promise.all(asked.map(({ language, path, way }) => way(language, path)));
  const titles = Object.fromEntries(
    await Promise.all(
      paths.flatMap((path) =>
        locales.map(
          async (language) => [`${language}${path}`, titleOf((await ways[1]!(language, path)).body)] as const,
        ),
      ),
    ),
  );
  for (const [n, { status, body }] of replies.entries()) {
    const { language, path } = asked[n]!;
    const others = locales.filter((each) => each !== language);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${language}"`);
    expect(titleOf(body)).toBe(titles[`${language}${path}`]);
    expect(body).toContain(wordsOf(language).shell('header.signIn'));
    for (const other of others)
      expect(body, `${language} ${path}`).not.toContain(`>${wordsOf(other).shell('header.signIn')}<`);
  }
});

test('N1: every route has a title and a description of its own in each language', async () => {
  for (const language of locales) {
    const heads = await Promise.all(
      keys
        .filter((key) => key !== 'error' && key !== 'outbox')
        .map(async (key) => {
          const { body, status } = await ways[1]!(language, addressOf(key));
          return {
            key,
            status,
            title: titleOf(body),
            description: /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '',
          };
        }),
    );
    for (const head of heads) {
      expect(head.status, `${language} ${head.key}`).toBeLessThan(400);
      if (head.status !== 200) continue;
      expect(head.title.length, head.key).toBeGreaterThan(3);
      expect(head.description.length, head.key).toBeGreaterThan(5);
    }
    const shown = heads.filter((head) => head.status === 200);
    expect(new Set(shown.map((head) => head.title)).size, `titles in ${language}`).toBe(shown.length);
    expect(new Set(shown.map((head) => head.description)).size, `descriptions in ${language}`).toBe(shown.length);
  }
});

test('A2: an unmatched route ends at /error with status 404 and says which page', async () => {
  const first = await ask('/no/such/page?x=1', { 'accept-language': 'en' });
  expect(first.status).toBe(302);
  const second = await ask(first.headers.location as string, { 'accept-language': 'en' });
  expect(second.status).toBe(404);
  expect(second.body).toContain('Page Not Found');
  expect(second.body).toContain('Page not found: /no/such/page');
  const hostile = await ask(`/error?code=404&path=${encodeURIComponent('/<script>alert(1)</script>')}`);
  expect(hostile.body).not.toContain('<script>alert(1)');
  const other = await ask('/error?code=500&message=pay+here', { 'accept-language': 'en' });
  expect(other.status).toBe(200);
  expect(other.body).toContain('Internal Server Error');
  expect(other.body).not.toContain('pay here');
});

test('the seed’s spelling is canonical: other cases, slashes and right spellings lead to it, with their query', async () => {
  for (const [from, to] of [
    ['/termsofuse', '/TermsOfUse'],
    ['/WORKS/?style=a', '/works?style=a'],
    ['/designer/designers', '/desginer/desginers'],
    ['/user/designer', '/user/desginer'],
    ['/price/merchantsuccess', '/price/merchantSuccess'],
  ] as const) {
    const { status, headers } = await ask(from);
    expect(status, from).toBe(308);
    expect(headers.location, from).toBe(to);
  }
  expect((await ask('//evil.example/works')).headers.location ?? '').not.toMatch(/^\/\/|^http/);
});

test('language: canonical is the ?lang= form, x-default the bare one; ?lang= is not stored', async () => {
  const { body, headers } = await ask('/works?lang=vn');
  expect(body).toContain('<html lang="vi"');
  const links = [...body.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/gi)].map(
    ([, rel, language, href]) =>
      `${rel} ${language ?? ''} ${new URL(href!.replaceAll('&amp;', '&')).pathname}${new URL(href!).search}`,
  );
  expect(links).toEqual([
    'canonical  /works?lang=vi',
    'alternate zh /works?lang=zh',
    'alternate en /works?lang=en',
    'alternate vi /works?lang=vi',
    'alternate x-default /works',
  ]);
  expect(headers['set-cookie']).toBeUndefined();
});

/** Inline scripts that run; data for search engines does not. */
function inlineScripts(body: string): { attributes: string; text: string }[] {
  const scripts = [...body.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );
  return scripts.filter(({ attributes }) => !attributes.includes('application/ld+json'));
}

test('CSP: strict; every inline script of a page made for one carries this response’s own nonce', async () => {
  const [one, two] = await Promise.all([ask('/?for=one'), ask('/?for=one')]);
  const nonces = [one, two].map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(String(one.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
  expect(inlineScripts(one.body).length).toBeGreaterThan(0);
  for (const { attributes } of inlineScripts(one.body)) expect(attributes).toContain(`nonce="${nonces[0]}"`);
  expect(one.body).not.toMatch(/<style|\son\w+="/);
});

test('CSP: a page that many get names each inline script by its hash, and no nonce', async () => {
  const { headers, body } = await ask('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/nonce-|script-src[^;]*unsafe/);
  expect(inlineScripts(body).length).toBeGreaterThan(0);
  for (const { text } of inlineScripts(body))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(body).not.toMatch(/<\w[^>]*\snonce=/);
});

test('pages and files travel packed; built files may be kept for ever, pages may not', async () => {
  const page = await ask('/', { 'accept-encoding': 'br, gzip' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(String(page.headers['cache-control'])).toMatch(/no-cache|no-store/);
  const asset = /\/assets\/[\w.-]+\.js/.exec((await ask('/')).body)![0];
  const file = await ask(asset, { 'accept-encoding': 'br' });
  expect(file.headers['content-encoding']).toBe('br');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('A1: /sitemap.xml is served by the server', async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('xml');
  expect(body).toContain('hreflang="zh"');
});

test('D5: /api/docs shows the calls to people, and the OpenAPI document is beside it', async () => {
  const { body, status } = await ask('/api/docs');
  expect(status).toBe(200);
  for (const path of ['/auth/register', '/auth/login:mobile-code', '/user/coohom-token']) expect(body).toContain(path);
  expect(JSON.parse((await ask('/api/openapi.json')).body)).toHaveProperty('openapi', '3.1.0');
});

test.for(locales)(
  'A1, B2: every route survives a reload and hydrates without an error (%s)',
  { timeout: 240_000 },
  async (language) => {
    const { page } = await visitor({ language });
    for (const key of keys) {
      const path = addressOf(key);
      await open(page, path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
      const text = await page.locator('body').innerText();
      expect(text, path).not.toMatch(untranslatedKey);
      expect(text, path).not.toMatch(/\{\w+(, \w+)?/);
    }
  },
);

test('A4: the first byte already marks the section one is in, and none elsewhere', async () => {
  for (const [path, tab] of [
    ['/price/success', 'price'],
    ['/works?style=a', 'works'],
    ['/help', 'help'],
    ['/', null],
    ['/things/product-result', null],
  ] as const) {
    const { body } = await ask(path, { 'accept-language': 'en' });
    const header = /<header[\s\S]*?<\/header>/.exec(body)![0];
    const marked = [...header.matchAll(/aria-current="page"[^>]*>([^<]+)/g)].map((match) => match[1]);
    expect(marked, path).toEqual(tab === null ? [] : [wordsOf('en').shell(`tabs.${tab}`)]);
  }
});

test('HEAD answers as GET does, without a body', async () => {
  for (const path of ['/', '/price', '/error?code=404', '/api/docs', '/favicon.svg']) {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        fetch(inject('baseUrl') + path, { method, headers: { 'x-forwarded-for': someAddress() } }),
      ),
    );
    expect([head!.status, head!.headers.get('content-type')], path).toEqual([
      get!.status,
      get!.headers.get('content-type'),
    ]);
    expect(await head!.text(), path).toBe('');
  }
});

test('D: nothing secret stands in a page: no token, no key, no password, whoever looks at it', async () => {
  const secret = await readFile(join(inject('dataDir'), 'secret'), 'utf8');
  const { context } = await visitor();
  await signInToDemo(context, 'user');
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  for (const path of ['/', '/user/user', '/price']) {
    const html = await (await context.request.get(path)).text();
    expect(
      [secret, token, token.split('.')[2]!, inject('databaseUrl'), 'argon2', 'password_hash', '"mobile_hash"'].filter(
        (each) => html.includes(each),
      ),
      path,
    ).toEqual([]);
  }
});
