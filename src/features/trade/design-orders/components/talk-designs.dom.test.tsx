import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import type { DesignOrder } from '../design-order.ts';
import { TalkDesigns } from './talk-designs.tsx';

const designs: DesignOrder['designs'] = [
  { id: 'ds_one', name: 'Nhà ống', role: 'comment' },
  { id: 'ds_two', name: '', role: 'edit' },
];

function show(side: DesignOrder['side'], language: (typeof locales)[number]) {
  const talk = { id: 'do_1', side, state: 'IN_PROGRESS', designs } as DesignOrder;
  showPage(() => <TalkDesigns talk={talk} onChange={() => undefined} />, { texts: ['talks'], language });
}

test.each(locales)(
  'J9 in %s each side is told what the right is in its own words, also one given by hand',
  (language) => {
    const t = translator(language, 'talks');
    show('buyer', language);
    expect(Array.from(document.querySelectorAll('li .caption'), ({ textContent }) => textContent)).toEqual([
      t('designs.yours.comment'),
      t('designs.yours.edit'),
    ]);
    expect(document.body.textContent).toContain(t('designs.untitled'));
  },
);

test('J9 who has attached all their designs is not told that they have none', async () => {
  const t = translator('vi', 'talks');
  answerCalls({ 'GET /designs': { code: 200, data: designs } });
  show('designer', 'vi');
  expect(document.body.textContent).toContain(t('designs.given.edit'));
  const attach = Array.from(document.querySelectorAll('button')).find(
    (button) => button.textContent === t('designs.attach'),
  );
  attach?.click();
  await expect.poll(() => document.body.textContent).toContain(t('designs.allAttached'));
  expect(document.body.textContent).not.toContain(t('designs.noDesigns'));
});
