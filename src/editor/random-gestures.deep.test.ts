import { describe, expect, test } from 'vitest';
import { openDesign } from '#design/open-design.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { gestureRng, randomGesture } from '#editor/testing/random-gestures.ts';

const homes = { furnishedStudio, tubeHouse, twoBedroomFlat };
/** Seven rounds of fifty in each of three homes: more than a thousand. */
const rounds = 7;
const gestures = 50;

describe('J3 any gestures, undone, give the first design to the letter, and redone the last', () => {
  test.each(Object.entries(homes))('%s', (name, home) => {
    const rng = gestureRng(name.length * 7919);
    let design = home();
    let steps = 0;
    for (let round = 0; round < rounds; round++) {
      const driver = drive(design);
      const { session } = driver.editor;
      session.set({ level: rng.pick(design.levels).id, view: { ...session.state.view, centre: { x: 3000, y: 3000 } } });
      const first = driver.text();
      for (let i = 0; i < gestures; i++) randomGesture(driver, rng);
      driver.editor.cancel();
      driver.use('select');
      const last = driver.text();
      steps += driver.performed.length;
      const many = session.state.history.past.length;
      for (let i = 0; i < many; i++) expect(session.undo()).toBe(true);
      expect(driver.text()).toBe(first);
      for (let i = 0; i < many; i++) expect(session.redo()).toBe(true);
      expect(driver.text()).toBe(last);
      // What was drawn is a design that opens.
      expect(openDesign(last).ok).toBe(true);
      design = session.design;
    }
    expect(steps).toBeGreaterThan(60);
  });
});
