import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { Elevation } from './elevation.tsx';

test.each(locales)('%s: the selected wall from either side, with openings, joints and what it measures', (language) => {
  const t = translator(language, 'surfaces');
  const { driver, button, text } = openPanel(studio(), <Elevation />, { language });
  const rects = (name: string) => document.querySelectorAll(`.el-drawing ${name}`).length;
  flushSync(() => driver.select('wl_b').press('Shift+KeyW'));
  expect(text()).toContain(t('elevation'));
  // The studio's stretch of the east wall has one window, and its length is between them.
  expect(rects('.el-opening')).toBe(1);
  expect(rects('pattern')).toBe(0);
  flushSync(() => {
    const room = Object.values(driver.design.rooms).find(({ name }) => name === 'Studio')!;
    driver.editor.act('paintSurface', {
      targets: [{ on: 'walls', id: room.id }],
      surface: { material: 'tile-subway' },
    });
  });
  expect(rects('pattern')).toBe(1);
  flushSync(() => button(t('elevationClose'))?.click());
  expect(text()).toBe('');
});
