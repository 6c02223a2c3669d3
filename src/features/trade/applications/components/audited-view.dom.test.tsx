import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { acting, type } from '../../../../../tests/support/dom/dialog-layer.tsx';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { AuditedView } from './audited-view.tsx';
import type { AuditedData } from '../queue.ts';

const t = translator('en', 'applications');
const at = '2026-11-16T03:00:00.000Z';

function audited(given: Partial<AuditedData>, received: number): AuditedData {
  return {
    id: 'e_1',
    number: 'A-1',
    type: 'merchant',
    state: 'AUDITING',
    plan: null,
    email: 'lan@mail.example',
    mobile: '+84912345678',
    provenMobile: '+84912345678',
    company: 'Mộc Lan',
    school: '',
    major: '',
    otherContact: '',
    idCardFront: null,
    idCardBack: null,
    businessLicense: null,
    billAmount: 3_800_000,
    bill: 'h_1',
    planSettled: true,
    reason: null,
    receiptAsked: false,
    withdrawn: false,
    attempt: 2,
    createdAt: at,
    submittedAt: at,
    decidedAt: null,
    applicant: { id: 'u_lan', nickname: 'Lan', email: 'lan@mail.example', mobile: null, since: at },
    emailProven: true,
    mobileProven: true,
    waited: null,
    overdue: null,
    dueAt: null,
    remittance: {
      bill: 'h_1',
      reference: 'HIEN1',
      amount: 3_800_000,
      received,
      judged: true,
      arrivals: [],
      refunded: 0,
      receipt: { picture: '/p', amount: 3_800_000, remark: '', at, seen: null },
    },
    flags: [],
    pending: null,
    declining: false,
    events: [
      { step: 'rejected', at, by: 'u_admin', reason: { text: 'The picture is blurred', lang: 'en' } },
      { step: 'passed', at, by: 'u_admin', reason: null },
    ],
    ...given,
  };
}

function show(application: AuditedData) {
  showPage(() => <AuditedView application={application} now={at} templates={[]} />, {
    texts: ['applications', 'plans', 'remittances', 'console'],
    viewer: viewerOf('u_admin', { roles: ['ROLE_USER', 'ROLE_ADMIN'] }),
  });
}

const factNamed = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;

test('M1 a paid record: the bill, what was received and what is left; why it was returned before; no school', () => {
  show(audited({ state: 'PASSED', decidedAt: at }, 3_800_000));
  expect([t('paperview.owed'), t('paperview.received'), t('paperview.rest')].map(factNamed)).toEqual([
    '₫3,800,000',
    '₫3,800,000',
    '₫0',
  ]);
  expect(factNamed(t('paperview.last'))).toBe('The picture is blurred');
  expect([factNamed(t('field.school')), factNamed(t('field.major'))]).toEqual([undefined, undefined]);
});

test('H3 what was declined for good says declined, what was sent back says sent back', () => {
  const declined = { step: 'declined', at, by: 'u_admin', reason: { text: 'No shop of ours', lang: 'en' as const } };
  const earlier = { step: 'rejected', at, by: 'u_admin', reason: { text: 'Blurred', lang: 'en' as const } };
  const closing = () => document.querySelector('output')?.textContent;
  show({ ...audited({ state: 'REJECTED', decidedAt: at }, 0), remittance: null, events: [earlier, declined] });
  expect(closing()).toMatch(/^Declined for good · /);
  expect(document.body.textContent).toContain(`${t('history.declined')}: No shop of ours`);
  document.body.replaceChildren();
  show({ ...audited({ state: 'REJECTED', decidedAt: at }, 0), events: [declined, earlier] });
  expect(closing()).toMatch(/^Sent back · /);
});

test('G6 less money than the bill: the button records it and asks for the rest, it does not approve', async () => {
  show(audited({}, 0));
  const amount = document.querySelector<HTMLInputElement>('form input')!;
  await acting(() => type(amount, '380000'));
  const buttons = [...document.querySelectorAll('form button')].map(({ textContent }) => textContent);
  expect(buttons).toContain(t('decide.part'));
  expect(buttons).not.toContain(t('decide.approve', { type: 'merchant', plan: '' }));
});

test('H3 declining for good asks for a reason and for what was seen in the account, and only then is it done', async () => {
  const asked = answerCalls({
    'POST /admin/applications/e_1/decline': { code: 200, data: audited({ state: 'REJECTED', decidedAt: at }, 0) },
  });
  show(audited({}, 0));
  const inDialog = <E extends Element>(selector: string) => document.querySelector<E>(`dialog[open] ${selector}`);
  const decline = (within: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)]
      .find(({ textContent }) => textContent === t('decide.decline'))
      ?.click();
  await acting(() => decline('form'));
  await expect.poll(() => inDialog('h2')?.textContent).toBe(t('decide.declineTitle'));
  await acting(() => decline('dialog[open]'));
  expect(inDialog('[aria-invalid=true]')?.tagName, 'without a reason').toBe('TEXTAREA');
  await acting(() => type(inDialog<HTMLTextAreaElement>('textarea')!, 'Not our kind of shop'));
  await acting(() => decline('dialog[open]'));
  expect(inDialog('[aria-invalid=true]')?.tagName, 'without an amount').toBe('INPUT');
  expect(asked).toEqual([]);
  await acting(() => type(inDialog<HTMLInputElement>('input')!, '0'));
  await acting(() => decline('dialog[open]'));
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([{ reason: { en: 'Not our kind of shop' }, amount: 0, arrivals: 0, attempt: 2 }]);
});

const inDialog = <E extends Element>(selector: string) => document.querySelector<E>(`dialog[open] ${selector}`);
const decline = (within: string) =>
  acting(() =>
    [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)]
      .find(({ textContent }) => textContent === t('decide.decline'))
      ?.click(),
  );
async function openDecline(application: AuditedData) {
  const asked = answerCalls({ 'POST /admin/applications/e_1/decline': { code: 200, data: application } });
  show(application);
  await decline('#main, main, body');
  await expect.poll(() => inDialog('h2')?.textContent).toBe(t('decide.declineTitle'));
  return asked;
}
const labelled = (label: string) =>
  [...document.querySelectorAll('dialog[open] label')]
    .find(({ textContent }) => textContent?.startsWith(label))
    ?.parentElement?.querySelector('textarea') ?? null;

test('H3 declining what was sent back shows what was recorded before, and says what other money is', async () => {
  const words = translator('en', 'remittances');
  const sentBack = audited({ state: 'REJECTED', decidedAt: at }, 0);
  const remittance = {
    ...sentBack.remittance!,
    judged: false,
    receipt: null,
    arrivals: [{ amount: 900_000, at, by: 'Minh' }],
    refunded: 900_000,
  };
  const asked = await openDecline({ ...sentBack, remittance });
  const recorded = inDialog(`section[aria-label="${t('decide.recorded')}"]`)!;
  expect(recorded.querySelector('a')?.getAttribute('href')).toBe('/admin/remittances/h_1');
  expect(recorded.textContent).toContain('Minh');
  expect(recorded.textContent).toContain(t('decide.recordedRefund', { amount: '₫900,000' }));
  expect(labelled(words('seen.reason.arrival'))).toBeNull();
  await acting(() => type(inDialog<HTMLTextAreaElement>('textarea')!, 'Not our kind of shop'));
  await acting(() => type(inDialog<HTMLInputElement>('input')!, '100000'));
  await decline('dialog[open]');
  expect(asked, 'without saying what that money is').toEqual([]);
  await acting(() => type(labelled(words('seen.reason.arrival'))!, 'Sent twice'));
  await decline('dialog[open]');
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([
      {
        reason: { en: 'Not our kind of shop' },
        amount: 100_000,
        moneyReason: 'Sent twice',
        arrivals: 1,
        attempt: 2,
      },
    ]);
});

test('H3 the reason to decline is not the reason why a flagged receipt counts', async () => {
  const words = translator('en', 'remittances');
  const flagged = audited({}, 0);
  flagged.remittance!.receipt!.seen = { how: 'content', references: ['HIEN9'] };
  const asked = await openDecline(flagged);
  await acting(() => type(inDialog<HTMLTextAreaElement>('textarea')!, 'Not our kind of shop'));
  await acting(() => type(inDialog<HTMLInputElement>('input')!, '3800000'));
  await decline('dialog[open]');
  expect(asked).toEqual([]);
  await acting(() => type(labelled(words('seen.reason.receipt'))!, 'Two transfers'));
  await decline('dialog[open]');
  await expect.poll(() => asked.map(({ body }) => body)).toMatchObject([{ moneyReason: 'Two transfers' }]);
});

test('H3 a refusal that waits says that it is one, not only that money has arrived', () => {
  const pending = { id: 'c_1', amount: 3_800_000, by: 'Hiên', byId: 'u_admin', at, effectiveAt: at, reason: 'Expired' };
  show({ ...audited({}, 0), pending, declining: true });
  expect(document.body.textContent).toContain(t('decide.declining'));
  document.body.replaceChildren();
  show({ ...audited({}, 0), pending });
  expect(document.body.textContent).not.toContain(t('decide.declining'));
});
