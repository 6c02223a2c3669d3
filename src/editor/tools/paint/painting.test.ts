import { describe, expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { studio } from '#design/samples/studio.ts';
import { recordsOn } from '#design/document.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';
import { drive } from '#editor/testing/editor-driver.ts';

const paint = painting({ material: 'paint-sage' });

describe('J4 painting in the plan', () => {
  test('a side of a wall is meant from ten pixels off, however thin it is drawn', () => {
    // wl_f stands at x = 5200 and is 100 thick: five pixels at a twentieth of a pixel a millimetre.
    const driver = drive(studio()).zoom(50).use(paint);
    const on = (x: number) => {
      const { tool } = driver.move([x, 1000]);
      return tool.tool === 'paint' ? tool.target : null;
    };
    expect(on(5200 + 9 / 0.05)).toMatchObject({ on: 'wall', id: 'wl_f', side: 'right' });
    expect(on(5200 - 9 / 0.05)).toMatchObject({ on: 'wall', id: 'wl_f', side: 'left' });
    expect(on(5200 - 12 / 0.05)).toMatchObject({ on: 'floor' });
  });

  test('a press on an outer wall means its room, however far out; the outside is meant from outside', () => {
    // wl_a stands at y = 0 and is 200 thick, its room above it.
    const driver = drive(studio()).use(paint);
    const on = (y: number) => {
      const { tool } = driver.move([2500, y]);
      return tool.tool === 'paint' ? tool.target : null;
    };
    const inside = on(60);
    expect(inside).toMatchObject({ on: 'wall', room: expect.any(String) as string });
    expect(on(-60)).toEqual(inside);
    const outside = on(-104);
    expect(outside).toMatchObject({ on: 'wall' });
    expect(outside).not.toHaveProperty('room');
    expect(outside).not.toMatchObject({ side: (inside as { side: string }).side });
  });

  test('what is meant is drawn: a band along a wall, a line around a floor', () => {
    const driver = drive(studio()).use(paint);
    const shown = () => driver.editor.session.state.gesture?.show ?? {};
    driver.move([5250, 1000]);
    expect(shown().band).toHaveLength(2);
    driver.move([2500, 2500]);
    expect(shown().band).toBeUndefined();
    expect(shown().line?.[0]).toEqual(shown().line?.at(-1));
  });

  test('a piece that does not come in the finish is named, and left as it is', () => {
    const design = furnishedStudio();
    const driver = drive(design).use(painting({ material: 'nothing-comes-in-this' }));
    const [piece] = recordsOn(design, 'items', 'lv_1').filter(({ placement }) => placement === 'floor');
    driver.move([piece?.at.x ?? 0, piece?.at.y ?? 0]);
    expect(driver.tool).toMatchObject({ tool: 'paint', spared: expect.stringMatching(/^it_/) as string });
    expect(driver.design.items).toBe(design.items);
  });
});
