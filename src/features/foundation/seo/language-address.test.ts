import { expect, test } from 'vitest';
import { languageAddress } from './language-address.ts';

test('PRODUCT Language: each language has its own canonical address, the bare one is x-default', () => {
  expect(languageAddress('https://hien.example', '/works', 'vi')).toBe('https://hien.example/works?lang=vi');
  expect(languageAddress('https://hien.example', '/things/detail?id=p_1', 'zh')).toBe(
    'https://hien.example/things/detail?id=p_1&lang=zh',
  );
  expect(languageAddress('https://hien.example', '/', null)).toBe('https://hien.example/');
});
