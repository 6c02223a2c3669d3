import { expect, test } from 'vitest';
import { lateStartScript } from './late-start.ts';

test('N2: a press before the scripts are there is kept, but not what the browser has answered itself', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<button type="button">Language</button><button type="button" popovertarget="s">Filters</button>';
  const early: { hienPressed?: Element; addEventListener(): void } = { addEventListener: () => undefined };
  new Function('document', 'window', lateStartScript)(page, early);
  const [language, filters] = page.querySelectorAll('button');

  filters!.click();
  expect(early.hienPressed, 'pressed again it would close the sheet that is open').toBeUndefined();
  language!.click();
  expect(early.hienPressed).toBe(language);
});
