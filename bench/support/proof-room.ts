import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { camera, applyAll, room, walls, window } from '#design/samples/sample-builders.ts';
import { findFamily } from '#models/library.ts';
import { choiceAt, familyCount, formatId } from '#models/model-id.ts';

/** The room of the first proofs as a design: 5.2 m × 4.4 m, a window to the west, a sofa and what belongs around it. */
export function proofRoom(): Design {
  const shell = applyAll(
    {
      ...newDesign('Proof'),
      settings: { latitude: 10.78, longitude: 106.7, north: -18, day: 80, hour: 15.6 },
      levels: [{ id: 'lv_1', name: '', elevation: 0, height: 2750, slab: 200 }],
    },
    [
      ...walls('lv_1', 120, 2750, [
        ['wl_s', -60, -60, 5260, -60],
        ['wl_e', 5260, -60, 5260, 4460],
        ['wl_n', 5260, 4460, -60, 4460],
        ['wl_w', -60, 4460, -60, -60],
      ]),
      window('op_w', 'wl_w', 2260, { width: 2500, height: 2050, sill: 300, form: 'fixed', sashes: 3 }),
    ],
  );
  const lived = room(shell, 'lv_1', 2500, 2500, 'Living', 'living', 'oak-natural', 90);
  const pieces = [
    ['it_sofa', 'sofa', { width: 2300 }, 2150, 3850, 0],
    ['it_table', 'coffee-table', { width: 1200 }, 2200, 2450, 0],
    ['it_chair', 'armchair', { width: 800 }, 4150, 2900, -78],
    ['it_board', 'sideboard', { width: 1800 }, 4950, 1800, -90],
    ['it_shelf', 'bookshelf', { width: 1000, height: 2000 }, 4450, 4200, 0],
    ['it_side', 'side-table', { width: 450 }, 650, 3850, 0],
  ] as const;
  return applyAll(lived, [
    ...pieces.map(([id, family, values, x, y, turn]) => ({
      kind: 'item.add' as const,
      item: {
        id,
        level: 'lv_1',
        model: modelOf(family, values),
        finishes: {},
        at: { x, y, z: 0 },
        turn,
        placement: 'floor' as const,
        locked: false,
      },
    })),
    {
      kind: 'light.add',
      light: {
        id: 'lt_lamp',
        level: 'lv_1',
        form: 'point',
        at: { x: 650, y: 3850, z: 1300 },
        turn: 0,
        tilt: 90,
        width: 180,
        depth: 180,
        lumens: 600,
        kelvin: 2700,
        beam: 60,
        on: true,
      },
    },
    camera('cm_living', 'lv_1', 'living', [4950, 250, 1300], [1900, 2950, 850], 52),
  ]);
}

/** The first model of a family with these measures. */
function modelOf(code: string, wanted: Readonly<Record<string, number>>): string {
  const family = findFamily(code)!;
  const count = familyCount(family);
  for (let number = 0; number < count; number++) {
    const choice = choiceAt(family, number)!;
    if (Object.entries(wanted).every(([key, value]) => choice[key] === value)) return formatId(family, number);
  }
  throw new Error(`no ${code} like that`);
}
