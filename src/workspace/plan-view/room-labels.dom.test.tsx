import { expect, test } from 'vitest';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { metric } from '#editor/units.ts';
import { buildingPlan } from '#elements/plan.ts';
import type { Locale } from '#lib/locale.ts';
import { openPanel } from '../../../tests/support/workspace/open-panel.tsx';
import { RoomLabels } from './room-labels.tsx';

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
