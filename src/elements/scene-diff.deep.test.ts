import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '#design/apply.ts';
import { samples } from '#design/samples/samples.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { trackScene } from '#elements/scene-diff.ts';
import { sceneFaults } from '#elements/testing/same-scene.ts';

const options = { models: librarySource('far'), detail: 'far' } as const;

test.each(Object.entries(samples))(
  'J3: whatever is done to %s, and undone, the scene that followed is the scene built whole',
  (_, sample) => {
    let steps = 0;
    fc.assert(
      fc.property(fc.array(dice, { minLength: 10, maxLength: 20 }), (rolls) => {
        const scene = trackScene(options);
        let design = sample();
        scene.update(design);
        const inverses = [];
        for (const [i, roll] of rolls.entries()) {
          const result = apply(design, commandFor(design, roll, i));
          if (!result.ok) continue;
          steps++;
          inverses.push(result.inverse);
          design = result.design;
          scene.update(design);
          expect(sceneFaults(scene.pieces(), trackScene(options).update(design).put)).toEqual([]);
        }
        for (const inverse of inverses.toReversed()) {
          const result = apply(design, inverse);
          if (!result.ok) throw new Error(result.reason);
          design = result.design;
          scene.update(design);
        }
        expect(sceneFaults(scene.pieces(), trackScene(options).update(sample()).put)).toEqual([]);
      }),
      { numRuns: 5, endOnFailure: true },
    );
    expect(steps).toBeGreaterThan(25);
  },
);
