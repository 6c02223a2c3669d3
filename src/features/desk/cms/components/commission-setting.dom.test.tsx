import { expect, test } from 'vitest';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { CommissionSetting } from './commission-setting.tsx';

const entry = { key: 'commission', version: 0, updatedAt: null, value: { basisPoints: 0 } } as const;
const standing = {
  basisPoints: 0,
  coming: null,
  changeFrom: '2026-12-02T12:12:00.000Z',
  sellers: 12,
  most: 5_000,
};
const input = () => document.querySelector<HTMLInputElement>('input');
const save = () => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click();
const dialog = () => document.querySelector('dialog[open]');

test('M1 a commission is changed after a question that names old, new, from when and who is told', async () => {
  const asked = answerCalls({ 'PUT /admin/settings/commission': { code: 200, data: { ...entry, version: 1 } } });
  showPage(() => <CommissionSetting entry={entry} standing={standing} />, { texts: ['desk'], viewer: viewerOf('u_a') });
  await expect.poll(input).not.toBeNull();
  expect(document.body.textContent).toContain('The rate is 0% now.');
  type(input()!, '5');
  save();
  await expect.poll(dialog).not.toBeNull();
  for (const part of ['Change the commission to 5%?', 'It is 0% now', '2 December 2026', '12 merchants are notified'])
    expect(dialog()?.textContent).toContain(part);
  expect(asked).toEqual([]);
  [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change to 5%')?.click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ version: 0, value: { basisPoints: 500 } });
});

test('M1 a share that cannot be is refused without a question', async () => {
  const asked = answerCalls({ 'PUT /admin/settings/commission': { code: 400, error: 'commission_range', data: null } });
  showPage(() => <CommissionSetting entry={entry} standing={standing} />, { texts: ['desk'], viewer: viewerOf('u_a') });
  await expect.poll(input).not.toBeNull();
  type(input()!, '99');
  save();
  await expect.poll(() => asked).toHaveLength(1);
  expect(dialog()).toBeNull();
});

test('M1 a change to come is told with its moment, and what holds until then', async () => {
  const coming = { basisPoints: 500, from: '2026-12-02T12:12:00.000Z' };
  showPage(() => <CommissionSetting entry={entry} standing={{ ...standing, coming }} />, {
    texts: ['desk'],
    viewer: viewerOf('u_a'),
  });
  await expect.poll(() => document.body.textContent).toMatch(/5% from 2 December 2026.*, 0% until then\./);
});
