import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { isLit, lampsOf } from '#editor/lamps.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { pressOn } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { createSceneLink } from '../../scene-view/scene-link.tsx';
import { cities, cityAt } from './cities.ts';
import { bearing } from './compass.tsx';
import { clockwise, northOf } from './north.ts';
import { SitePanel } from './site-panel.tsx';

test('J3 a city sets both coordinates as one step; typed ones are another place', () => {
  const { driver, choose, type, field } = openPanel(newDesign(), <SitePanel />);
  choose('Place', 'hanoi');
  expect(driver.design.settings).toMatchObject({ latitude: 21.03, longitude: 105.85 });
  expect(driver.performed).toHaveLength(1);
  type('Latitude', '-12,5');
  expect(driver.design.settings.latitude).toBe(-12.5);
  expect(field('Place')?.value).toBe('');
  driver.press('Mod+KeyZ', 'Mod+KeyZ');
  expect(driver.design.settings).toEqual(newDesign().settings);
});

test.each([
  ['Latitude', '91', '-90 – 90 °'],
  ['Latitude', 'north', '-90 – 90 °'],
  ['Longitude', '181', '-180 – 180 °'],
  ['Longitude', '1e3', '-180 – 180 °'],
  ['Hour', '24:30', '0:00 – 24:00'],
  ['Hour', 'noon', '0:00 – 24:00'],
  ['Day', '0', '1 – 31'],
])('J3 what is no place and no time is said, and changes nothing: %s %s', (label, typed, range) => {
  const { driver, type, text } = openPanel(newDesign(), <SitePanel />);
  type(label, typed);
  expect(text()).toContain(range);
  expect(driver.performed).toEqual([]);
});

test('J3 north by number and by the compass; undone it is as before', () => {
  const { driver, type } = openPanel(newDesign(), <SitePanel />);
  type('North, clockwise from the top', '90');
  expect(driver.design.settings.north).toBe(-90);
  const compass = document.querySelector('.cp');
  flushSync(() => compass && pressOn(compass, 'ArrowRight'));
  expect(driver.design.settings.north).toBe(-91);
  flushSync(() => compass && pressOn(compass, 'PageDown'));
  expect(driver.design.settings.north).toBe(-76);
  for (const _ of [1, 2, 3]) driver.press('Mod+KeyZ');
  expect(driver.design.settings.north).toBe(0);
});

test('J3 the compass reads like a compass: up is 0, right 90, and back again', () => {
  expect([bearing(0, 9, 1), bearing(9, 0, 1), bearing(0, -9, 1), bearing(-9, 0, 1), bearing(1, 8, 15)]).toEqual([
    0, 90, 180, 270, 0,
  ]);
  for (const north of [-180, -90, 0, 45, 180]) expect(clockwise(northOf(clockwise(north)))).toBe(clockwise(north));
});

test('J3 day and hour are set, and sunrise follows; a polar night is said', () => {
  const { driver, choose, type, text, button } = openPanel(newDesign(), <SitePanel />);
  choose('Month', '12');
  expect(driver.design.settings.day).toBe(355);
  type('Hour', '6h30');
  expect(driver.design.settings.hour).toBe(6.5);
  expect(text()).toContain('Sunrise 6:1');
  flushSync(() => button('21 June')?.click());
  expect(driver.design.settings.day).toBe(172);
  type('Latitude', '78');
  expect(text()).toContain('The sun does not set on this day.');
  choose('Month', '12');
  expect(text()).toContain('The sun does not rise on this day.');
});

test('J3 all lamps off and on from here', () => {
  const { driver, button } = openPanel(furnishedStudio(), <SitePanel />);
  const lit = () => lampsOf(driver.design, driver.editor.pieces).filter((id) => isLit(driver.design, id)).length;
  const all = lit();
  flushSync(() => button('All off')?.click());
  expect([all > 0, lit()]).toEqual([true, 0]);
  flushSync(() => button('All on')?.click());
  expect(lit()).toBe(all);
});

test('J3 who may only look sees another hour, and the design keeps its own', () => {
  const scene = createSceneLink();
  const { driver, type, text } = openPanel(newDesign(), <SitePanel />, { scene });
  flushSync(() => driver.editor.session.set({ readOnly: 'view_only' }));
  type('Hour', '7:30');
  expect(driver.design.settings.hour).toBe(15);
  expect(scene.state.sun).toEqual({ hour: 7.5 });
  expect(text()).toContain(translator('en', 'sun')('site.readOnly'));
});

test.each(locales)('J3 in %s every city and field has its words', (language) => {
  const t = translator(language, 'sun');
  const { field } = openPanel(newDesign(), <SitePanel />, { language });
  const place = field(t('site.place'));
  expect([...(place?.querySelectorAll('option') ?? [])].map((each) => each.textContent)).toEqual(
    cities.map(({ id }) => t(`cities.${id}`)),
  );
  expect(new Set(cities.map(({ id }) => t(`cities.${id}`))).size).toBe(cities.length);
  for (const city of cities) expect(cityAt(city)).toBe(city);
});
