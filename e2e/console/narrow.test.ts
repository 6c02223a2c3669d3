import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { signInToDemo } from '../support/people.ts';

const visit = visitors();

/** Fields whose text, or what stands in for it, is wider than they are; buttons of more than two lines; what scrolls sideways. */
function cut(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const ink = document.createElement('canvas').getContext('2d');
    const wide = (text: string, element: Element) => {
      const style = getComputedStyle(element);
      if (ink) ink.font = style.font;
      const inside = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return (ink?.measureText(text).width ?? 0) > inside;
    };
    const shown = <T extends Element>(selector: string) =>
      [...main.querySelectorAll<HTMLElement & T>(selector)].filter((element) => element.checkVisibility());
    return [
      ...shown<HTMLSelectElement>('select').map((each) => [each, each.selectedOptions[0]?.text ?? ''] as const),
      ...shown<HTMLInputElement>('input[placeholder]').map((each) => [each, each.placeholder] as const),
    ]
      .filter(([element, text]) => wide(text, element))
      .map(([, text]) => text)
      .concat(shown('button').flatMap((each) => (each.clientHeight > 90 ? each.textContent : [])))
      .concat(shown('div').flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? each.className : [])));
  });
}

test.each(['vi', 'zh'] as const)('M1 in %s the console is read on a phone, nothing of it cut', async (language) => {
  const { page, context } = await visit({ language, width: 390 });
  await signInToDemo(context, 'admin');
  for (const path of [
    '',
    '/remittances',
    '/orders',
    '/refunds',
    '/payouts',
    '/plans',
    '/users',
    '/reports',
    '/settings',
  ]) {
    await open(page, `/admin${path}`);
    expect(await cut(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
