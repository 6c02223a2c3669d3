import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#lib/api-failure.ts';
import { locales } from '#lib/locale.ts';
import { failureText } from './failure-text.ts';

describe('one client error table (PRODUCT D7)', () => {
  test('the words of the server stand as they are', async () => {
    expect(await failureText(new ApiFailure('refused', { status: 400, message: 'Sai mật khẩu' }), 'zh')).toBe(
      'Sai mật khẩu',
    );
  });

  test('without words an envelope is an Error', async () => {
    expect(await failureText(new ApiFailure('refused', { status: 400 }), 'en')).toBe('Error');
  });

  test('500 and a failed request ask, in Chinese and Vietnamese, to check the network', async () => {
    const failure = new ApiFailure('server_fail');
    expect(await failureText(failure, 'en')).toMatch(/server fail/i);
    expect(await failureText(failure, 'zh')).toContain('检查网络');
    expect(await failureText(failure, 'vi')).toContain('kiểm tra mạng');
  });

  test('offline, timeout, abort and 404 each have a name of their own in every language', async () => {
    for (const locale of locales) {
      const texts = await Promise.all(
        (['offline', 'timeout', 'aborted', 'not_found', 'server_fail'] as const).map((kind) =>
          failureText(new ApiFailure(kind), locale),
        ),
      );
      expect(new Set(texts).size).toBe(5);
    }
  });

  test('an error of our own making is not dressed up as a failed call', async () => {
    await expect(failureText(new RangeError('ours'), 'en')).rejects.toThrow('ours');
  });
});
