import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pages } from '#features/catalogue/content/addresses.ts';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { publishTestWork, testWorkIds, type TestWork } from '../support/market.ts';
import { signInToDemo, someAddress } from '../support/people.ts';
import { languages } from '../support/words.ts';

const visit = visitors();
let world: TestWork;
beforeAll(async () => {
  world = await publishTestWork();
});

async function ask(path: string, language: Locale): Promise<{ status: number; body: string }> {
  const answer = await fetch(inject('baseUrl') + path, {
    redirect: 'manual',
    headers: { 'accept-language': language, 'x-forwarded-for': someAddress() },
  });
  return { status: answer.status, body: await answer.text() };
}
const said = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

describe.each(languages)('F2, F4 from the first byte in %s', (language) => {
  const t = translator(language, 'work');
  const name = { en: 'A room to try', vi: 'Căn phòng để thử', zh: '试试这间房' }[language];

  test('a work: title, picture and words for who shares it; its pieces as links with their prices', async () => {
    const { status, body } = await ask(thingAddress(testWorkIds.work), language);
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${language}"`);
    expect(/<title>([^<]*)/.exec(body)![1]).toContain(name);
    expect(said(body, 'og:title')).toContain(name);
    expect(said(body, 'og:description')).toBe(
      { en: 'Two windows and one good chair.', vi: 'Hai cửa sổ và một chiếc ghế tốt.', zh: '两扇窗，一把好椅子。' }[
        language
      ],
    );
    const picture = await fetch(said(body, 'og:image')!.replace(/^https?:\/\/[^/]+/, inject('baseUrl')));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    for (const text of [
      t('use'),
      t('consult'),
      t('pieces.title'),
      t('facts.style'),
      world.designer.name,
      { en: 'Step sofa', vi: 'Ghế dài Thềm', zh: '「阶」长沙发' }[language],
      language === 'vi' ? '18.900.000' : '18,900,000',
    ])
      expect(body).toContain(text);
    expect(body).toContain(`href="${thingAddress(testWorkIds.sofa)}&amp;variant=v_sofae2e"`);
    expect(body).not.toMatch(/work\.\w+\.\w+|viewer\.\w+/);
  });

  test('a work without pictures stands too; one off the shelf says so; one nobody had is not there', async () => {
    expect(await ask(thingAddress(testWorkIds.plain), language)).toMatchObject({
      status: 200,
      body: expect.stringContaining('Chỉ có tên'),
    });
    const off = await ask(thingAddress(testWorkIds.off), language);
    expect(off).toMatchObject({ status: 410, body: expect.stringContaining(t('gone.title')) });
    expect(off.body).not.toContain('Taken down');
    for (const id of ['w_none', 'w_', 'x_1', "w_' or 1=1", '<script>', 'w_'.padEnd(5000, 'a')])
      expect((await ask(`/things/detail?id=${encodeURIComponent(id)}`, language)).status, id).toBe(404);
    expect((await ask('/things/detail', language)).status).toBe(302);
  });

  test('a designer, with their works', async () => {
    const { status, body } = await ask(thingAddress(world.designer.id), language);
    expect(status).toBe(200);
    expect(/<title>([^<]*)/.exec(body)![1]).toContain(world.designer.name);
    expect(body).toContain(name);
    expect(body).toContain(translator(language, 'designer')('consult'));
    for (const id of ['d_none', 'w_x'])
      expect((await ask(`${pages.designerDetail.path}?id=${id}`, language)).status, id).toBe(404);
    expect((await ask(`${pages.designerDetail.path}?id=d_%00`, language)).status).toBe(400);
  });
});

describe('N2', () => {
  const eyes = [
    ['zh', 'light', 390],
    ['vi', 'dark', 1440],
    ['en', 'dark', 390],
  ] as const;
  test.each(eyes)(
    'axe finds nothing at a work, a designer, one off the shelf, and in the letter to the designer: %s, %s, %i px',
    async (language, theme, width) => {
      const { page, context } = await visit({ language, theme, width });
      await signInToDemo(context, 'user');
      for (const path of [
        thingAddress(world.designer.id),
        thingAddress(testWorkIds.off),
        thingAddress(testWorkIds.work),
      ]) {
        await open(page, path);
        expect(await axe(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
      await page
        .getByRole('button', { name: translator(language, 'work')('consult') })
        .locator('visible=true')
        .first()
        .click();
      await page.locator('dialog[open] textarea').waitFor();
      expect(await axe(page)).toEqual([]);
    },
  );
});
