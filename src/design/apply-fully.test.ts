import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '#design/apply.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { textLength } from '#design/check-design.ts';
import { designHash } from '#design/design-hash.ts';
import { newDesign, recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { levelPlan, makeLevelPlan } from '#design/plan/level-plan.ts';
import { applyAll, pieces } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';
import { applyFully, fresh } from '#design/testing/apply-fully.ts';
import { commandFor, dice } from '#design/testing/random-commands.ts';

/** So many that their table is not copied at each edit. */
const crowded = applyAll(
  twoBedroomFlat(),
  pieces(
    'lv_1',
    Array.from({ length: 260 }, (_, i) => [`it_c${i}`, 'sofa-0001', (i % 20) * 400, Math.floor(i / 20) * 400, 0]),
  ),
);
const homes = fc.constantFrom(newDesign(), studio(), twoBedroomFlat(), crowded);
let judged = 0;
let refused = 0;

describe('J3: an edit that looks only at what it touched', () => {
  it('ends as one that looks at everything: the design, the way back, the fault', () => {
    fc.assert(
      fc.property(homes, fc.array(dice, { minLength: 20, maxLength: 30 }), (home, rolls) => {
        rolls.reduce((design, roll, i) => {
          const command = commandFor(design, roll, i);
          const quick = apply(design, command);
          const full = applyFully(design, command);
          judged++;
          if (!quick.ok || !full.ok) {
            refused++;
            expect(quick).toEqual(full);
            return design;
          }
          expect(canonicalJson(quick.design)).toBe(canonicalJson(full.design));
          expect(canonicalJson(quick.inverse)).toBe(canonicalJson(full.inverse));
          if (i % 4 === 0) expectKnown(quick.design);
          const back = apply(quick.design, quick.inverse);
          expect(back.ok && canonicalJson(back.design)).toBe(canonicalJson(design));
          expect(back.ok && designHash(back.design)).toBe(designHash(design));
          const again = back.ok && apply(back.design, back.inverse);
          expect(again && again.ok && canonicalJson(again.design)).toBe(canonicalJson(quick.design));
          return quick.design;
        }, home);
      }),
      // A sequence that fails is long; to shorten it would take minutes.
      { numRuns: 26, endOnFailure: true },
    );
  });

  it('was tried often enough, also with what is refused', () => {
    expect(judged).toBeGreaterThanOrEqual(500);
    expect(refused).toBeGreaterThan(50);
    expect(judged - refused).toBeGreaterThan(200);
  });
});

/** What is remembered of a design from edit to edit is what one finds looking at it afresh. */
function expectKnown(design: Design): void {
  expect(designHash(design)).toBe(designHash(fresh(design)));
  expect(textLength(design)).toBe(JSON.stringify(design).length);
  for (const { id } of design.levels)
    expect(isDeepStrictEqual(levelPlan(design, id), makeLevelPlan(recordsOn(fresh(design), 'walls', id)))).toBe(true);
}
