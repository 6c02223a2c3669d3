import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { consentCookieOf } from '../consent.ts';
import { firstPaintScript } from './first-paint.ts';

function paint(stored: string | null, cookie: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(firstPaintScript, {
    localStorage: { getItem: () => stored },
    document: { cookie, documentElement: { dataset } },
  });
  return dataset;
}

test('a chosen theme stands before the first paint, anything else leaves it to the system', () => {
  expect(paint('dark', '')).toEqual({ theme: 'dark' });
  expect(paint('light', '')).toEqual({ theme: 'light' });
  for (const odd of [null, 'system', '"><script>']) expect(paint(odd, '')).toEqual({});
});

test('an answered cookie question is not shown again', () => {
  expect(paint(null, `a=b; ${consentCookieOf('necessary', true)}`)).toEqual({ consent: 'given' });
});

test('a browser that keeps nothing still gets its page', () => {
  const dataset: Record<string, string> = {};
  const refusing = {
    getItem() {
      throw new Error('denied');
    },
  };
  runInNewContext(firstPaintScript, { localStorage: refusing, document: { cookie: '', documentElement: { dataset } } });
  expect(dataset).toEqual({});
});
