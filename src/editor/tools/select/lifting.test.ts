import { expect, test } from 'vitest';
import { furnishedFlat } from '#design/samples/furnished-flat.ts';
import { drive } from '#editor/testing/editor-driver.ts';

/** Lifts the sofa by its handle; heights as 3D tells them. */
function lifted(by: number, more: { alt?: boolean } = {}) {
  const driver = drive(furnishedFlat()).select('it_sofa');
  const { at } = driver.design.items.it_sofa ?? { at: { x: 0, y: 0 } };
  const pointer = (height: number, y = 0) => ({
    at: { x: at.x, y: at.y + y },
    button: 'main' as const,
    input: 'mouse' as const,
    shift: false,
    alt: more.alt ?? false,
    mod: false,
    clicks: 1,
    hit: { id: null, height },
  });
  const handle = { kind: 'lift' as const, at, height: 1200, ids: ['it_sofa'] };
  driver.editor.down({ ...pointer(1200), handle });
  driver.editor.move(pointer(1200 + by, 300));
  driver.editor.move(pointer(1200 + by, 300));
  driver.editor.up(pointer(1200 + by, 300));
  return driver;
}

test('J3 a piece is lifted by ten millimetres, with Alt by one, as one step', () => {
  const driver = lifted(743);
  expect(driver.design.items.it_sofa?.at.z).toBe(740);
  expect(driver.editor.session.state.history.past).toHaveLength(1);
  expect(lifted(743, { alt: true }).design.items.it_sofa?.at.z).toBe(743);
});

test('J3 it goes neither under the floor nor through the ceiling, and a little above the floor it stands on it', () => {
  expect(lifted(-500).design.items.it_sofa?.at.z).toBe(0);
  expect(lifted(60).design.items.it_sofa?.at.z).toBe(0);
  const { design } = lifted(9000);
  expect(design.items.it_sofa?.at.z).toBeLessThan(2800);
});
