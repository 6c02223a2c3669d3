import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { isLit, lampsOf } from '#editor/lamps.ts';
import { showOn } from '../../../../tests/support/dom/show-on.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { pressOn } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { createSceneLink } from '../scene-link.tsx';
import { LightTools } from './light-tools.tsx';
import { SunBar } from './sun-bar.tsx';
import { SunMenu } from './sun-menu.tsx';

const slider = () => document.querySelector<HTMLElement>('[role=slider]');
const press = (key: string) => {
  const knob = slider();
  flushSync(() => knob && pressOn(knob, key));
};

test('J3 the hour by keys: a quarter, an hour, the ends of the day; never beyond; each step undone', () => {
  const { driver } = openPanel(newDesign(), <SunBar mode="walk" />);
  press('ArrowRight');
  expect(driver.design.settings.hour).toBe(15.25);
  press('PageDown');
  expect(driver.design.settings.hour).toBe(14.25);
  press('End');
  press('ArrowUp');
  expect(driver.design.settings.hour).toBe(24);
  expect(slider()?.getAttribute('aria-valuetext')).toBe('24:00, the sun is down');
  press('Home');
  expect(driver.design.settings.hour).toBe(0);
  while (driver.editor.session.undo());
  expect(driver.design.settings.hour).toBe(15);
});

test('J3 it says the hour, the day and how high the sun stands', () => {
  const { text } = openPanel(newDesign(), <SunBar mode="walk" />, { language: 'vi' });
  expect(text()).toContain('15:00');
  expect(text()).toContain('21 tháng 3');
  expect(slider()?.getAttribute('aria-valuetext')).toBe('15:00, mặt trời cao 44°');
});

test('J3 a day that is played is only looked at; stopped, the design’s own hour is seen', () => {
  const scene = createSceneLink();
  const { driver, button, text } = openPanel(newDesign(), <SunBar mode="walk" />, { scene });
  flushSync(() => button('Play the day')?.click());
  flushSync(() => scene.set({ sun: { hour: 6 } }));
  expect(text()).toContain('6:00');
  flushSync(() => button('Stop')?.click());
  expect([scene.state.playing, scene.state.sun, driver.performed.length]).toEqual([false, null, 0]);
  expect(text()).toContain('15:00');
});

test('J3 one press switches every lamp off, the next on', () => {
  const { driver, button } = openPanel(furnishedStudio(), <SunBar mode="walk" />);
  const lit = () => lampsOf(driver.design, driver.editor.pieces).some((id) => isLit(driver.design, id));
  flushSync(() => button('All off')?.click());
  expect(lit()).toBe(false);
  flushSync(() => button('All on')?.click());
  expect(lit()).toBe(true);
});

const figures = () => [...document.querySelectorAll('.hr-track .ws-figure')].map((each) => each.textContent);

test.each([
  ['phone', 390, 2],
  ['desk', 900, 1],
] as const)(
  'J3 on a %s the ruler goes from 5:00 to 19:00 with every figure in its place',
  async (screen, width, every) => {
    showOn(screen);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 32));
    openPanel(newDesign(), <SunBar mode="space" />);
    await expect.poll(figures).not.toEqual([]);
    const hours = figures().map((each) => Number.parseInt(each ?? '', 10));
    expect(hours).toEqual(Array.from({ length: 14 / every + 1 }, (_, at) => 5 + at * every));
  },
);

test('J3 the moon leads into the night, where the ruler goes on to the morning, and back; each one step', () => {
  const { driver, button } = openPanel(newDesign(), <SunBar mode="walk" />);
  flushSync(() => button('Switch to night')?.click());
  expect(driver.design.settings.hour).toBe(20);
  expect(slider()?.getAttribute('aria-valuetext')).toBe('20:00, the sun is down');
  flushSync(() => button('Switch to daylight')?.click());
  expect(driver.design.settings.hour).toBe(9);
  expect(driver.performed).toHaveLength(2);
});

test('J3 on a phone the ruler is alone, and what stood beside it is behind one sign', () => {
  showOn('phone');
  const { driver, button } = openPanel(
    furnishedStudio(),
    <>
      <SunBar mode="walk" />
      <SunMenu />
    </>,
  );
  expect(document.querySelectorAll('.sb button')).toHaveLength(1);
  flushSync(() => button('Light and cameras')?.click());
  const acts = () => [...document.querySelectorAll('dialog .ms-tiles button')].map((each) => each.textContent);
  expect(acts()).toEqual(['Play the day', 'Switch to night', 'All off', 'List of cameras', 'Sun and place']);
  flushSync(() => button('All off')?.click());
  expect(acts()).toEqual([]);
  expect(lampsOf(driver.design, driver.editor.pieces).some((id) => isLit(driver.design, id))).toBe(false);
});

test('J3 at a desk the hours have the ruler: in 3D only the day beside them, beside the plan nothing; the rest is a tool', () => {
  const { driver, button } = openPanel(
    furnishedStudio(),
    <>
      <SunBar mode="space" />
      <SunBar mode="split" />
      <LightTools />
    </>,
  );
  const beside = [...document.querySelectorAll('.sb')].map((bar) => bar.querySelectorAll('.sb-side button').length);
  expect(beside).toEqual([1, 0]);
  flushSync(() => button('All off')?.click());
  expect(lampsOf(driver.design, driver.editor.pieces).some((id) => isLit(driver.design, id))).toBe(false);
  flushSync(() => button('Switch to night')?.click());
  expect(driver.design.settings.hour).toBe(20);
});
