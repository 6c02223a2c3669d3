import { expect, test } from 'vitest';
import privacy from '#features/catalogue/content/legal/privacy.en.json';
import about from '#features/catalogue/content/about/about.vi.json';
import { readSections, serializeSections } from './page-markup.ts';

test('E3 a page written as text and read back is the same page: paragraphs, lists and tables', () => {
  for (const { sections } of [privacy, about]) expect(readSections(serializeSections(sections))).toEqual(sections);
});

test('E3 a section without a name gets one; a short row is filled; words before the first heading belong nowhere', () => {
  expect(readSections('Lost words\n\n## Một\n\nHai\nba\n\n| a | b |\n| c |\r\n\r\n- x\n- y')).toEqual([
    {
      id: 'section-1',
      heading: 'Một',
      paragraphs: ['Hai ba'],
      table: { head: ['a', 'b'], rows: [['c', '']] },
      list: ['x', 'y'],
    },
  ]);
  expect(readSections('')).toEqual([]);
});
