import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseAngle, parseLength, parseSize } from '#editor/measure-input.ts';
import { lengthUnits, writeLength } from '#editor/units.ts';

const mm = (text: string, unit: (typeof lengthUnits)[number] = 'mm') => {
  const read = parseLength(text, unit);
  return read.ok ? read.value : read.reason;
};

describe('J3 typed lengths', () => {
  test.each([
    ['3.2m', 3200],
    ['3,2 m', 3200],
    ['3200', 3200],
    ['320cm', 3200],
    ['1200+2*450', 2100],
    ['(1200 + 2*450) / 2', 1050],
    ['3m-20cm', 2800],
    ['4 700', 4700],
    ['4 700', 4700],
    ['4,700', 4700],
    ['4.700', 4700],
    ['３２００', 3200],
    ['3米', 3000],
    ['2*1.5m', 3000],
    ['10\'6"', 3200.4],
    ['10′ 6″', 3200.4],
    ["10'", 3048],
    ['10ft 6in', 3200.4],
    ['6 1/2"', 165.1],
    ['1/2"', 12.7],
    ['10\' 6 1/2"', 3213.1],
    ["2*10'", 6096],
  ])('%s', (text, value) => {
    expect(mm(text)).toBe(value);
  });

  test('a figure without a unit has the person’s', () => {
    expect(mm('3.2', 'm')).toBe(3200);
    expect(mm('3,250', 'm')).toBe(3250);
    expect(mm('320', 'cm')).toBe(3200);
    expect(mm('10', 'ft-in')).toBe(3048);
    expect(mm('1.2+2*0.45', 'm')).toBe(2100);
    expect(mm('3.2+40cm', 'm')).toBe(3600);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['3m*2m', 'unreadable'],
    ['1/0', 'unreadable'],
    ['((((((((((1))))))))))', 'unreadable'],
    ['1'.repeat(70), 'unreadable'],
    ['3 4', 'unreadable'],
    ['1+', 'unreadable'],
    ['-5', 'too_small'],
    ['999999999', 'too_large'],
    ['alert(1)', 'unreadable'],
    ['1e9', 'unreadable'],
    ['__proto__', 'unreadable'],
  ])('refuses %j', (text, reason) => {
    expect(mm(text)).toBe(reason);
  });

  test('sizes and angles', () => {
    expect(parseSize('4200 x 3600', 'mm')).toEqual({ ok: true, value: { width: 4200, depth: 3600 } });
    expect(parseSize('4.2m×3.6m', 'mm')).toEqual({ ok: true, value: { width: 4200, depth: 3600 } });
    expect(parseSize('4.2*3.6', 'm')).toEqual({ ok: true, value: { width: 4200, depth: 3600 } });
    expect(parseSize('4200', 'mm')).toEqual({ ok: false, reason: 'unreadable' });
    expect(parseSize('4200 x', 'mm')).toEqual({ ok: false, reason: 'empty' });
    expect(parseSize('100 x 3600', 'mm', { min: 300 })).toEqual({ ok: false, reason: 'too_small' });
    expect(parseAngle('45°')).toEqual({ ok: true, value: 45 });
    expect(parseAngle('-90/2')).toEqual({ ok: true, value: -45 });
    expect(parseAngle('999')).toEqual({ ok: false, reason: 'too_large' });
  });

  test('any text is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9.,+*/() m'"x-]{0,40}$/)), (text) => {
        const read = parseLength(text, 'mm');
        if (read.ok) expect(Number.isFinite(read.value) && read.value >= 0 && read.value <= 1_000_000).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.constantFrom(...lengthUnits),
        fc.constantFrom('.' as const, ',' as const),
        (value, length, decimal) => {
          const read = parseLength(writeLength(value, { length, area: 'm2', decimal }), length);
          expect(read.ok && Math.abs(read.value - value)).toBeLessThanOrEqual(length === 'ft-in' ? 1.6 : 0);
        },
      ),
    );
  });
});
