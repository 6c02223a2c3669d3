import { drawerCase } from '#models/families/shared/drawer-case.ts';
import { handleForms } from '#models/families/shared/drawer-parameters.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { metalSlot, topSlot, woodSlot } from '#models/families/shared/slots.ts';
import { corners } from '#models/families/tables/table-bases.ts';
import { tableParts, tablePlan } from '#models/families/tables/table-parts.ts';
import { baseOf, edgeOf, lowerOf, shapeOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { Choice } from '#models/family.ts';
import type { Handle } from '#models/geometry/handles.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const size = { width: steps(800, 1600, 100), depth: [300, 350, 400], height: [760, 800, 840, 880] };
const bare = { drawers: ['none'], handle: ['none'] };
const open = { lower: ['none'] };

export const consoleTable = family({
  code: 'console-table',
  name: { en: 'Console table', zh: '玄关桌', vi: 'Bàn console' },
  synonyms: {
    en: ['hall table', 'sofa table', 'altar table'],
    zh: ['玄关台', '条案', '端景台', '沙发背几'],
    vi: ['bàn trang trí', 'bàn sảnh', 'bàn hẹp sát tường'],
  },
  category: 'tables',
  rooms: ['hall', 'living', 'dining'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, size.height),
    shape: shapeOf('rectangle', 'soft', 'racetrack'),
    edge: edgeOf('square', 'round', 'knife', 'thick'),
    base: baseOf(
      'taper',
      'square',
      'post',
      'turned',
      'hoof',
      'hairpin',
      'sled',
      'frame',
      'cross',
      'slab',
      'waterfall',
      'fluted',
      'twin',
    ),
    lower: lowerOf('none', 'shelf', 'rack', 'rail'),
    drawers: form(['Drawers', '抽屉', 'Ngăn kéo'], {
      none: ['None', '无', 'Không'],
      two: ['Two', '两个', 'Hai ngăn'],
      three: ['Three', '三个', 'Ba ngăn'],
    }),
    handle: handleForms,
  },
  lines: [
    lineOf('scandinavian', size, bare, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'knife'],
      base: ['taper', 'square'],
      lower: ['none', 'shelf', 'rail'],
    }),
    lineOf('scandinavian', size, {
      drawers: ['two', 'three'],
      handle: ['none', 'knob', 'edge'],
      shape: ['rectangle', 'soft'],
      edge: ['square'],
      base: ['square'],
      lower: ['none', 'shelf'],
    }),
    lineOf('midCentury', size, {
      drawers: ['two', 'three'],
      handle: ['knob', 'none'],
      shape: ['soft'],
      edge: ['round', 'knife'],
      base: ['taper', 'square'],
      lower: ['none', 'shelf'],
    }),
    lineOf('japandi', size, bare, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'thick'],
      base: ['post', 'square'],
      lower: ['none', 'shelf', 'rack'],
    }),
    lineOf('newChinese', size, bare, {
      shape: ['rectangle'],
      edge: ['square', 'round', 'knife'],
      base: ['hoof', 'post'],
      lower: ['none', 'shelf', 'rail'],
    }),
    lineOf('newChinese', size, {
      drawers: ['two', 'three'],
      handle: ['ring', 'knob'],
      shape: ['rectangle'],
      edge: ['square', 'round'],
      base: ['hoof', 'post'],
      lower: ['none', 'shelf'],
    }),
    lineOf('indochine', size, {
      drawers: ['two', 'three'],
      handle: ['ring', 'cup', 'knob'],
      shape: ['rectangle'],
      edge: ['square', 'round'],
      base: ['turned', 'square'],
      lower: ['none', 'shelf'],
    }),
    lineOf('french', size, {
      drawers: ['two', 'three'],
      handle: ['knob', 'ring'],
      shape: ['rectangle', 'soft'],
      edge: ['round', 'knife'],
      base: ['turned'],
      lower: ['none', 'shelf', 'rail'],
    }),
    lineOf('modern', size, bare, open, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'knife'],
      base: ['sled', 'cross', 'slab', 'fluted', 'twin'],
    }),
    lineOf('modern', size, bare, open, { shape: ['rectangle'], edge: ['square', 'thick'], base: ['waterfall'] }),
    lineOf('industrial', size, bare, {
      lower: ['none', 'shelf', 'rack'],
      shape: ['rectangle'],
      edge: ['square', 'thick'],
      base: ['frame'],
    }),
    lineOf('industrial', size, bare, open, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'thick'],
      base: ['hairpin', 'sled', 'cross'],
    }),
    lineOf('wabiSabi', size, bare, open, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'thick'],
      base: ['slab', 'twin'],
    }),
  ],
  slots: {
    top: topSlot({ modern: 'marble-nero', french: 'marble-carrara' }),
    base: woodSlot(['Base', '桌身', 'Thân bàn']),
    metal: metalSlot(['Metal and handles', '金属与拉手', 'Kim loại và tay nắm']),
  },
  build,
});

const tall = 130;

function build(choice: Choice, detail: Detail): Model {
  const cased = choice.drawers !== 'none';
  const kind = { board: 0.95, rails: cased ? 40 : 70 };
  const parts = tableParts(choice, kind, detail);
  if (!cased) return model(parts);
  const { place } = tablePlan(choice, kind);
  const [x, y] = corners(place);
  const made = drawerCase(
    {
      x: [-x, x],
      y: [-y + 16, y],
      z: [place.under - tall, place.under],
      columns: choice.drawers === 'two' ? 2 : 3,
      rows: 1,
      handle: choice.handle as Handle | 'none',
    },
    detail,
  );
  return model([...parts, part('base', [...made.body, ...made.fronts]), part('metal', made.handles)]);
}
