import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { factsOf } from '#editor/pieces.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { findModel } from '#models/library.ts';
import { translator } from '#text/messages.server.ts';
import { showOn } from '../../../../tests/support/dom/show-on.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { SelectionPanel } from './selection-panel.tsx';

const design = furnishedStudio();
/** One whose family comes in several widths and finishes. */
const sofa = Object.values(design.items).find(({ model }) => findModel(model)?.family.code === 'sofa')?.id ?? '';

async function opened(id: string, language: Locale = 'en', of: Design = design) {
  const panel = openPanel(of, <SelectionPanel />, { language });
  flushSync(() => void panel.driver.select(id));
  await vi.waitUntil(() => document.querySelector('.insp-fields :is(input, select, button)'), { timeout: 20_000 });
  return { ...panel, press: (name: string) => flushSync(() => panel.button(name)?.click()) };
}

const words = () => [...document.querySelectorAll('.sh-acts button')].map((each) => each.textContent);
const places = (...parts: string[]) =>
  [...document.querySelectorAll(parts.join(','))].map((each) => parts.find((part) => each.matches(part)));
const open = () => document.querySelector('.ws-grab')?.getAttribute('aria-expanded');

test.each(locales)(
  'J3 in %s on a phone a piece comes as its head, one size, one row of finishes and five named acts; the rest when it is pulled up',
  async (language) => {
    showOn('phone');
    const t = translator(language, 'workspace');
    const { press } = await opened(sofa, language);
    const order = ['.ws-grab', '.insp-head', '.insp-step', '.insp-short', '.insp-part', '.sh-acts', '.sh-more'];
    expect(places(...order)).toEqual(['.ws-grab', '.insp-head', '.insp-step', '.insp-short', '.sh-acts']);
    const named = (['turnRightQuarter', 'alternatives', 'duplicate', 'lock', 'remove'] as const).map((act) =>
      t(`sheet.${act}`),
    );
    expect(words()).toEqual(named);
    expect(document.querySelector('.insp-acts'), 'no row of signs without words').toBeNull();
    press(t('panel.full'));
    expect(open()).toBe('true');
    expect(places('.insp-step', '.insp-part', '.sh-more', '.sh-acts')).toEqual(
      expect.arrayContaining(['.insp-step', '.insp-part', '.sh-more', '.sh-acts']),
    );
    expect(document.body.textContent).toContain(t('inspector.place'));
    press(t('panel.half'));
    expect(places('.insp-part')).toEqual([]);
  },
);

test('J3 on a tablet the flip stands in the row too, and the range under the size', async () => {
  showOn('tablet');
  await opened(sofa);
  expect(words()).toEqual(['Turn', 'Flip', 'Replace', 'Duplicate', 'Lock', 'Delete']);
  expect(document.querySelector('.insp-step small')?.textContent).toMatch(/^\d[\d\s]* to \d[\d\s]*/);
});

test.each(['tablet', 'desk'] as const)('J3 on a %s a flip shows the line it goes over', async (screen) => {
  showOn(screen);
  await opened(sofa);
  const sign = (label: string) =>
    [...document.querySelectorAll('button')]
      .find((each) => each.textContent === label || each.getAttribute('aria-label') === label)
      ?.querySelector('svg')?.innerHTML;
  // Left to right goes over an upright line, which is dashed in the middle of the sign.
  expect(sign(screen === 'desk' ? 'Mirror left to right' : 'Flip')).toContain('M12 14v2');
  if (screen === 'desk') expect(sign('Mirror top to bottom')).toContain('M10 12H8');
});

test('J3 the width goes by the steps the piece is made in, to the ends and not beyond, each one step to undo', async () => {
  showOn('phone');
  const { driver, button, press } = await opened(sofa);
  const width = () => factsOf(driver.editor.pieces, driver.design.items[sofa]?.model ?? '').width;
  const { family, choice } = findModel(design.items[sofa]?.model ?? '')!;
  const values = (family.parameters.width?.values ?? []).map(Number).toSorted((a, b) => a - b);
  const first = width();
  press('Width: larger');
  expect(width()).toBe(values[values.indexOf(Number(choice.width)) + 1]);
  expect(document.querySelector('.insp-step output')?.textContent?.replace(/\s/g, '')).toBe(`${width()}mm`);
  driver.editor.session.undo();
  expect(width()).toBe(first);
  await expect.poll(() => button('Width: smaller')?.disabled).toBe(first === values[0]);
  for (let steps = values.length; steps > 0 && button('Width: smaller')?.disabled === false; steps--)
    press('Width: smaller');
  expect([width(), button('Width: smaller')?.disabled]).toEqual([values[0], true]);
});

test('J3 Replace pulls the sheet up to what else fits, and says where nothing does', async () => {
  showOn('phone');
  const { press, text } = await opened(sofa);
  press('Replace');
  expect(open()).toBe('true');
  await expect.poll(text).toContain('No other piece fits here.');
  await expect.poll(() => document.activeElement?.textContent).toContain('No other piece fits here.');
});

test('J3 the acts of the row do what they say; what is locked can be unlocked from it', async () => {
  showOn('phone');
  const { driver, press } = await opened(sofa);
  press('Turn');
  expect(driver.design.items[sofa]?.turn).not.toBe(design.items[sofa]?.turn);
  press('Lock');
  expect(driver.design.items[sofa]?.locked).toBe(true);
  expect(document.querySelector('fieldset.insp-fields')?.hasAttribute('disabled')).toBe(true);
  press('Unlock');
  expect(driver.design.items[sofa]?.locked).toBe(false);
  press('Duplicate');
  expect(Object.keys(driver.design.items)).toHaveLength(Object.keys(design.items).length + 1);
});

test('J3 a sheet pulled down from half is put away, pulled down from full it is half', async () => {
  showOn('phone');
  const { driver, press } = await opened(sofa);
  const grab = document.querySelector('.ws-grab')!;
  grab.setPointerCapture = () => undefined;
  const finger = (kind: string, clientY: number) =>
    flushSync(() => grab.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientY })));
  const pull = (from: number, to: number) => {
    finger('pointerdown', from);
    finger('pointermove', to);
    finger('pointerup', to);
  };
  press('Expand the panel');
  pull(100, 140);
  await expect.poll(open).toBe('false');
  expect(driver.selection).toEqual([sofa]);
  pull(100, 140);
  expect(driver.selection).toEqual([]);
});

test('J3 a wall on a phone has its name, its fields and its acts with words', async () => {
  showOn('phone');
  const wall = Object.keys(design.walls)[0] ?? '';
  await opened(wall);
  expect(document.querySelector('.ws-insp:not(.ws-untitled) h2')?.textContent).toBe('Wall');
  expect(words()).toContain('Delete');
});
