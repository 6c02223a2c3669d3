import { beforeAll, expect, test } from 'vitest';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { translator } from '#text/messages.server.ts';
import { insertPastUser, inDatabase } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, toast } from '../support/dialogs.ts';
import { publishTestWork, testWorkIds, type TestWork } from '../support/market.ts';
import { lettersTo, signIn } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';
import { colours, expectStill, patient, waitUntilIdle, stage } from '../viewer/stage.ts';

const visit = visitors();
const t = translator('en', 'work');
const v = translator('en', 'viewer');
const c = translator('en', 'consult');
const en = wordsOf('en');
let world: TestWork;
beforeAll(async () => {
  world = await publishTestWork();
});

const said = (name: string) => (page: Parameters<typeof stage>[0]) =>
  stage(page).evaluate((element, key) => Number(element.dataset[key]), name);
const heading = said('heading');
const fov = said('fov');

test('F2: a visitor shops the room, looks around in it, and asks for its design in 3D', async () => {
  const { page } = await visit({ webgl: true });
  const counted = page.waitForResponse((response) => response.url().includes(`/works/${testWorkIds.work}/view`));
  await open(page, `${thingAddress(testWorkIds.work)}&quality=test`);
  expect((await counted).status()).toBe(200);

  // Shop the room: the mark points at the list, and the list at the mark.
  const pieces = page.getByRole('list', { name: t('stage.pieces') });
  const mark = page.locator(`[data-mark=${testWorkIds.sofa}]`);
  await mark.hover();
  await expect.poll(() => pieces.locator('a[data-on]').textContent()).toContain('Step sofa');
  await pieces.getByRole('link', { name: /Noon table/ }).focus();
  await expect.poll(() => page.locator('[data-mark][data-on]').getAttribute('data-mark')).toBe(testWorkIds.table);
  // Its name and price lie over the other marks.
  const layers = await page
    .locator('[data-mark]')
    .evaluateAll((all) =>
      all.map((each) => [each.hasAttribute('data-on'), getComputedStyle(each.parentElement!).zIndex]),
    );
  expect(layers).toContainEqual([true, '1']);
  expect(layers.filter(([on]) => on !== true).every(([, layer]) => layer === 'auto')).toBe(true);
  const at = await page.locator(`[data-mark=${testWorkIds.table}]`).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const picture = element.parentElement!.parentElement!.getBoundingClientRect();
    return [
      (box.left + box.width / 2 - picture.left) / picture.width,
      (box.top + box.height / 2 - picture.top) / picture.height,
    ];
  });
  expect(at).toEqual([expect.closeTo(0.7, 2), expect.closeTo(0.52, 2)]);

  // All around: drawn, turned by keys and hand, still when nobody moves.
  await page.getByRole('button', { name: t('stage.view.around'), exact: true }).click();
  await page.locator('[data-state=live]').waitFor(patient);
  await expect.poll(() => stage(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => (await colours(page)).distinct, patient).toBeGreaterThan(300);
  await expect.poll(() => heading(page)).toBe(0);
  const middle = () =>
    stage(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
        copy.drawImage(canvas, 0, 0);
        return copy.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[0]!;
      });
  // The picture's red grows from its left edge to its right: its middle is half of it.
  await expect.poll(async () => Math.abs((await middle()) - 128), patient).toBeLessThan(6);
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => heading(page)).toBe(45);
  await expect.poll(async () => Math.abs((await middle()) - (128 + 255 / 8)), patient).toBeLessThan(6);
  await page.keyboard.press('+');
  await expect.poll(() => fov(page)).toBeLessThan(70);
  await waitUntilIdle(page);
  await expectStill(page);
  await page.keyboard.press('Home');
  await expect.poll(() => heading(page)).toBe(0);
  expect(await axe(page)).toEqual([]);

  // The very design, live.
  const designed = page.waitForResponse((response) => response.url().endsWith(`/works/${testWorkIds.work}/design`));
  await page.getByRole('button', { name: t('stage.view.live'), exact: true }).click();
  // What it draws is looked at in e2e/viewer; here, that it is this work's own design.
  expect(await (await designed).json()).toMatchObject({
    data: { document: { items: { it_sofa: { model: 'sofa-0ns0' } } } },
  });
  await page.getByRole('application', { name: v('label', { name: 'A room to try' }) }).waitFor(patient);
  await pieces.getByRole('link', { name: /Step sofa/ }).hover();
  await page.getByRole('status').getByText('Step sofa').waitFor();
});

test('F2, J1: the plan of a work, then its template: the copy is opened in the workspace of who is signed in', async () => {
  const { page, context } = await visit({ pictures: true });
  await signIn(context, await insertPastUser());
  await open(page, thingAddress(testWorkIds.work));
  await page.getByRole('button', { name: t('stage.view.plan'), exact: true }).click();
  const plan = page.getByRole('img', { name: /^Plan of A room to try: .*Bathroom/ });
  await expect
    .poll(() => plan.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), patient)
    .toBe(true);

  await page
    .getByRole('button', { name: t('use') })
    .locator('visible=true')
    .click();
  await page.waitForURL(/\/workspace\/g_/, patient);
  await page.getByRole('heading', { level: 1, name: 'A room to try' }).waitFor();
  await toast(page, t('copied')).waitFor();
  await page.getByRole('link', { name: translator('en', 'workspace')('bar.home') }).click();
  await page.getByRole('heading', { level: 2, name: translator('en', 'start')('mine.title') }).waitFor();
  const card = page.getByRole('link', { name: /A room to try/ });
  expect(await card.textContent()).toContain(translator('en', 'workspace')('made'));
  await expect
    .poll(
      () => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      patient,
    )
    .toBe(true);
  expect(await axe(page)).toEqual([]);
});

test('J1: who may not design any more is told so and shown the plans; their designs stay', async () => {
  const { page, context } = await visit();
  const person = await insertPastUser({ trial_ends_at: new Date(0) });
  await signIn(context, person);
  await open(page, thingAddress(testWorkIds.work));
  await page
    .getByRole('button', { name: t('use') })
    .locator('visible=true')
    .click();
  await toast(page, en.errors('workspace_denied')).waitFor();
  await page.waitForURL((url) => url.pathname === '/price');
});

test('F2, G5: consult now signs in first, keeps what was typed, says what is missing, and reaches the designer', async () => {
  const { page } = await visit({ width: 390 });
  const person = await insertPastUser();
  await open(page, thingAddress(testWorkIds.work));
  await page
    .getByRole('button', { name: t('consult') })
    .locator('visible=true')
    .click();
  await dialogOn(page).titled(en.accounts('login.title'));
  await fillLogin(page, en, person);
  await dialogOn(page).button(en.accounts('login.submit')).click();
  const dialog = dialogOn(page);
  await dialog.titled(c('title', { name: world.designer.name }));
  expect(await dialog.field(c('contact')).inputValue()).toBe(person.email);
  await dialog.button(c('send')).click();
  await dialog.box.getByText(c('fault.message')).waitFor();
  await expect
    .poll(() => dialog.field(c('message')).evaluate((element) => element === document.activeElement))
    .toBe(true);
  const words = `A question ${person.nickname}`;
  await dialog.field(c('message')).fill(words);
  await page.keyboard.press('Escape');
  await dialog.gone();
  await page
    .getByRole('button', { name: t('consult') })
    .locator('visible=true')
    .first()
    .click();
  expect(await dialog.field(c('message')).inputValue()).toBe(words);
  await dialog.button(c('send')).click();
  await toast(page, c('sent', { name: world.designer.name })).waitFor();
  await dialog.gone();
  const { email } = await inDatabase((db) =>
    db
      .selectFrom('designers')
      .innerJoin('users', 'users.id', 'designers.user_id')
      .select('users.email')
      .where('designers.id', '=', world.designer.id)
      .executeTakeFirstOrThrow(),
  );
  await expect
    .poll(async () => (await lettersTo(email)).some(({ text }) => text.includes(words) && text.includes(person.email)))
    .toBe(true);
});

test('LOOK §5: without WebGL, 3D gives way to the panorama rolled out; nothing is drawn and nothing breaks', async () => {
  const { page } = await visit({ fresh: true, pictures: true });
  await page.addInitScript(() => {
    const known = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(known, this, [kind, ...rest]);
    } as typeof known;
  });
  await open(page, thingAddress(testWorkIds.work));
  await page.getByRole('button', { name: t('stage.view.live'), exact: true }).click();
  await page.getByText(v('panorama.state.missing')).waitFor();
  await expect
    .poll(
      () =>
        page
          .getByRole('img', { name: v('panorama.label', { name: 'A room to try' }) })
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      patient,
    )
    .toBe(720);
  expect(await stage(page).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
});
