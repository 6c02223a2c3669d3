import { expect, test } from 'vitest';
import { marked } from './marks.ts';

test('E3 a mark is put around the selected words and taken away again', () => {
  const once = marked('oak is pale', 0, 3, 'strong');
  expect(once).toEqual({ text: '**oak** is pale', from: 2, to: 5 });
  expect(marked(once.text, once.from, once.to, 'strong')).toEqual({ text: 'oak is pale', from: 0, to: 3 });
  expect(marked('see here', 4, 8, 'link').text).toBe('see [here](/)');
});

test('E3 a list takes whole lines, apart from what stands beside them', () => {
  expect(marked('before\none\ntwo\nafter', 8, 13, 'steps').text).toBe('before\n\n1. one\n2. two\n\nafter');
  expect(marked('- one\n- two', 0, 11, 'list').text).toBe('one\ntwo');
  expect(marked('- one', 2, 3, 'quote').text).toBe('> one');
});
