import { basinTapWords } from '#models/families/bath/basin-parameters.ts';
import { frontsOf, gripsOf } from '#models/families/storage/cabinet-parameters.ts';
import { modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { measures } from '#models/families/shared/parameters.ts';
import { vanityOf, vanitySlots } from '#models/families/bath/vanity-unit.ts';
import {
  vanityBasinWords,
  vanityCountWords,
  vanityLayoutWords,
  vanityLines,
} from '#models/families/bath/vanity-lines.ts';
import { family } from '#models/family.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const all = ['vessel', 'undermount', 'integrated'];

const lines: Line[] = [
  ...[420, 500].flatMap((high) =>
    vanityLines('modern', high, all, {
      layout: ['drawers', 'drawer'],
      front: ['slab', 'fluted', 'slatted'],
      grip: ['push', 'groove', 'edge'],
    }),
  ),
  ...[420, 500].flatMap((high) =>
    vanityLines('scandinavian', high, all, {
      layout: ['drawers', 'drawer'],
      front: ['slab', 'shaker'],
      grip: ['knob', 'strap'],
    }),
  ),
  ...[420, 500].flatMap((high) =>
    vanityLines('japandi', high, all, {
      layout: ['drawers', 'drawer'],
      front: ['slatted', 'slab'],
      grip: ['push', 'groove'],
    }),
  ),
  ...vanityLines('wabiSabi', 460, ['vessel', 'undermount'], {
    layout: ['drawer', 'doors'],
    front: ['slab', 'boarded'],
    grip: ['push', 'groove'],
  }),
];

export const wallVanity = family({
  code: 'wall-vanity',
  name: { en: 'Wall-hung vanity unit', zh: '挂墙浴室柜', vi: 'Tủ lavabo treo tường' },
  synonyms: {
    en: ['floating vanity', 'wall-mounted vanity', 'hanging basin unit'],
    zh: ['壁挂浴室柜', '悬空浴室柜', '挂墙洗手台'],
    vi: ['tủ lavabo treo', 'tủ chậu treo tường', 'bàn lavabo treo'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'wall',
  mountHeight: 380,
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
    front: frontsOf(['slab', 'shaker', 'boarded', 'slatted', 'fluted']),
    grip: gripsOf(['push', 'groove', 'edge', 'knob', 'strap']),
  },
  lines,
  slots: vanitySlots,
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return modelFromSlots([moveSlots(vanityOf(choice, 0, detail).kit, 0, -(choice.depth as number) / 2, 0)]);
}
