import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordOf } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { Surfaces } from './surfaces.tsx';

beforeEach(() => localStorage.clear());

function opened(language: Locale = 'en') {
  const design = studio();
  const room = Object.values(design.rooms).find(({ name }) => name === 'Studio')!;
  const panel = openPanel(design, <Surfaces onClose={() => undefined} />, { language });
  const press = (name: string) => {
    const button = panel.button(name);
    if (!button) throw new Error(`no button ${name}`);
    flushSync(() => button.click());
  };
  const select = (...ids: string[]) => flushSync(() => panel.driver.select(...ids));
  const floor = () => recordOf(panel.driver.design, 'rooms', room.id)?.floor;
  return { ...panel, room, press, select, floor };
}

describe('J3 the panel of finishes', () => {
  test('a room is selected: a tap puts the finish on its floor, laid as it is usually', () => {
    const { select, room, press, floor, text, driver } = opened();
    select(room.id);
    press('Patterned cement tile');
    expect(floor()).toEqual({ material: 'tile-cement' });
    expect(text()).toMatch(/\d+ whole, \d+ cut/);
    expect(text()).toMatch(/pieces to buy/);
    press('Herringbone');
    expect(floor()?.layout).toMatchObject({ pattern: 'herringbone', width: 200, height: 200, joint: 2 });
    press('Reset to the default finish');
    expect(floor()).toBeUndefined();
    driver.press('Mod+KeyZ');
    expect(floor()?.layout?.pattern).toBe('herringbone');
  });

  test('size, joint, angle and start are typed; nonsense is told and not taken', () => {
    const { select, room, press, type, choose, floor, text } = opened();
    select(room.id);
    press('Grey porcelain tile');
    type('Length', '800');
    type('Width', '400');
    type('Joint', '5');
    type('Angle', '45');
    choose('Start', 'middle');
    type('Shift along', '120');
    type('Spare', '10');
    type('Pieces per box', '4');
    const layout = { width: 800, height: 400, joint: 5, corner: 'middle', shift: { x: 120, y: 0 }, spare: 10, box: 4 };
    expect(floor()).toMatchObject({ turn: 45, layout });
    expect(text()).toMatch(/\d+ box/);
    type('Length', '0');
    type('Joint', '-3');
    expect(floor()).toMatchObject({ layout });
  });

  test('a wall: either side by its room, this wall, the whole room, the home', () => {
    const { select, press, driver, text } = opened();
    select('wl_e');
    press('Sage');
    const wall = () => recordOf(driver.design, 'walls', 'wl_e');
    expect(wall()?.left ?? wall()?.right).toEqual({ material: 'paint-sage' });
    expect(text()).toMatch(/2 coats, about [\d.]+ L/);
    press('Room');
    press('Ink blue');
    const painted = Object.values(driver.design.rooms).filter(({ walls }) => walls?.material === 'paint-navy');
    expect(painted).toHaveLength(1);
    expect(wall()?.left ?? wall()?.right).toBeUndefined();
    press('Home');
    press('Striped wallpaper');
    expect(Object.values(driver.design.rooms).every(({ walls }) => walls?.material === 'wallpaper-stripes')).toBe(true);
    expect(text()).toMatch(/\d+ rolls/);
  });

  test('nothing is selected: the finish is taken in hand, and used lately', () => {
    const { press, driver, text } = opened();
    expect(text()).toContain('No finish chosen');
    // What the home takes: a line each for what is laid, painted and run along the walls.
    expect(text()).toMatch(/Floor · Walnut[\d.]+ m² · \d+ pieces to buy/);
    expect(text()).toMatch(/Walls · Lime white[\d.]+ m² · 2 coats, about [\d.]+ L/);
    expect(text()).toMatch(/Skirting · White[\d.]+ m/);
    expect(text()).not.toContain(' mm');
    // And each finish once for all rooms; no shop sells any.
    expect(text()).toMatch(/In allLime white[\d.]+ m² · about [\d.]+ L/);
    expect(text()).toContain('they have no price');
    press('Walnut');
    expect(driver.tool).toMatchObject({ tool: 'paint', surface: { material: 'walnut' } });
    expect(text()).toContain('Chosen: Walnut');
    press('Pick up a finish from the plan');
    expect(driver.tool).toMatchObject({ tool: 'paint', surface: null });
    expect(text()).toContain('Recently used');
  });

  test('skirting: on, off, its height and how much of it', () => {
    const { select, room, type, driver, text } = opened();
    select(room.id);
    const own = () => recordOf(driver.design, 'rooms', room.id)?.skirting;
    type('Skirting height', '120');
    expect(own()).toMatchObject({ height: 120 });
    expect(text()).toContain('Length of skirting');
    flushSync(() => document.querySelector<HTMLInputElement>('[role="switch"]')?.click());
    expect(own()).toBeNull();
  });

  test.each([
    ['zh', '水磨石', '深色水磨石'],
    ['vi', 'da mai', 'Đá mài màu tối'],
    ['en', 'terracotta', 'Terracotta tile'],
  ] as const)('%s: found by a word', (language, words, found) => {
    const { type, text, button } = opened(language);
    const t = translator(language, 'surfaces');
    type(t('search'), words);
    expect(button(found)).not.toBeNull();
    expect(document.querySelectorAll('.sf-swatch').length).toBeLessThan(5);
    type(t('search'), 'xyzzy');
    expect(text()).toContain(t('none'));
  });
});
