import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { SizeDrawing } from './size-drawing.tsx';

const sizes = [
  { width: 440, depth: 470, height: 970 },
  { width: 120, depth: 30, height: 1200 },
  { width: 600, depth: 25, height: 800 },
];
const cases = locales.flatMap((language) => sizes.map((size) => ({ language, ...size })));

test.each(cases)(
  'F3 in $language at $width × $depth × $height the captions of front and side are apart and whole',
  async ({ language, ...size }) => {
    const t = translator(language, 'product');
    showPage(() => <SizeDrawing size={size} model={null} />, { texts: ['product'], language });
    const caption = (words: string) =>
      [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === words);
    await expect.poll(() => caption(t('drawing.side'))).toBeDefined();
    const svg = document.querySelector('svg')!;
    // On a phone; half an em is what a letter takes at the least.
    const letter = Number(svg.style.getPropertyValue('--text')) * 1.7 * 0.5;
    const span = (words: string) => {
      const middle = Number(caption(words)?.getAttribute('x'));
      return { from: middle - (words.length * letter) / 2, to: middle + (words.length * letter) / 2 };
    };
    const [left = 0, , width = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number);
    expect(span(t('drawing.front')).to).toBeLessThan(span(t('drawing.side')).from);
    expect(span(t('drawing.side')).to).toBeLessThan(left + width);
  },
);
