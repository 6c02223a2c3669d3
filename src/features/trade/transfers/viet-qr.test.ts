import drawQr from 'qr';
import readQr from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { transferText, vietQr } from './viet-qr.ts';

/** Reads tag, length, value back into a table. */
function fields(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    found[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

const transfer = { bin: '970436', account: '0011001234567', amount: 3_800_000, purpose: 'HIEN U7K2M9' };

describe('H2: VietQR', () => {
  test('holds bank, account, amount and purpose where NAPAS and EMVCo put them', () => {
    const top = fields(vietQr(transfer));
    expect(top).toMatchObject({ '00': '01', '01': '12', 53: '704', 54: '3800000', 58: 'VN' });
    const receiver = fields(top['38']!);
    expect(receiver).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
    expect(fields(receiver['01']!)).toEqual({ '00': '970436', '01': '0011001234567' });
    expect(fields(top['62']!)).toEqual({ '08': 'HIEN U7K2M9' });
  });

  test('the checksum is CRC-16/CCITT-FALSE of all before it', () => {
    // The check value of that code in the catalogues: "123456789" gives 29B1. Rebuilt here bit by bit over the text as
    // bytes.
    const crc = (text: string) =>
      [...Buffer.from(text)]
        .reduce(
          (all, byte) =>
            Array.from({ length: 8 }).reduce((value: number, _, bit) => {
              const top = ((value >> 15) ^ (byte >> (7 - bit))) & 1;
              return ((value << 1) & 0xffff) ^ (top ? 0x1021 : 0);
            }, all),
          0xffff,
        )
        .toString(16)
        .toUpperCase()
        .padStart(4, '0');
    expect(crc('123456789')).toBe('29B1');
    const text = vietQr(transfer);
    expect(text.slice(-4)).toBe(crc(text.slice(0, -4)));
  });

  test('drawn as a QR code and read back it is the same text', () => {
    const text = vietQr(transfer);
    const modules = drawQr(text, 'raw', { ecc: 'medium', border: 4, scale: 4 });
    const size = modules.length;
    const data = new Uint8Array(size * size * 4).fill(255);
    modules.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
      }),
    );
    expect(readQr({ width: size, height: size, data })).toBe(text);
  });

  test('words are what a bank carries', () => {
    expect(transferText('Đơn hàng HD-0042: ghế “Hiên” 轩')).toBe('Don hang HD 0042 ghe Hien');
    expect(transferText('x'.repeat(40))).toHaveLength(25);
  });

  test.each([
    [{ bin: '97043' }],
    [{ account: '' }],
    [{ account: '1'.repeat(20) }],
    [{ account: '00-11' }],
    [{ amount: 0 }],
    [{ amount: -5 }],
    [{ amount: 1.5 }],
    [{ amount: Number.NaN }],
  ])('%o is refused', (bad) => {
    expect(() => vietQr({ ...transfer, ...bad })).toThrow();
  });
});
