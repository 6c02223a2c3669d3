import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { metric } from '#editor/units.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { LeftRuler } from './left-ruler.tsx';

const camera = { centre: { x: 0, y: 0 }, scale: 0.1 };

test('J3 what is changed lies on the ruler: what is selected, and the stretch of wall that is drawn', () => {
  const { driver } = openPanel(
    studio(),
    <svg>
      <LeftRuler camera={camera} size={{ width: 800, height: 600 }} cursor={null} units={metric} />
    </svg>,
  );
  const held = () => {
    const line = document.querySelector('.ws-held');
    return line && ['y1', 'y2'].map((end) => Math.round(Number(line.getAttribute(end))));
  };
  expect(held()).toBeNull();
  const [wall] = Object.values(driver.design.walls).filter(({ a, b }) => a.x === b.x);
  if (!wall) throw new Error('an upright wall');
  flushSync(() => driver.editor.session.set({ selection: [wall.id] }));
  const [top, bottom] = held() ?? [];
  expect((bottom ?? 0) - (top ?? 0)).toBeGreaterThan((Math.abs(wall.a.y - wall.b.y) / 10) * 0.9);
  flushSync(() => driver.press('Escape'));
  expect(held()).toBeNull();
  flushSync(() => driver.use('wall').click([9000, 1000]).move([9000, 2500]));
  expect(held()).toEqual([50, 200]);
});

test('J3 between the posts small lines stand at every tenth of a metre', () => {
  openPanel(
    studio(),
    <svg>
      <LeftRuler camera={camera} size={{ width: 800, height: 600 }} cursor={null} units={metric} />
    </svg>,
  );
  const path = document.querySelector('.pv-ruler path')?.getAttribute('d') ?? '';
  const heights = [...path.matchAll(/M\d+ (-?[\d.]+)h/g)].map(([, at]) => Number(at));
  expect(heights.length).toBeGreaterThan(50);
  const steps = heights.slice(1).map((at, i) => (heights[i] ?? 0) - at);
  expect(new Set(steps)).toEqual(new Set([10]));
});
