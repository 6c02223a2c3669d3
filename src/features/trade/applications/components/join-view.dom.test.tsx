import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { appliedPlans } from '../application.ts';
import { ApplyPage } from './apply-page.tsx';

const visited = { own: null, pay: null, plan: '', refunds: [], messages: {} } as const;
const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);

test.each(locales)('H2 in %s a visitor reads fee, commission, papers and steps before signing up', async (language) => {
  const t = translator(language, 'applications');
  const costs = { joining: 3_800_000, commission: 500 };
  showPage(() => <ApplyPage type="merchant" data={{ ...visited, costs } as never} />, {
    texts: ['applications', 'plans'],
    language,
  });
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe(t('merchant.title'));
  const text = () => document.body.textContent?.replaceAll(/[.,\s]/g, '');
  for (const part of ['3800000', '5%']) expect(text()).toContain(part);
  for (const part of [t('paper.businessLicense'), t('join.transfer.merchant'), t('promise')])
    expect(document.body.textContent).toContain(part);
  expect(button(t('join.begin'))).toBeDefined();
  expect(button(t('join.signIn'))).toBeDefined();
});

test('H2 a visitor who would be a designer reads what each plan costs', async () => {
  showPage(() => <ApplyPage type="designer" data={{ ...visited, costs: null } as never} />, {
    texts: ['applications', 'plans'],
  });
  await expect.poll(() => document.querySelectorAll('dl > div').length).toBe(appliedPlans.length);
});
