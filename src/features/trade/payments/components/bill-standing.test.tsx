import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import type { BillState } from '../bill-states.ts';
import type { BillData } from '../bill.ts';
import { BillStanding } from './bill-standing.tsx';

function bill(status: BillState, received: number): BillData {
  return {
    id: 'h_1',
    reference: 'HIEN1',
    kind: 'order',
    subject: 'o_1',
    amount: 3_000_000,
    received,
    rest: Math.max(0, 3_000_000 - received),
    currency: 'VND',
    status,
    page: null,
    payBy: null,
    reason: status === 'REJECTED' ? { text: 'Ảnh mờ', lang: 'vi' } : null,
    receipt: null,
    submittedAt: '2026-11-16T03:00:00.000Z',
    decidedAt: '2026-11-16T04:00:00.000Z',
    createdAt: '2026-11-16T02:00:00.000Z',
  };
}

function said(language: Locale, status: BillState, received = 0): string {
  const html = renderToStaticMarkup(
    <IntlProvider
      locale={formatLocale(language)}
      messages={messagesFor(language, ['payments']) as unknown as Messages}
      timeZone={timeZone}
    >
      <BillStanding bill={bill(status, received)} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', '’');
}

describe.each(locales)('O4: what a payer reads of the bill, in %s', (language) => {
  const t = translator(language, 'payments');
  const figures = (million: number) => (language === 'vi' ? `${million}.000.000\u00a0₫` : `₫${million},000,000`);
  const part = t('standing.partText', { received: figures(1), rest: figures(2) });

  test('nothing before the first money, then what has arrived and what is missing', () => {
    expect(said(language, 'OPEN')).toBe('');
    expect(said(language, 'OPEN', 1_000_000)).toContain(t('standing.part'));
    expect(said(language, 'OPEN', 1_000_000)).toContain(part);
  });

  test('a receipt under review, and one turned down, say what has arrived before', () => {
    const before = t('standing.submittedPart', { received: figures(1) });
    expect(said(language, 'SUBMITTED')).toContain(t('standing.submitted'));
    expect(said(language, 'SUBMITTED')).not.toContain(before);
    expect(said(language, 'SUBMITTED', 1_000_000)).toContain(before);
    expect(said(language, 'REJECTED')).toContain('Ảnh mờ');
    expect(said(language, 'REJECTED')).toContain(t('standing.rejectedText'));
    const rest = t('standing.rejectedPart', { received: figures(1), rest: figures(2) });
    expect(said(language, 'REJECTED')).not.toContain(rest);
    expect(said(language, 'REJECTED', 1_000_000), 'one thing, not two that contradict').toContain(rest);
    expect(said(language, 'REJECTED', 1_000_000)).not.toContain(part);
    expect(said(language, 'REJECTED', 1_000_000)).not.toContain(t('standing.rejectedText'));
  });

  test('paid; cancelled, where what had arrived goes back', () => {
    const back = t('standing.cancelledBack', { received: figures(1) });
    expect(said(language, 'PAID', 3_000_000)).toContain(t('standing.paid'));
    expect(said(language, 'CANCELLED')).toContain(t('standing.cancelledText'));
    expect(said(language, 'CANCELLED')).not.toContain(back);
    expect(said(language, 'CANCELLED', 1_000_000)).toContain(back);
  });
});
