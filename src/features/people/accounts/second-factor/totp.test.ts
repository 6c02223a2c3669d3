import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { base32, codeAt, fromBase32, stepAt, stepOfCode, totpAddress, type TotpHash } from './totp.server.ts';

const seeds: Record<TotpHash, Buffer> = {
  sha1: Buffer.from('12345678901234567890'),
  sha256: Buffer.from('12345678901234567890123456789012'),
  sha512: Buffer.from('1234567890123456789012345678901234567890123456789012345678901234'),
};

describe('M1 TOTP: the vectors of RFC 6238, appendix B', () => {
  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('at %i seconds', (seconds, sha1, sha256, sha512) => {
    const step = stepAt(new Date(seconds * 1000));
    expect([
      codeAt(seeds.sha1, step, 8, 'sha1'),
      codeAt(seeds.sha256, step, 8, 'sha256'),
      codeAt(seeds.sha512, step, 8, 'sha512'),
    ]).toEqual([sha1, sha256, sha512]);
  });

  test('the counters of RFC 4226, appendix D', () => {
    expect(Array.from({ length: 10 }, (_, step) => codeAt(seeds.sha1, step))).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]);
  });
});

describe('M1 TOTP: a code', () => {
  const now = new Date('2026-11-15T03:00:10Z');
  const here = stepAt(now);
  const code = (step: number) => codeAt(seeds.sha1, step);

  test('of this step and one either side is good, further off it is not', () => {
    expect([-2, -1, 0, 1, 2].map((off) => stepOfCode(seeds.sha1, code(here + off), now, 0))).toEqual([
      null,
      here - 1,
      here,
      here + 1,
      null,
    ]);
  });

  test('works once: its step and those before it are over', () => {
    expect(stepOfCode(seeds.sha1, code(here), now, here)).toBeNull();
    expect(stepOfCode(seeds.sha1, code(here - 1), now, here)).toBeNull();
    expect(stepOfCode(seeds.sha1, code(here + 1), now, here)).toBe(here + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', ' 755224'])('%j is none', (typed) => {
    expect(stepOfCode(seeds.sha1, typed, now, 0)).toBeNull();
  });
});

test('M1 TOTP: base 32 of RFC 4648, there and back', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  for (let length = 0; length < 40; length++) {
    const bytes = randomBytes(length);
    expect(Buffer.from(fromBase32(base32(bytes)))).toEqual(bytes);
  }
});

test('M1 TOTP: the address an app reads', () => {
  expect(totpAddress('MZXW6', 'a+b@mail.example', 'Hiên')).toBe(
    'otpauth://totp/Hi%C3%AAn:a%2Bb%40mail.example?secret=MZXW6&issuer=Hi%C3%AAn&algorithm=SHA1&digits=6&period=30',
  );
});
