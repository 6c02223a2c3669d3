import { expect, test } from 'vitest';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { metric } from '#editor/units.ts';
import { buildingPlan } from '#elements/plan.ts';
import type { Locale } from '#lib/locale.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { RoomLabels } from './room-labels.tsx';
import type { SelectionMarks } from '../use-label-places.ts';

function described(name: string, type: RoomType): Design {
  const home = studio();
  return applyAll(
    home,
    Object.values(home.rooms).map((room) => ({ kind: 'room.describe', ...placeOfRoom(room), name, type })),
  );
}

function named(design: Design, language: Locale): string[] {
  const [level] = design.levels;
  const words = level ? buildingPlan(design, level).words : [];
  const size = { width: 1000, height: 800 };
  openPanel(
    design,
    <svg>
      <RoomLabels
        design={design}
        level="lv_1"
        words={words}
        camera={{ centre: { x: 0, y: 0 }, scale: 0.1 }}
        size={size}
        units={metric}
      />
    </svg>,
    { language },
  );
  const shown = [...document.querySelectorAll('.pv-room-name')].map((each) => each.textContent ?? '');
  document.body.replaceChildren();
  return shown;
}

test.each([
  ['vi', 'Phòng ngủ'],
  ['en', 'Bedroom'],
  ['zh', '卧室'],
] as const)('J3 a room’s kind is on the plan in %s where it has no name of its own', (language, word) => {
  expect(named(described('', 'bedroom'), language)).toEqual([word, word]);
  expect(named(described('Phòng của Lan', 'bedroom'), language)).toEqual(['Phòng của Lan', 'Phòng của Lan']);
  expect(named(described('', 'other'), language)).toEqual([]);
});

test('J3 a room’s name steps aside from a distance that is shown, and from what is in hand', () => {
  const design = described('', 'bedroom');
  const [level] = design.levels;
  const words = level ? buildingPlan(design, level).words : [];
  const camera = { centre: { x: 0, y: 0 }, scale: 0.1 };
  const size = { width: 1000, height: 800 };
  const placeOf = (marks?: SelectionMarks) => {
    openPanel(
      design,
      <svg>
        <RoomLabels {...{ design, words, camera, size }} level="lv_1" units={metric} {...(marks && { marks })} />
      </svg>,
    );
    const [name] = document.querySelectorAll('.pv-room-name');
    const at = { x: Number(name?.getAttribute('x')), y: Number(name?.getAttribute('y')) };
    document.body.replaceChildren();
    return at;
  };
  const usual = placeOf();
  // In the plan, under the name and its area.
  const on = { x: (usual.x - size.width / 2) / camera.scale, y: (size.height / 2 - usual.y - 6) / camera.scale };
  const gap = { from: { x: on.x, y: on.y - 300 }, to: { x: on.x, y: on.y + 300 }, value: 600 };
  const apart = ({ x, y }: { x: number; y: number }) => Math.abs(x - usual.x) >= 60 || Math.abs(y - usual.y) >= 30;
  expect(apart(placeOf({ gaps: [gap], held: null }))).toBe(true);
  const held = { left: on.x - 200, right: on.x + 200, bottom: on.y - 200, top: on.y + 200 };
  expect(apart(placeOf({ gaps: [], held }))).toBe(true);
});
