import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { visitors } from '../support/browser.ts';
import { dialogOn, header } from '../support/dialogs.ts';
import { signIn } from '../support/people.ts';
import { untranslatedKey, wordsOf } from '../support/words.ts';
import { live, open } from '../viewer/stage.ts';
import { seenAt } from './in-space.ts';
import { onSheet, sheetOf } from './plan-places.ts';
import { pointsFor, share } from './shared-design.ts';
import { newDesign } from './sheet.ts';

const visit = visitors();
const { together: t, workspace: w, shell, editor } = wordsOf('vi');
const c = translator('vi', 'comments');
const notices = translator('vi', 'notices');

/** The middle of the sofa, and its top. Millimetres. */
const sofa = { x: 530, y: 3700, top: 740 };

/** What came to somebody is told by the bell, and leads where it happened. */
async function followNotice(page: Page, type: 'DESIGN_SHARED' | 'COMMENT_NAMED'): Promise<void> {
  await header(page)
    .getByRole('button', { name: shell('notices.bell', { count: 1 }) })
    .tap();
  await header(page)
    .getByRole('group', { name: shell('notices.title') })
    .getByRole('link', { name: notices(`types.${type}.title`) })
    .tap();
  await sheetOf(page).waitFor();
}

/** Gone when a page is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
const isMarked = (page: Page) => page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true);

test('J9 in Vietnamese, at 1440 and 390: shared, seen at work, commented in plan, answered by name in 3D, told, resolved', async () => {
  const [owner, guest] = await Promise.all([
    visit({ fresh: true, language: 'vi', webgl: true, pictures: false }),
    visit({ fresh: true, language: 'vi', width: 390 }),
  ]);
  const [host, friend, third] = await Promise.all([
    insertPastUser({ roles: ['ROLE_USER', 'ROLE_DESIGNER'] }),
    insertPastUser(),
    insertPastUser(),
  ]);
  await Promise.all([signIn(owner.context, host), signIn(guest.context, friend)]);
  const id = await newDesign(owner.context, furnishedStudio());
  await share(owner.context, id, { do: 'invite', to: third.email, role: 'comment', prices: false });
  await Promise.all([open(owner.page, `/workspace/${id}?quality=test`), open(guest.page, '/help')]);
  await sheetOf(owner.page).waitFor();
  await mark(owner.page);

  await owner.page.getByRole('button', { name: t('share'), exact: true }).click();
  await dialogOn(owner.page).field(t('contact')).fill(friend.email);
  expect(await dialogOn(owner.page).box.getByLabel(t('roleNew')).inputValue()).toBe('comment');
  await dialogOn(owner.page).button(t('invite')).click();
  await dialogOn(owner.page)
    .box.getByText(t('invited', { contact: friend.email }))
    .waitFor();
  await owner.page.keyboard.press('Escape');
  await dialogOn(owner.page).gone();

  await followNotice(guest.page, 'DESIGN_SHARED');
  await guest.page.getByText(t('guest.comment', { owner: host.nickname })).waitFor();
  await mark(guest.page);
  const place = await onSheet(owner.page, sofa.x, sofa.y);
  await owner.page.mouse.click(place.x, place.y);
  await pointsFor(owner.page, guest.page, { x: 2000, y: 2700 });
  expect(await guest.page.locator('.tg-cursor').innerText()).toBe(host.nickname);
  const holding = guest.page.locator('.tg-has');
  await holding.getByText(host.nickname).waitFor();
  expect(await guest.page.locator('.tg-selected').count()).toBe(1);

  await guest.page.getByRole('button', { name: w('rail.more') }).tap();
  await dialogOn(guest.page).button(editor('actions.useComment')).tap();
  const at = await onSheet(guest.page, sofa.x, sofa.y);
  await guest.page.touchscreen.tap(at.x, at.y);
  await guest.page.getByLabel(c('write')).fill('Ghế này lấy màu xanh được không?');
  await dialogOn(guest.page).button(c('send')).tap();
  const asked = guest.page.getByRole('dialog', { name: c('thread', { number: 1 }) });
  await asked.getByText('Ghế này lấy màu xanh được không?').waitFor();
  expect(await guest.page.locator('body').innerText()).not.toMatch(untranslatedKey);
  await asked.getByRole('button', { name: c('close') }).tap();
  await guest.page.getByRole('link', { name: w('bar.home') }).tap();
  await header(guest.page).waitFor();

  const unread = owner.page.getByRole('button', { name: c('pin', { number: 1, resolved: 'no', unread: 'yes' }) });
  await unread.waitFor();
  await owner.page.getByRole('button', { name: w('views.space'), exact: true }).click();
  await live(owner.page);
  const [pin, top] = [await unread.boundingBox(), await seenAt(owner.page, [sofa.x, sofa.y, sofa.top])];
  expect(pin && Math.hypot(pin.x - top.x, pin.y + pin.height - top.y), 'it points at the sofa').toBeLessThan(3);
  await unread.click();
  const card = owner.page.getByRole('dialog', { name: c('thread', { number: 1 }) });
  await card.getByLabel(c('answer')).pressSequentially('Được, @nguoi');
  const offered = card.getByRole('listbox', { name: c('people') }).getByRole('option');
  await expect
    .poll(async () => (await offered.allTextContents()).toSorted())
    .toEqual([friend.nickname, third.nickname].toSorted());
  // Once around the list, and on to the friend.
  const names = await offered.allTextContents();
  for (let i = names.indexOf(friend.nickname) + names.length; i > 0; i--) await owner.page.keyboard.press('ArrowDown');
  expect(await offered.and(owner.page.locator('[aria-selected=true]')).textContent()).toBe(friend.nickname);
  await owner.page.keyboard.press('Enter');
  await owner.page.keyboard.type('xem nhé');
  await owner.page.keyboard.press('Enter');
  await card.locator('.cm-text b').getByText(`@${friend.nickname}`).waitFor();

  await followNotice(guest.page, 'COMMENT_NAMED');
  await mark(guest.page);
  await asked.getByText(`Được, @${friend.nickname} xem nhé`).waitFor();
  expect(await guest.page.locator('.ws-insp').isVisible(), 'one sheet at a time').toBe(false);
  await card.getByRole('button', { name: c('resolve') }).click();
  await asked.getByText(c('resolvedBy', { name: host.nickname })).waitFor();
  await owner.page.locator('.cm-pin').waitFor({ state: 'detached' });
  await owner.page.getByRole('button', { name: c('title'), exact: true }).click();
  await owner.page.getByRole('button', { name: c('filter.resolved'), exact: true }).click();
  await owner.page.locator('.cm-row').getByText('Ghế này lấy màu xanh được không?').waitFor();
  expect(await Promise.all([owner, guest].map(({ page }) => isMarked(page)))).toEqual([true, true]);
});
