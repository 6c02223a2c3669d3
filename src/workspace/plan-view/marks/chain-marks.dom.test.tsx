import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import type { Point } from '#lib/vec2.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { useSession } from '../../editor-context.tsx';
import { WallChain } from '../../panels/wall-chain.tsx';
import { Keypad } from '../../phone/keypad.tsx';
import { GestureLines, GestureWords } from '../gesture-overlay.tsx';

const screen = ({ x, y }: Point) => ({ x: 400 + x / 10, y: 500 - y / 10 });
const room = { within: { left: 0, top: 0, width: 1200, height: 800 }, taken: [] };

function InHand() {
  const show = useSession((state) => state.gesture?.show ?? null);
  const units = useSession((state) => state.units);
  return (
    show && (
      <>
        <svg>
          <GestureLines show={show} screen={screen} units={units} room={room} />
        </svg>
        <GestureWords show={show} screen={screen} units={units} room={room} />
        <WallChain />
        <Keypad />
      </>
    )
  );
}

/** Three sides of a room of 4.7 by 3 m, the third in hand. */
const threeSides = () =>
  drive(newDesign()).use('wall').click([0, 0]).click([4700, 0]).click([4700, 3000]).move([10, 2990]);
const texts = (which: string) => [...document.querySelectorAll(which)].map((each) => each.textContent);

describe('J3 the chain of walls in hand', () => {
  test.each(locales)(
    'in %s: lengths of its stretches, the one that closes dashed, and why it ends there',
    (language) => {
      const driver = threeSides();
      showInEditor(driver.editor, <InHand />, language);
      expect(texts('.pv-chain-set text')).toEqual(['4 700', '3 000']);
      expect(texts('.pv-closing text'), 'with what it closes').toEqual(['3 000', '14.10 m²']);
      expect(document.querySelectorAll('.pv-snap'), 'no second line under it').toHaveLength(0);
      expect(texts('.pv-snap-word')).toEqual([translator(language, 'editor')('snap.withStart')]);
      expect(texts('.wl-chain li').at(-1)).toBe(
        `4${translator(language, 'workspace')('wallTool.closing.start')}3 000 mm`,
      );
    },
  );

  test('a dashed line leads to what its end is in line with', () => {
    const driver = drive(newDesign()).use('wall').click([0, 0]).click([3000, 0]).press('Escape');
    driver.click([-2000, -2000]).move([3010, -1990]);
    showInEditor(driver.editor, <InHand />);
    expect(document.querySelectorAll('.pv-snap')).toHaveLength(1);
    expect(texts('.pv-snap-word')).toEqual([translator('en', 'editor')('snap.withCorner')]);
  });

  test('figures are parted everywhere: in hand, typed, on the keypad', async () => {
    const driver = threeSides();
    showInEditor(driver.editor, <InHand />);
    expect(texts('.pv-measure .pv-figure')[0]).toBe('4 700mm');
    expect(texts('.kp output')[0]).toContain('4 700');
    driver.type('4700');
    await expect.poll(() => texts('.pv-typed .pv-figure')[0]).toBe('4 700mm');
    driver.type('+20');
    await expect.poll(() => texts('.pv-typed .pv-figure')[0]).toBe('4 700+20mm');
  });
});
