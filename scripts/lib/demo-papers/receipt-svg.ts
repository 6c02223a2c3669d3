import { box, pattern, sheet, text } from './paper-svg.ts';

export interface ReceiptWords {
  from: string;
  to: string;
  amount: number;
  reference: string;
  trade: string;
}

const width = 540;
const height = 960;
const dong = (amount: number) => `${amount.toLocaleString('de-DE')} VND`;

/** Three fictional banks, each with a layout of its own, so that two receipts differ as two apps do. */
export const receiptLooks: ((words: ReceiptWords) => string)[] = [leaf, slip, dark];

function leaf({ from, to, amount, reference, trade }: ReceiptWords): string {
  const rows = [
    ['Từ', from],
    ['Đến', to],
    ['Tài khoản nhận', '0000 0000 02'],
    ['Nội dung', reference],
    ['Mã giao dịch', trade],
    ['Phí', '0 VND'],
  ] as const;
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#eef3ee'),
      box(0, 0, width, 250, '#246244'),
      text(40, 60, 22, 'Ngân hàng Mẫu Xanh', { fill: '#deebe0' }),
      `<circle cx="270" cy="150" r="36" fill="#deebe0"/><path d="M254 150l12 12 22-24" stroke="#246244" stroke-width="7" fill="none"/>`,
      text(270, 225, 24, 'Chuyển khoản thành công', { fill: '#fff', weight: 700, anchor: 'middle' }),
      box(30, 280, 480, 600, '#fff', 'rx="14"'),
      pattern(width, height, reference, '#1c231f'),
      text(270, 350, 40, dong(amount), { weight: 700, anchor: 'middle' }),
      ...rows.flatMap(([label, value], at) => [
        box(60, 390 + at * 78, 420, 1, '#d9d7cb'),
        text(60, 422 + at * 78, 19, label, { fill: '#545b54' }),
        text(480, 450 + at * 78, 22, value, { anchor: 'end' }),
      ]),
    ].join(''),
  );
}

function slip({ from, to, amount, reference, trade }: ReceiptWords): string {
  const rows = [
    ['SO TIEN', dong(amount)],
    ['NGUOI CHUYEN', from],
    ['NGUOI NHAN', to],
    ['SO TAI KHOAN', '0000000002'],
    ['NOI DUNG', reference],
    ['MA GD', trade],
  ] as const;
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#fbf7ec'),
      pattern(width, height, reference, '#7c5200'),
      text(60, 110, 30, 'BIÊN LAI CHUYỂN TIỀN', { weight: 700 }),
      text(60, 146, 20, 'Ngân hàng Mẫu Sông', { fill: '#545b54' }),
      box(60, 170, 420, 4, '#1c231f'),
      ...rows.flatMap(([label, value], at) => [
        text(60, 226 + at * 96, 17, label, { fill: '#7c5200', weight: 700 }),
        text(60, 260 + at * 96, at === 0 ? 36 : 25, value, { weight: at === 0 ? 700 : 400 }),
      ]),
      ...bars(reference).map(({ x, wide }) => box(60 + x, 830, wide, 60, '#1c231f')),
    ].join(''),
  );
}

/** A bar code of the reference's letters, each different. */
function bars(reference: string): { x: number; wide: number }[] {
  let x = 0;
  return Array.from(reference.slice(4)).flatMap((letter) =>
    [0, 2, 4].map((bit) => {
      const wide = 4 + 3 * ((letter.charCodeAt(0) >> bit) & 3);
      const gap = 5 + 4 * ((letter.charCodeAt(0) >> (bit + 1)) & 1);
      const bar = { x, wide };
      x += wide + gap;
      return bar;
    }),
  );
}

function dark({ from, to, amount, reference, trade }: ReceiptWords): string {
  const rows = [
    ['Người gửi', from],
    ['Người nhận', to],
    ['Nội dung chuyển', reference],
    ['Số tham chiếu', trade],
  ] as const;
  return sheet(
    width,
    height,
    [
      box(0, 0, width, height, '#1f2b25'),
      pattern(width, height, reference, '#f4f3ed'),
      text(40, 90, 24, 'Ví Mẫu', { fill: '#b7c0b8' }),
      text(40, 170, 46, dong(amount), { fill: '#f4f3ed', weight: 700 }),
      box(40, 200, 190, 36, '#86c9a1', 'rx="18"'),
      text(135, 225, 19, 'Đã chuyển', { fill: '#183023', anchor: 'middle', weight: 700 }),
      ...rows.flatMap(([label, value], at) => [
        box(40, 300 + at * 130, 460, 106, '#2c3932', 'rx="12"'),
        text(64, 340 + at * 130, 19, label, { fill: '#b7c0b8' }),
        text(64, 382 + at * 130, 26, value, { fill: '#f4f3ed' }),
      ]),
      text(270, 890, 18, 'Giữ lại để đối chiếu', { fill: '#b7c0b8', anchor: 'middle' }),
    ].join(''),
  );
}
