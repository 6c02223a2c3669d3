import { describe, expect, test } from 'vitest';
import { notFoundAddress, shownPath } from './shown-path.ts';

describe('the path on the error page (PRODUCT A2)', () => {
  test('a path is shown as it is', () => expect(shownPath('/works/trưa hè')).toBe('/works/trưa hè'));

  test('free text is not', () => {
    for (const text of [null, '', 'Your account is locked, call 0900', 'https://evil.example/'])
      expect(shownPath(text)).toBeNull();
  });

  test('nothing hidden, nothing turned around, nothing endless', () => {
    expect(shownPath('/a\u202Egnp.exe\u0000\u200B\nb')).toBe('/agnp.exeb');
    expect(shownPath(`/${'x'.repeat(5000)}`)).toHaveLength(201);
  });

  test('an unknown address goes there with its path, and only its path', () => {
    expect(notFoundAddress('/no/such & page')).toBe('/error?code=404&path=%2Fno%2Fsuch+%26+page');
    expect(notFoundAddress(`/${'x'.repeat(5000)}`).length).toBeLessThan(300);
  });
});
