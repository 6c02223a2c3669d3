import { expect, test } from 'vitest';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { BillDetail } from '#features/trade/payments/bill.ts';
import type { PayView } from '#features/trade/payments/pay-view.ts';
import type { RefundData } from '#features/trade/payments/refund.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { orderedSofa as line } from '../../../../../tests/support/money/ordered-sofa.ts';
import type { Order } from '../order.ts';
import type { ReturnData } from '../returns/return.ts';
import { OrderView } from './order-view.tsx';
import { PurchaseView } from './purchase-view.tsx';

const placedAt = '2026-11-16T02:00:00.000Z';
const later = '2026-11-16T03:00:00.000Z';

function order(state: Order['state'], given: Partial<Order> = {}): Order {
  return {
    id: 'o_1',
    refunded: 0,
    refundDue: 0,
    number: 'HIEN1-1',
    state,
    merchant: { id: 'm_1', name: 'Mộc Lặng' },
    buyer: 'Lan',
    goods: 1_000_000,
    deliveryFee: 0,
    total: 1_000_000,
    placedAt,
    payBy: null,
    lines: [line],
    returnState: null,
    returnKind: null,
    returnAmount: null,
    side: 'buyer',
    merchantPhone: '0900 000 000',
    bill: 'h_1',
    placement: 'o_0',
    days: { from: 4, to: 8 },
    receiver: 'Lan',
    mobile: '+84912345678',
    buyerEmail: 'lan@mail.example',
    address: {
      form: 'two',
      province: { code: '79', name: 'Thành phố Hồ Chí Minh' },
      ward: { code: '26882', name: 'Phường An Hội Tây' },
      detail: '12 Lê Lợi',
      written: null,
    },
    remark: '',
    invoice: null,
    carrier: null,
    tracking: null,
    completeBy: null,
    reason: null,
    events: [{ state: 'PENDING_PAYMENT', by: 'buyer', at: placedAt, reason: null, returnKind: null }],
    returns: [],
    returnable: [],
    returnKinds: [],
    returnBy: null,
    returnEnded: null,
    refunds: [],
    billTotal: 2_000_000,
    together: [],
    ...given,
  };
}

function pay(status: BillDetail['status'], given: Partial<BillDetail> = {}): PayView {
  const goods = [{ name: { text: 'Sofa', lang: 'en' as const }, quantity: 1 }];
  const paid = { merchant: 'Mộc Lặng', total: 1_000_000, state: 'RECEIPT_SUBMITTED', goods };
  return {
    bank: null,
    qr: null,
    bill: {
      id: 'h_1',
      reference: 'HIEN1',
      kind: 'order',
      subject: 'o_0',
      amount: 2_000_000,
      received: 0,
      rest: 2_000_000,
      currency: 'VND',
      status,
      page: null,
      payBy: null,
      reason: null,
      receipt: null,
      submittedAt: later,
      decidedAt: null,
      createdAt: placedAt,
      orders: [
        { ...paid, id: 'o_1', number: 'HIEN1-1' },
        { ...paid, id: 'o_2', number: 'HIEN1-2' },
      ],
      refunds: [],
      ...given,
    },
  };
}

const texts = [
  'orders',
  'cards',
  'addresses',
  'reviewing',
  'reviews',
  'profile',
  'payments',
  'media',
  'errors',
] as const;
const root = { settings: { phoneCountries: ['VN'] } };
async function show(shown: Order, bill: PayView | null, language: Locale = 'en'): Promise<string> {
  showPage(() => <OrderView order={shown} pay={bill} />, {
    texts: [...texts],
    language,
    viewer: viewerOf('u_lan'),
    root,
  });
  await expect.poll(() => document.querySelector('h1')).not.toBeNull();
  return document.body.textContent ?? '';
}
const now = () => document.querySelector('[aria-current=step]')?.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);
const wanted: ReturnData = {
  id: 'rt_1',
  kind: 'faulty',
  lines: [{ position: 0, quantity: 1 }],
  amount: 1_000_000,
  state: 'ASKED',
  reason: null,
  answer: null,
  pictures: [],
  askedAt: later,
  updatedAt: later,
  answerBy: '2026-11-19T03:00:00.000Z',
  sendBy: null,
  comesBy: null,
  notCome: 0,
  instead: false,
  partSent: false,
  returnTo: null,
  carrier: null,
  tracking: null,
};

test.each(locales)(
  'G1: a cancelled order stands as cancelled, without a promise of delivery, in %s',
  async (locale) => {
    const t = translator(locale, 'orders');
    const cancelled = { state: 'CANCELLED', by: 'buyer', at: later, reason: null, returnKind: null } as const;
    const said = await show(
      order('CANCELLED', { events: [...order('CANCELLED').events, cancelled] }),
      pay('CANCELLED'),
      locale,
    );
    expect(now()).toContain(t('states.CANCELLED'));
    expect(now()).not.toContain(t('states.PENDING_PAYMENT'));
    expect(said).not.toContain(t('order.days', { from: 4, to: 8 }));
  },
);

test('G6: cancelled while its receipt is checked, it says the sum and asks for the account', async () => {
  const refund: RefundData = {
    id: 'rf_1',
    reference: 'HIEN1',
    order: { id: 'o_1', number: 'HIEN1-1' },
    amount: 1_000_000,
    why: 'cancelled',
    state: 'EXPECTED',
    account: null,
    since: later,
    sentAt: null,
  };
  const said = await show(order('REFUND_DUE', { refunds: [refund] }), pay('SUBMITTED', { refunds: [refund] }));
  const t = translator('en', 'payments');
  expect(said).toContain('₫1,000,000');
  expect(said).toContain(t('refunds.where'));
  expect(document.querySelector('form [name=account]')).not.toBeNull();
  expect(document.querySelector('h1')?.textContent).toBe(translator('en', 'orders')('titles.REFUND_EXPECTED'));
});

test.each(locales)('O4: once the receipt is sent no second transfer is asked for, in %s', async (locale) => {
  const t = translator(locale, 'orders');
  const said = await show(order('RECEIPT_SUBMITTED'), pay('SUBMITTED'), locale);
  expect(said).not.toContain(t('purchase.oneTransfer', { count: 2 }));
  expect(said).toContain(t('purchase.oneReceipt', { count: 2 }));
  expect(said, 'and how long it takes').toContain(t('texts.RECEIPT_SUBMITTED'));
});

test('O4: the page of a purchase names the goods, and how long checking takes', async () => {
  showPage(() => <PurchaseView pay={pay('SUBMITTED')} />, { texts: [...texts], viewer: viewerOf('u_lan') });
  await expect.poll(() => document.querySelector('aside')?.textContent).toContain('1 × Sofa');
  expect(document.body.textContent).toContain(translator('en', 'orders')('texts.RECEIPT_SUBMITTED'));
});

test('G6: past the time for returns, it says since when and leads to the merchant', async () => {
  const said = await show(order('COMPLETED', { returnEnded: '2026-11-25T16:59:59.999Z' }), pay('PAID'));
  expect(said).toContain('25 November 2026');
  expect(document.querySelector('a[href="/things/merchant-detail?id=m_1"]')).not.toBeNull();
});

test('G6: the last day of returns is said to count; asking for one looks like a button', async () => {
  const until = '2026-11-25T16:59:59.999Z';
  const open = { returnable: [{ position: 0, quantity: 1, until }], returnKinds: ['unwanted' as const] };
  const said = await show(order('COMPLETED', open), pay('PAID'));
  expect(said).toContain('up to and including 25 November 2026');
  expect(button(translator('en', 'orders')('returns.ask'))?.className).not.toContain('btn-quiet');
});

test('O7: where the days of one piece began anew, each is named with its own', async () => {
  const days = ['2026-11-25T16:59:59.999Z', '2026-12-02T16:59:59.999Z'];
  const returnable = days.map((until, position) => ({ position, quantity: 1, until }));
  const lines = [line, { ...line, name: { text: 'Lamp', lang: 'en' as const } }];
  const said = await show(order('COMPLETED', { lines, returnable, returnKinds: ['unwanted'] }), pay('PAID'));
  expect(said).toContain('up to and including 25 November 2026 for: 1 × Sofa.');
  expect(said).toContain('up to and including 2 December 2026 for: 1 × Lamp.');
});

test.each([
  ['vi', 'cho nệm 1,8 m'],
  ['en', 'for a 1.8 m mattress'],
  ['zh', '适合 1.8 米床垫'],
] as const)('G1: the line of a bed says the mattress it is for, in %s', async (locale, words) => {
  expect(await show(order('PAID', { lines: [{ ...line, mattress: 1800 }] }), null, locale)).toContain(words);
});

test.each([
  ['vi', 'Hiên xác nhận', 'Hoàn cho bạn', 'Hoàn cho người mua'],
  ['en', 'confirmed by Hien', 'Refund to you', 'Refund to the buyer'],
  ['zh', '轩已确认', '退给你', '退给买家'],
] as const)(
  'G1: the buyer reads who confirmed the money and to whom it goes back, in %s',
  async (locale, who, you, buyer) => {
    const events: Order['events'] = [{ state: 'PAID', by: 'admin', at: later, reason: null, returnKind: null }];
    const said = await show(order('COMPLETED', { events, refunded: 500_000 }), null, locale);
    expect(said).toContain(who);
    expect(said).not.toContain(translator(locale, 'orders')('order.by.admin'));
    expect(said).toContain(you);
    expect(said).not.toContain(buyer);
  },
);

test('G1: cancelling looks like a button', async () => {
  await show(order('PAID'), pay('PAID'));
  expect(button(translator('en', 'orders')('actions.cancel'))?.className).not.toContain('btn-quiet');
});

test.each(locales)(
  'G6: a return speaks to who asked for it, promises nothing yet, and says until when, in %s',
  async (locale) => {
    const t = translator(locale, 'orders');
    const asked = { state: 'RETURN_ASKED', by: 'buyer', at: later, reason: null, returnKind: null } as const;
    const unwanted = { ...wanted, kind: 'unwanted' } as const;
    const said = await show(order('COMPLETED', { returns: [unwanted], events: [asked] }), pay('PAID'), locale);
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toContain(t('returns.titles.YOU_ASKED'));
    expect(headings).not.toContain(t('returns.titles.ASKED'));
    expect(said).toContain(t('returns.amount.userAsked', { amount: '|' }).split('|')[0]);
    expect(said).toContain(t('returns.answerBy.user', { time: '|' }).split('|')[0]);
    expect(document.querySelector('a[href="/help#feedback"]')).not.toBeNull();
    expect(document.querySelector('[aria-labelledby=history] li')?.textContent).toContain(t('order.by.you'));
  },
);

test.each(locales)(
  'O7: with a report open nobody is asked whether all is well, and it says why, in %s',
  async (locale) => {
    const t = translator(locale, 'orders');
    const said = await show(order('SHIPPED', { returns: [wanted] }), pay('PAID'), locale);
    expect(button(t('actions.complete'))).toBeUndefined();
    expect(said).not.toContain(t('actions.completeTitle'));
    expect(said).toContain(t('actions.completeLater'));
    expect(said).toContain(t('actions.completeWithdraw'));
    expect(said).toContain(t('titles.REPORTED'));
    await show(order('SHIPPED', { returns: [{ ...wanted, state: 'DECLINED' }] }), pay('PAID'), locale);
    await expect.poll(() => button(t('actions.complete'))).toBeDefined();
  },
);

test.each(locales)('O7: a missing part is reported, not returned; sent, the title says so, in %s', async (locale) => {
  const t = translator(locale, 'orders');
  const part = { ...wanted, kind: 'part' as const, amount: 0 };
  expect(await show(order('COMPLETED', { returns: [part] }), null, locale)).toContain(t('titles.REPORTED'));
  const sent = { ...part, state: 'SENT' as const };
  expect(await show(order('SHIPPED', { returns: [sent] }), null, locale)).toContain(t('titles.PART_SENT'));
});

test.each(locales)('O7: agreed or on its way back, the title says so, in %s', async (locale) => {
  const t = translator(locale, 'orders');
  const sent = await show(order('SHIPPED', { returns: [{ ...wanted, state: 'SENT' }] }), pay('PAID'), locale);
  expect(sent).toContain(t('titles.RETURNING'));
  expect(sent).not.toContain(t('titles.REPORTED'));
  expect(sent, 'nothing is left to withdraw').not.toContain(t('actions.completeWithdraw'));
  const agreed = await show(order('SHIPPED', { returns: [{ ...wanted, state: 'AGREED' }] }), pay('PAID'), locale);
  expect(agreed).toContain(t('titles.SEND_BACK'));
});

test.each(locales)(
  'O7: a report says what was reported and what is asked for, to both sides, in %s',
  async (locale) => {
    const t = translator(locale, 'orders');
    for (const kind of ['faulty', 'missing'] as const) {
      const asked = { state: 'RETURN_ASKED', by: 'buyer', at: later, reason: null, returnKind: kind } as const;
      const given = { returns: [{ ...wanted, kind }], events: [asked] };
      const said = await show(order('SHIPPED', given), pay('PAID'), locale);
      expect(said).toContain(t(`returns.titles.${kind === 'faulty' ? 'YOU_FAULTY' : 'YOU_MISS'}`));
      expect(said).toContain(t('events.RETURN_ASKED', { kind }));
      expect(said).not.toContain(t('events.RETURN_ASKED', { kind: 'unwanted' }) + ' ');
      const sold = await show(order('SHIPPED', { ...given, side: 'seller' }), null, locale);
      expect(sold).toContain(t(`returns.titles.${kind === 'faulty' ? 'FAULTY_ASKED' : 'MISSING_ASKED'}`));
    }
  },
);

test.each([
  ['PAID', 'seller', true],
  ['SHIPPED', 'seller', false],
  ['PAID', 'buyer', false],
] as const)(
  'G3: %s, for its %s, the address stands once; beside the form where it is sent from',
  async (state, side, sends) => {
    const place = '12 Lê Lợi';
    expect((await show(order(state, { side }), null)).split(place)).toHaveLength(2);
    const form = document.querySelector('form:has([name=carrier])');
    expect(form?.parentElement?.textContent.includes(place) ?? false).toBe(sends);
  },
);

test.each([
  ['SHIPPED', 'unsettled'],
  ['COMPLETED', 'merchant'],
] as const)('O7: of an order that is %s a merchant reads truly what a return takes from them', async (state, words) => {
  const amount = '₫1,000,000';
  const told = await show(order(state, { side: 'seller', returns: [wanted] }), null);
  expect(told).toContain(translator('en', 'orders')(`returns.amount.${words}`, { amount }));
});

test.each(['buyer', 'seller'] as const)('G3: the way back of its %s leads to the orders of that side', async (side) => {
  await show(order('SHIPPED', { side }), side === 'buyer' ? pay('PAID') : null);
  const all = translator('en', 'orders')('order.all');
  const way = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === all)?.getAttribute('href');
  expect(way).toBe(`${pages.productBill.path}${side === 'seller' ? '?side=sold' : ''}`);
});

test.each(locales)(
  'G1: in %s its buyer is told whom to ask, and what to do about a wrong address',
  async (language) => {
    const t = translator(language, 'orders');
    expect(await show(order('PAID'), null, language)).toContain(t('order.ask.address'));
    const link = (href: string) => document.querySelector(`a[href="${href}"]`)?.textContent;
    expect(link('tel:0900000000')).toBe(t('order.ask.call', { merchant: 'Mộc Lặng', phone: '0900 000 000' }));
    expect(link(pages.help.path)).toBe(t('order.ask.help'));
  },
);

test('G1: once it is sent there is no word of another address; a merchant without a number is still led to', async () => {
  const t = translator('en', 'orders');
  const text = await show(order('SHIPPED', { merchantPhone: null }), null);
  expect(text).not.toContain(t('order.ask.address'));
  expect(text).not.toContain(t('order.ask.addressNoPhone'));
  expect(text).toContain(t('order.ask.shop', { merchant: 'Mộc Lặng' }));
});

test('G1: its seller is not told to call themselves', async () => {
  expect(await show(order('PAID', { side: 'seller' }), null)).not.toContain(
    translator('en', 'orders')('order.ask.title'),
  );
});
