import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { pageAddress, requireReadable } from '#server/http/readable-address.ts';

const broken = ['%00', 'a%00b', '%ff', '%C3%28', '%ed%a0%80', '%c0%80', '%E2%82', '%E1%BA%'];
const whole = ['', 'ghế', 'gh%E1%BA%BF', '%E5%AE%B6', '100%25', 'a+b', '%F0%9F%8F%A0', '%0'];

describe('L1: bytes that are no text are told from text', () => {
  test.each(broken.slice(0, -1))('%s', (bytes) => {
    for (const address of [`/blog/${bytes}`, `/blog?id=${bytes}`, `/blog?${bytes}=1`, `/blog?a=1&id=x${bytes}y`])
      expect(() => requireReadable(address)).toThrow(AppError);
  });

  test.each(whole)('but %s is text', (text) => {
    expect(() => requireReadable(`/blog?w=${text}&sort=new`)).not.toThrow();
  });

  test('a percent sign that begins no code is text in a query, and none in a path', () => {
    expect(() => requireReadable('/works?w=100%')).not.toThrow();
    expect(() => requireReadable('/works?w=50%%20off')).not.toThrow();
    expect(() => requireReadable('/works/100%')).toThrow(AppError);
  });
});

describe('L1: an unreadable address of a page leads to the error page', () => {
  const at = (url: string, method = 'GET') => pageAddress({ url, method });

  test.each(broken)('%s', (bytes) => {
    expect(at(`/blog/${bytes}`)).toBe('/error?code=400');
    expect(at(`/blog/${bytes}`, 'HEAD')).toBe('/error?code=400');
  });

  test('in the language it asked for', () => {
    expect(at('/blog?lang=vi&id=%00')).toBe('/error?code=400&lang=vi');
    expect(at('/blog?id=%00&lang=%00')).toBe('/error?code=400');
  });

  test('readable ones, writes, calls and the data of pages keep theirs', () => {
    for (const url of ['/', '/blog?id=a_1', '/api/user?x=%00', '/api/%ff', '/blog.data?id=%00', '//x', ''])
      expect(at(url)).toBe(url);
    expect(at('/blog?id=%00', 'POST')).toBe('/blog?id=%00');
  });
});
