import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { insertPastUser, inDatabase } from '../support/back-office.ts';
import { open, visitors, type Visit } from '../support/browser.ts';
import { signIn, signInToDemo } from '../support/people.ts';

const visit = visitors();

/** Each would run where text becomes markup, an attribute, an address, a style or a script. */
const hostile = [
  '<script>window.hacked=1</script>',
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload="window.hacked=1"></svg>',
  '"><img src=x onerror=window.hacked=1>',
  "' onmouseover='window.hacked=1' x='",
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<form action="javascript:window.hacked=1"><button autofocus onfocus="window.hacked=1">x</button></form>',
  '<style>@import "//evil.example/a.css";</style>',
  '<base href="//evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example/">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  '<template><script>window.hacked=1</script></template>',
  '</textarea></title></noscript><img src=x onerror=window.hacked=1>',
  '--><img src=x onerror=window.hacked=1><!--',
  ']]><script>window.hacked=1</script>',
  '${window.hacked=1}{{window.hacked=1}}#{window.hacked=1}<%= window.hacked=1 %>',
  '[x](javascript:window.hacked=1) ![x](x"onerror="window.hacked=1)',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '\u2028window.hacked=1//',
].join(' ');
const mark = '<svg onload="window.hacked=1"></svg>';
const trilingual = JSON.stringify({ en: hostile, vi: hostile, zh: hostile });
const ids = { work: 'w_scripte2e', product: 'p_scripte2e', variant: 'v_scripte2e' };

/** Beside the lists and the search: only who knows their address finds them, so that no other test does. */
async function publish(): Promise<void> {
  const copy = (table: string, change: object, where: string) =>
    sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(t) ||
      ${JSON.stringify(change)}::jsonb)).* from ${sql.table(table)} t where ${sql.raw(where)} order by id limit 1`;
  // The newest: they are on the first page of the console, whatever other tests have made.
  const now = new Date().toISOString();
  const texts = JSON.parse(trilingual) as object;
  const words = { name: texts, description: texts, created_at: now, updated_at: now };
  await inDatabase(async (db) => {
    await copy('works', { id: ids.work, ...words }, `status = 'shelved'`).execute(db);
    await copy('products', { id: ids.product, ...words }, `status = 'shelved' and made_to_size is null`).execute(db);
    const label = JSON.parse(trilingual) as object;
    await copy(
      'product_variants',
      { id: ids.variant, product_id: ids.product, position: 0, label, sku: null },
      `position = 0`,
    ).execute(db);
  });
}

async function withdraw(): Promise<void> {
  await inDatabase(async (db) => {
    await sql`delete from works where id = ${ids.work}`.execute(db);
    await sql`delete from products where id = ${ids.product}`.execute(db);
  });
}

/** What a script that ran, or markup that came to life, would leave in the page. */
const left = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    return {
      hacked: 'hacked' in window,
      handlers: all.flatMap((each) => each.getAttributeNames().filter((name) => name.startsWith('on'))),
      frames: document.querySelectorAll('iframe[srcdoc], base, meta[http-equiv=refresh]').length,
      links: all.filter((each) => /^\s*javascript:/i.test(each.getAttribute('href') ?? '')).length,
    };
  });
const nothing = { hacked: false, handlers: [], frames: 0, links: 0 };

test('A17: scripts in names, descriptions and feedback are text, on public pages and in the console', async () => {
  const person = await insertPastUser({ nickname: mark });
  await publish();
  try {
    const dialogs: string[] = [];
    const visitor = async (how: Visit) => {
      const one = await visit({ language: 'en', ...how });
      one.page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      return one;
    };
    const shows = async (page: Page, path: string) => {
      await open(page, path);
      await page.getByText(mark).first().waitFor({ state: 'attached' });
      expect([path, await left(page)]).toEqual([path, nothing]);
    };

    const { page, context } = await visitor({});
    await shows(page, `/things/detail?id=${ids.work}`);
    await shows(page, `/things/detail?id=${ids.product}`);
    await signIn(context, person);
    await context.request.post('/api/common/feedback', {
      data: { message: hostile, page: '/help' },
      headers: { origin: inject('baseUrl') },
    });
    await shows(page, '/user/user');

    // At the machine itself: from elsewhere an admin would first need a second factor.
    const { page: desk, context: office } = await visitor({ direct: true });
    await signInToDemo(office, 'admin');
    await shows(desk, `/admin/users?w=${encodeURIComponent(person.email)}`);
    await shows(desk, '/admin/feedback');
    await shows(desk, '/admin/works');
    await shows(desk, '/admin/products');
    expect(dialogs).toEqual([]);
  } finally {
    await withdraw();
  }
});
