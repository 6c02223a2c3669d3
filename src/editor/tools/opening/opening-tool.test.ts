import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { EditorDriver } from '#editor/testing/editor-driver.ts';

const made = (driver: EditorDriver) =>
  Object.values(driver.design.openings).filter(({ id }) => id.startsWith('op_new'));
const shown = (driver: EditorDriver) => driver.editor.session.state.gesture;

describe('J3 doors, windows and gaps', () => {
  test('a ghost within 24 px of a wall, none farther off', () => {
    // wl_e stands at x = 0, 200 thick; 24 px are 240 mm at this zoom.
    const driver = drive(studio()).press('KeyD').move([-330, 2600]);
    expect(shown(driver)?.command?.kind).toBe('opening.add');
    driver.move([-360, 2600]);
    expect(shown(driver)?.command).toBeNull();
    driver.move([-360, 2600], { input: 'touch' });
    expect(shown(driver)?.command?.kind).toBe('opening.add');
  });

  const sideOf = (driver: EditorDriver) => made(driver).map((each) => each.kind !== 'gap' && each.side)[0];

  test('a click leaves a door that opens into the room, from whichever side of an outer wall; F and G turn it over', () => {
    const inside = drive(studio()).press('KeyD').click([80, 3000]);
    expect(made(inside)[0]).toMatchObject({ wall: 'wl_e', kind: 'door', hinge: 'a' });
    // wl_e runs down the left edge: the room is on its left.
    expect(sideOf(inside)).toBe('left');
    expect(sideOf(drive(studio()).press('KeyD').click([-80, 3000]))).toBe('left');
    const turned = drive(studio()).press('KeyD').move([80, 3000]).press('KeyF', 'KeyG').up([80, 3000]);
    expect(made(turned)[0]).toMatchObject({ hinge: 'b', side: 'right' });
  });

  test('between two rooms a door opens to the side one pointed from; a window does everywhere', () => {
    const between = [-80, 80].map((off) =>
      sideOf(
        drive(studio())
          .press('KeyD')
          .click([6200, 2200 + off]),
      ),
    );
    expect(new Set(between)).toEqual(new Set(['left', 'right']));
    const windows = [-80, 80].map((off) => sideOf(drive(studio()).press('KeyO').click([off, 3000])));
    expect(new Set(windows)).toEqual(new Set(['left', 'right']));
  });

  test('a new door hangs on the jamb nearer to a corner, whichever end of the wall that is; G hangs it on the other', () => {
    // wl_e runs from y = 5200 down to 0.
    expect(made(drive(studio()).press('KeyD').click([80, 4500]))[0]).toMatchObject({ hinge: 'a' });
    expect(made(drive(studio()).press('KeyD').click([80, 700]))[0]).toMatchObject({ hinge: 'b' });
    const other = drive(studio()).press('KeyD').move([80, 700]).press('KeyG').up([80, 700]);
    expect(made(other)[0]).toMatchObject({ hinge: 'a' });
  });

  test('magnets: the middle of the stretch, 100 mm from a corner', () => {
    const middle = drive(studio()).press('KeyO').click([0, 2650]);
    expect(made(middle)[0]?.offset).toBe(2600);
    // wl_e runs from y = 5200 down; the wall that meets it is 200 thick.
    const corner = drive(studio()).press('KeyD').click([0, 4500]);
    expect(made(corner)[0]?.offset).toBe(100 + 100 + 450);
  });

  test('two live distances, typable; Tab to the other one', () => {
    const driver = drive(studio()).press('KeyD').move([0, 3300]).type('1000');
    expect(shown(driver)?.show.measures).toMatchObject([
      { value: 1000, field: 'before', typed: '1000' },
      // Between the inner faces there are 5000.
      { value: 3100 },
    ]);
    driver.press('Enter');
    expect(made(driver)[0]?.offset).toBe(100 + 1000 + 450);
    const after = drive(studio()).press('KeyD').move([0, 3300]).press('Tab').type('1m').press('Enter');
    expect(made(after)[0]?.offset).toBe(5200 - 100 - 1000 - 450);
  });

  test('over another it slides to the nearest place that fits', () => {
    const driver = drive(studio()).press('KeyD').click([1000, 0], { alt: true });
    const [door] = made(driver);
    expect(door?.offset).toBe(900 + 450 + 450);
    expect(driver.performed).toHaveLength(1);
  });

  test('too high for its wall: no ghost; a gap has no leaf', () => {
    const driver = drive(studio()).press('Shift+KeyD').click([0, 2600]);
    expect(made(driver)[0]?.kind).toBe('gap');
    expect(driver.selection).toEqual([made(driver)[0]?.id]);
  });

  test('one after the other, each a step', () => {
    const driver = drive(studio()).press('KeyO').click([0, 1200]).click([0, 3900]);
    expect(made(driver)).toHaveLength(2);
    driver.press('Mod+KeyZ');
    expect(made(driver)).toHaveLength(1);
  });
});
