import { basinTapWords } from '#models/families/bath/basin-parameters.ts';
import { baseHeights, baseOf } from '#models/families/storage/cabinet-base.ts';
import { basesOf, frontsOf, gripsOf } from '#models/families/storage/cabinet-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { measures } from '#models/families/shared/parameters.ts';
import { vanityOf, vanitySlots } from '#models/families/bath/vanity-unit.ts';
import {
  vanityBasinWords,
  vanityCountWords,
  vanityLayoutWords,
  vanityLines,
} from '#models/families/bath/vanity-lines.ts';
import { family } from '#models/family.ts';
import type { Base } from '#models/families/storage/cabinet-base.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const lines: Line[] = [
  ...vanityLines('modern', 840, ['undermount', 'integrated'], {
    layout: ['drawers'],
    front: ['slab', 'fluted'],
    grip: ['edge', 'bar'],
    base: ['plinth'],
  }),
  ...vanityLines('scandinavian', 840, ['integrated', 'undermount'], {
    layout: ['drawers', 'doors'],
    front: ['slab', 'shaker'],
    grip: ['knob', 'strap'],
    base: ['round'],
  }),
  ...vanityLines('midCentury', 780, ['vessel'], {
    layout: ['drawers', 'doors'],
    front: ['slab', 'slatted'],
    grip: ['knob'],
    base: ['round', 'taper'],
  }),
  ...vanityLines('french', 850, ['undermount'], {
    layout: ['doors', 'drawers'],
    front: ['raised', 'shaker'],
    grip: ['knob', 'ring'],
    base: ['turned', 'bracket'],
  }),
  ...vanityLines('indochine', 800, ['vessel', 'undermount'], {
    layout: ['doors'],
    front: ['louvre', 'cane'],
    grip: ['knob', 'ring'],
    base: ['turned', 'square'],
  }),
  ...vanityLines('newChinese', 800, ['vessel', 'undermount'], {
    layout: ['doors'],
    front: ['lattice'],
    grip: ['ring', 'bar'],
    base: ['square'],
  }),
  ...vanityLines('industrial', 790, ['vessel', 'undermount'], {
    layout: ['doors', 'drawers'],
    front: ['boarded'],
    grip: ['bar', 'cup'],
    base: ['frame'],
  }),
];

export const vanity = family({
  code: 'vanity',
  name: { en: 'Vanity unit', zh: '浴室柜', vi: 'Tủ lavabo' },
  synonyms: {
    en: ['vanity', 'basin unit', 'washstand', 'vanity cabinet'],
    zh: ['洗漱台', '洗手台', '洗脸柜', '台盆柜', '卫浴柜', '落地浴室柜'],
    vi: ['tủ chậu lavabo', 'tủ lavabo đặt sàn', 'bàn lavabo', 'tủ chậu rửa mặt', 'tủ bồn rửa mặt'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    ...measures(
      [600, 700, 800, 900, 1000, 1200, 1400, 1600],
      [460, 500, 550],
      [...new Set(lines.flatMap((line) => line.values.height as number[]))].toSorted((a, b) => a - b),
    ),
    basin: vanityBasinWords,
    basins: vanityCountWords,
    tap: basinTapWords,
    layout: vanityLayoutWords,
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre', 'lattice']),
    grip: gripsOf(['edge', 'bar', 'knob', 'strap', 'ring', 'cup']),
    base: basesOf(['plinth', 'round', 'taper', 'turned', 'bracket', 'square', 'frame']),
  },
  lines,
  slots: vanitySlots,
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const base = choice.base as Base;
  const low = baseHeights[base];
  const { kit, front } = vanityOf(choice, low, detail);
  return modelFromSlots([
    kit,
    {
      legs: [
        baseOf(
          base,
          { width: choice.width as number, front: front + 21.5, back: (choice.depth as number) / 2, height: low },
          detail,
        ),
      ],
    },
  ]);
}
