import { expect, test } from 'vitest';
import { recordOf } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { outsideChains } from '#elements/annotations/chains/outside-chains.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { cornerGaps } from './corner-gaps.ts';

const gaps = (id: string, design = studio()) => {
  const opening = recordOf(design, 'openings', id);
  return opening ? cornerGaps(design, opening).map(({ corner, value }) => [corner, value]) : [];
};

test('J3 a door is measured from the inner corners of its room: 100 of either wall are not free', () => {
  // The wall runs from 0 to 7200, the wall of the bathroom meets it at 5200 and is 100 thick; the door is 900 wide.
  expect(gaps('op_entrance')).toEqual([
    ['left', 900 - 450 - 100],
    ['right', 5200 - 50 - 900 - 450],
  ]);
});

test('J3 upper before lower, though the wall runs upwards', () => {
  expect(gaps('op_east')).toEqual([
    ['upper', 5200 - 100 - 3800 - 700],
    ['lower', 3800 - 700 - 2200 - 50],
  ]);
});

test('J3 the inspector, a drag and the paper say the same', () => {
  const driver = drive(studio()).select('op_entrance').down([900, 0]).move([1400, 0], { alt: true });
  const shown = driver.editor.session.state.gesture?.show.measures ?? [];
  const { design } = driver.up([1400, 0], { alt: true });
  const said = gaps('op_entrance', design).map(([, value]) => value);
  expect(said).toEqual([850, 3300]);
  expect(shown.map(({ value }) => Math.round(value))).toEqual(said);
  const [row = []] = outsideChains(design, 'lv_1').find(({ side }) => side === 'bottom')?.rows ?? [];
  const lengths = row.map(([from, to]) => Math.round(to - from));
  expect(lengths.slice(0, 4)).toEqual([200, said[0], 900, said[1]]);
});
