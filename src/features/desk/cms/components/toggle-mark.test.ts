import { expect, test } from 'vitest';
import { toggleMark } from './toggle-mark.ts';

test('E3 a mark is put around the selected words and taken away again', () => {
  const once = toggleMark('oak is pale', 0, 3, 'strong');
  expect(once).toEqual({ text: '**oak** is pale', from: 2, to: 5 });
  expect(toggleMark(once.text, once.from, once.to, 'strong')).toEqual({ text: 'oak is pale', from: 0, to: 3 });
  expect(toggleMark('see here', 4, 8, 'link').text).toBe('see [here](/)');
});

test('E3 a list takes whole lines, apart from what stands beside them', () => {
  expect(toggleMark('before\none\ntwo\nafter', 8, 13, 'steps').text).toBe('before\n\n1. one\n2. two\n\nafter');
  expect(toggleMark('- one\n- two', 0, 11, 'list').text).toBe('one\ntwo');
  expect(toggleMark('- one', 2, 3, 'quote').text).toBe('> one');
});
