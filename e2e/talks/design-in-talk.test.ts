import { beforeAll, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { designOrderAddress } from '#features/trade/design-orders/design-order-links.ts';
import { withJoints, withoutJoints } from '#text/chinese-joints.ts';
import { translator } from '#text/messages.server.ts';
import { insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn } from '../support/dialogs.ts';
import { publishTestWork, testWorkIds } from '../support/market.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { unheard, wordsOf } from '../support/words.ts';
import { onSheet, sheetOf } from '../workspace/plan-places.ts';
import { newDesign } from '../workspace/sheet.ts';

const visit = visitors();
const { together, workspace, editor } = wordsOf('zh');
const t = translator('zh', 'talks');
const c = translator('zh', 'comments');
let name: string;
beforeAll(async () => {
  ({ name } = (await publishTestWork()).designer);
});

test('J9 in Chinese: a designer shows a client a design in their order; the client opens it there and comments; both see it', async () => {
  const client = await visit({ language: 'zh', width: 390 });
  const designer = await visit({ language: 'zh' });
  await Promise.all([signIn(client.context, await insertPastUser()), signInToDemo(designer.context, 'designer')]);
  const home = `轩 ${unheard()}`;
  await newDesign(designer.context, { ...furnishedStudio(), name: home });
  const answer = await client.context.request.post('/api/user/design-orders', {
    data: { work: testWorkIds.work, wishes: '六十二平米，两个人', contact: 'lan@mail.example', mobile: '0912345678' },
    headers: { 'idempotency-key': crypto.randomUUID(), origin: inject('baseUrl') },
  });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  for (const { page } of [client, designer]) await open(page, designOrderAddress(id));
  const shown = (page: Page) => page.getByRole('region', { name: t('designs.title') });
  expect(await shown(client.page).count(), 'nothing to look at yet').toBe(0);

  await shown(designer.page)
    .getByRole('button', { name: t('designs.attach') })
    .click();
  await shown(designer.page).getByLabel(t('designs.which')).selectOption(home);
  await shown(designer.page)
    .getByRole('button', { name: t('designs.add'), exact: true })
    .click();
  await shown(designer.page).getByText(t('designs.given.comment')).waitFor();
  await shown(client.page).getByText(home).waitFor();
  await shown(client.page).getByText(t('designs.yours.comment')).waitFor();
  expect(await axe(client.page)).toEqual([]);

  for (const { page } of [designer, client]) {
    await shown(page)
      .getByRole('link', { name: t('designs.open') })
      .click();
    await sheetOf(page).waitFor();
  }
  await client.page.getByText(withoutJoints(together('guest.comment', withJoints({ owner: name })))).waitFor();
  await client.page.getByRole('button', { name: workspace('rail.more') }).tap();
  await dialogOn(client.page).button(editor('actions.useComment')).tap();
  const place = await onSheet(client.page, 2400, 2000);
  await client.page.touchscreen.tap(place.x, place.y);
  await client.page.getByLabel(c('write')).fill('餐桌能再大一点吗？');
  await dialogOn(client.page).button(c('send')).tap();
  await designer.page.getByRole('button', { name: c('pin', { number: 1, resolved: 'no', unread: 'yes' }) }).click();
  await designer.page
    .getByRole('dialog', { name: c('thread', { number: 1 }) })
    .getByText('餐桌能再大一点吗？')
    .waitFor();

  // Taken back in the talk, it is gone for the client while they look at it.
  await designer.page.goBack();
  await shown(designer.page)
    .getByRole('button', { name: t('designs.remove') })
    .click();
  await client.page.getByText(together('ended.title')).waitFor();
  const thread = client.page.getByRole('dialog', { name: c('thread', { number: 1 }) });
  await thread.getByText(c('readOnly')).waitFor();
  expect(await thread.getByRole('textbox').count(), 'what was said can be read').toBe(0);
});
