import { expect, test } from 'vitest';
import { punctuationOf } from './punctuation.ts';

test('N1 a line is put together with the marks of its language', () => {
  const { comma, list, colon, gap } = punctuationOf('zh-CN');
  expect(`客厅${list}卧室${colon}已渲染${comma}9:15。${gap}额度已退还。`).toBe(
    '客厅、卧室：已渲染，9:15。额度已退还。',
  );
  for (const locale of ['en', 'vi']) {
    const marks = punctuationOf(locale);
    expect(`a${marks.list}b${marks.colon}c${marks.comma}d.${marks.gap}E.`).toBe('a, b: c, d. E.');
  }
});
