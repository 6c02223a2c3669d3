import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor } from '#text/messages.server.ts';
import { auditMessages } from './audit-messages.server.ts';
import { AuditDifference, AuditTarget } from './audit-difference.tsx';

type Line = Parameters<typeof AuditDifference>[0]['line'];
const variant = 'v_01k2x9f4a0b1c2d3e4f5g6h7j8';
const placed: Line = {
  action: 'order.placed',
  before: null,
  after: {
    number: 'HIEN7K2M',
    merchant: 'm_01',
    total: 10_530_000,
    lines: [{ product: 'p_01', variant, choice: '', quantity: 2, price: 5_115_000 }],
  },
};
const rejected: Line = {
  action: 'order.reject',
  before: { state: 'RECEIPT_SUBMITTED' },
  after: { state: 'RECEIPT_REJECTED', by: 'admin', reason: { en: 'Blurred.', zh: '看不清。', vi: 'Ảnh mờ.' } },
};
const roles: Line = {
  action: 'user.roles',
  before: { roles: ['ROLE_USER'] },
  after: { roles: ['ROLE_USER', 'ROLE_DESIGNER'] },
};

describe('M1 audit: a change reads as a person writes it', () => {
  test('an order placed', () => {
    expect(read('en', placed)).toEqual([
      'Order number: HIEN7K2M',
      'Merchant: m_01',
      'Total: ₫10,530,000',
      'Piece 1: product: p_01',
      'Piece 1: variant: v_01k2x9…h7j8',
      'Piece 1: quantity: 2',
      'Piece 1: price: ₫5,115,000',
    ]);
    expect(read('zh', placed)).toEqual([
      '订单号: HIEN7K2M',
      '商家: m_01',
      '总额: ₫10,530,000',
      '第 1 件：产品: p_01',
      '第 1 件：款式: v_01k2x9…h7j8',
      '第 1 件：数量: 2',
      '第 1 件：价格: ₫5,115,000',
    ]);
    expect(read('vi', placed)).toEqual([
      'Mã đơn: HIEN7K2M',
      'Nhà bán hàng: m_01',
      'Tổng tiền: 10.530.000\u00a0₫',
      'Món 1: sản phẩm: p_01',
      'Món 1: phiên bản: v_01k2x9…h7j8',
      'Món 1: số lượng: 2',
      'Món 1: giá: 5.115.000\u00a0₫',
    ]);
    expect(markup('en', <AuditDifference line={placed} />)).toContain(`title="${variant}"`);
  });

  test('a rejected receipt', () => {
    expect(read('en', rejected)).toEqual([
      'Status: Receipt sent → Receipt rejected',
      'Done: by our reviewer',
      'Reason: Blurred.',
    ]);
    expect(read('zh', rejected)).toEqual(['状态: 已提交回单 → 回单未通过', '操作方: 审核员', '原因: 看不清。']);
    expect(read('vi', rejected)).toEqual([
      'Trạng thái: Đã gửi biên lai → Biên lai chưa đạt',
      'Bên thực hiện: người duyệt',
      'Lý do: Ảnh mờ.',
    ]);
  });

  test('a change of roles', () => {
    expect(read('en', roles)).toEqual(['Roles: User → User and Designer']);
    expect(read('zh', roles)).toEqual(['身份: 用户 → 用户和设计师']);
    expect(read('vi', roles)).toEqual(['Vai trò: Người dùng → Người dùng và Nhà thiết kế']);
  });

  test('the same word means what the thing of the action means by it', () => {
    expect(
      read('en', { action: 'bill.rejected', before: { status: 'SUBMITTED' }, after: { status: 'REJECTED' } }),
    ).toEqual(['Status: Waiting → Rejected']);
    expect(
      read('en', {
        action: 'application.rejected',
        before: { state: 'AUDITING' },
        after: { state: 'REJECTED', plan: 'PRO_YEARLY', receipt: true },
      }),
    ).toEqual(['Status: Waiting → Sent back', 'Plan: Professional · Yearly', 'Receipt asked for: Yes']);
    expect(read('vi', { action: 'quota.granted', before: null, after: { quota: 'image8k', count: 10 } })).toEqual([
      'Hạn mức: Ảnh tĩnh 8K',
      'Số lượng: 10',
    ]);
    expect(
      read('zh', {
        action: 'plan.granted',
        before: { level: 'free', endsAt: '2026-11-10T02:00:00.000Z' },
        after: { level: 'pro', endsAt: null, runs: true, why: 'admin' },
      }),
    ).toEqual(['套餐: 免费版 → 专业版', '结束: 2026年11月10日 09:00 → ', '生效中: 是', '起因: 平台赠送']);
    expect(
      read('en', {
        action: 'setting.changed',
        before: { basisPoints: 500, merchant: 0 },
        after: { basisPoints: 750, merchant: 3_800_000 },
      }),
    ).toEqual(['Commission: 5% → 7.5%', 'Joining fee: ₫0 → ₫3,800,000']);
    expect(markup('vi', <AuditTarget line={{ action: 'setting.changed', target: 'bank' }} />)).toBe(
      'Tài khoản nhận tiền',
    );
  });

  test.each([
    ['en', ['Status: A return was requested', 'Kind: A part is missing or broken: send me the part', 'Times: 1']],
    ['vi', ['Trạng thái: Có yêu cầu trả hàng', 'Loại: Thiếu hoặc hỏng linh kiện: gửi bù cho tôi', 'Số lần: 1']],
    ['zh', ['状态: 买家申请退货', '种类: 缺零件或零件坏了：请补寄给我', '次数: 1']],
  ] as const)('a part that did not come, and a piece taken back instead, in %s', (locale, written) => {
    const after = { state: 'ASKED', kind: 'part', times: 1 };
    expect(read(locale, { action: 'return.notCome', before: null, after })).toEqual(written);
    const [instead, about] = read(locale, {
      action: 'return.agree',
      before: null,
      after: { instead: true, return: 'x' },
    });
    for (const line of [instead, about]) expect(line).not.toMatch(/^(instead|return): /);
  });

  test.each(locales)('what nobody has words for stands as it is written, in %s', (locale) => {
    expect(
      read(locale, {
        action: 'order.placed',
        before: null,
        after: { unheard: { of: 'RECEIPT_LOST' }, state: 'NEW_STATE' },
      }),
    ).toEqual(['unheard.of: RECEIPT_LOST', expect.stringMatching(/: NEW_STATE$/)]);
  });
});

/** One line a change, without marks and words for screen readers. */
function read(locale: Locale, line: Line): string[] {
  const html = markup(locale, <AuditDifference line={line} />)
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll('</del>', ' → ');
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, field, value]) => `${field}: ${value!.replaceAll(/<[^>]+>/g, '')}`,
  );
}

function markup(locale: Locale, what: ReactNode): string {
  const messages = { ...messagesFor(locale, ['console', 'shell']), ...auditMessages(locale) } as Messages;
  return renderToStaticMarkup(
    <IntlProvider
      locale={formatLocale(locale)}
      messages={messages}
      timeZone={timeZone}
      onError={(error) => {
        throw error;
      }}
    >
      {what}
    </IntlProvider>,
  );
}
