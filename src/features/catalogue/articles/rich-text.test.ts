import { describe, expect, test } from 'vitest';
import { articleParts, serializeParts } from './article-parts.ts';
import { plainText, refusedLinks, spansOf } from './rich-text.ts';

describe('E2 rich text is a list of what may be said', () => {
  test('bold, italic, links; what is no mark stays text', () => {
    expect(spansOf('**Oak** is *pale*, see [works](/works) & [oak](https://oak.example).')).toEqual([
      { text: 'Oak', look: 'strong' },
      { text: ' is ' },
      { text: 'pale', look: 'em' },
      { text: ', see ' },
      { text: 'works', href: '/works' },
      { text: ' & ' },
      { text: 'oak', href: 'https://oak.example' },
      { text: '.' },
    ]);
    expect(spansOf('2 * 3 = <b>6</b>')).toEqual([{ text: '2 * 3 = <b>6</b>' }]);
  });

  test('a link that leads elsewhere is only its words, and is named to who writes it', () => {
    for (const link of ['javascript:x', 'http://plain.example', '//evil.example', 'data:x', '/a"b', 'mailto:a@b.vn']) {
      expect(spansOf(`[x](${link})`)).toEqual([{ text: 'x' }]);
      expect(refusedLinks(`[x](${link})`), link).toEqual([link]);
    }
    expect(refusedLinks('[x](javascript:alert(1))')).toHaveLength(1);
    expect(refusedLinks('[x](/works?a=b) [y](https://oak.example/a(b))')).toEqual([]);
  });

  test('parts written and read again are the same, and their words alone carry no marks', () => {
    const body = '## Grain\n\n### Close\n\nOne **two**.\n\n- a\n- b\n\n1. c\n2. d\n\n> said';
    expect(articleParts(body).map(({ kind }) => kind)).toEqual([
      'heading',
      'subheading',
      'paragraph',
      'list',
      'steps',
      'quote',
    ]);
    expect(serializeParts(articleParts(`\n${body.replaceAll('\n\n', '\n \n\n')}\n\n`))).toBe(body);
    expect(plainText(body)).toBe('Grain\n\nClose\n\nOne two.\n\na\nb\n\nc\nd\n\nsaid');
  });
});
