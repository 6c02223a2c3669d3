import { drawerCase } from '#models/families/shared/drawer-case.ts';
import { handleForms } from '#models/families/shared/drawer-parameters.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { metalSlot, topSlot, woodSlot } from '#models/families/shared/slots.ts';
import { corners } from '#models/families/tables/table-bases.ts';
import { tableParts, tablePlan } from '#models/families/tables/table-parts.ts';
import { baseOf, edgeOf, shapeOf } from '#models/families/tables/table-parameters.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { model, part } from '#models/geometry/model.ts';
import type { DrawerCase } from '#models/families/shared/drawer-case.ts';
import type { BasePlace } from '#models/families/tables/table-bases.ts';
import type { Choice } from '#models/family.ts';
import type { Handle } from '#models/geometry/handles.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const size = { width: steps(1000, 1800, 100), depth: [550, 600, 700, 800], height: [740, 760], back: ['none'] };
const ledged = { height: [810, 830], back: ['ledge'] };
const shelved = { height: [890, 910], back: ['shelf'] };
const bare = { drawers: ['none'], handle: ['none'] };
const cased = ['row', 'left', 'right', 'pair'];

export const desk = family({
  code: 'desk',
  name: { en: 'Desk', zh: '书桌', vi: 'Bàn làm việc' },
  synonyms: {
    en: ['writing desk', 'work table', 'bureau', 'study table'],
    zh: ['写字台', '办公桌', '电脑桌', '学习桌'],
    vi: ['bàn học', 'bàn viết', 'bàn máy tính'],
  },
  category: 'tables',
  rooms: ['study', 'bedroom', 'children'],
  placement: 'floor',
  parameters: {
    ...measures(size.width, size.depth, [740, 760, 810, 830, 890, 910]),
    shape: shapeOf('rectangle', 'soft', 'racetrack', 'boat'),
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
      'trestle',
      'slab',
      'waterfall',
    ),
    drawers: form(['Drawers', '抽屉', 'Ngăn kéo'], {
      none: ['None', '无', 'Không'],
      row: ['In a row', '一排', 'Một hàng'],
      left: ['Pedestal on the left', '左侧抽屉柜', 'Tủ bên trái'],
      right: ['Pedestal on the right', '右侧抽屉柜', 'Tủ bên phải'],
      pair: ['Two pedestals', '两侧抽屉柜', 'Tủ hai bên'],
    }),
    handle: handleForms,
    back: form(['Ledge', '后挡', 'Gờ sau'], {
      none: ['None', '无', 'Không'],
      ledge: ['Back ledge', '后挡板', 'Gờ chắn sau'],
      shelf: ['Little shelf', '小层架', 'Kệ nhỏ'],
    }),
  },
  lines: [
    lineOf('scandinavian', size, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round'],
      base: ['taper', 'square'],
      drawers: cased,
      handle: ['none', 'knob', 'edge'],
    }),
    lineOf('scandinavian', size, bare, {
      shape: ['rectangle', 'soft', 'boat'],
      edge: ['square', 'round', 'knife'],
      base: ['taper', 'square', 'trestle'],
    }),
    lineOf('midCentury', size, {
      shape: ['rectangle', 'soft'],
      edge: ['round', 'knife'],
      base: ['taper', 'square'],
      drawers: cased,
      handle: ['none', 'knob', 'cup'],
    }),
    lineOf('japandi', size, {
      shape: ['rectangle', 'soft'],
      edge: ['square', 'round', 'thick'],
      base: ['square', 'post'],
      drawers: cased,
      handle: ['none', 'edge'],
    }),
    ...[{}, ledged].map((back) =>
      lineOf(
        'newChinese',
        size,
        {
          shape: ['rectangle'],
          edge: ['square', 'round', 'knife'],
          base: ['hoof', 'post'],
          drawers: cased,
          handle: ['ring', 'knob'],
        },
        back,
      ),
    ),
    ...[{}, ledged].map((back) =>
      lineOf(
        'indochine',
        size,
        {
          shape: ['rectangle'],
          edge: ['square', 'round'],
          base: ['turned', 'square'],
          drawers: cased,
          handle: ['ring', 'cup', 'knob'],
        },
        back,
      ),
    ),
    lineOf('french', size, {
      shape: ['rectangle', 'soft'],
      edge: ['round', 'knife'],
      base: ['turned'],
      drawers: ['row', 'pair'],
      handle: ['knob', 'ring'],
    }),
    lineOf('modern', size, {
      shape: ['rectangle'],
      edge: ['square', 'knife', 'thick'],
      base: ['sled', 'slab', 'waterfall'],
      drawers: ['row', 'left', 'right'],
      handle: ['none', 'edge', 'bar'],
    }),
    lineOf('modern', size, bare, {
      shape: ['rectangle', 'soft', 'racetrack'],
      edge: ['square', 'round', 'knife'],
      base: ['sled', 'slab', 'cross'],
    }),
    ...[{}, ledged, shelved].map((back) =>
      lineOf(
        'industrial',
        size,
        bare,
        { shape: ['rectangle'], edge: ['square', 'thick'], base: ['frame', 'hairpin', 'sled', 'cross', 'trestle'] },
        back,
      ),
    ),
    ...[ledged, shelved].map((back) =>
      lineOf(
        'scandinavian',
        size,
        bare,
        { shape: ['rectangle'], edge: ['square', 'round'], base: ['taper', 'square'] },
        back,
      ),
    ),
  ],
  slots: {
    top: topSlot(),
    base: woodSlot(['Body', '桌身', 'Thân bàn'], { modern: 'oak-smoked' }),
    metal: metalSlot(['Metal and handles', '金属与拉手', 'Kim loại và tay nắm']),
  },
  build,
});

/** A ledge or shelf stands on the top: the desk's height is its upper edge, the top stays at writing height. */
const over = { none: 0, ledge: 70, shelf: 150 };

function build(choice: Choice, detail: Detail): Model {
  const raised = over[choice.back as keyof typeof over];
  const low: Choice = { ...choice, height: (choice.height as number) - raised };
  const kind = { board: 1, rails: choice.drawers === 'row' ? 30 : 64 };
  const { place } = tablePlan(low, kind);
  const cases = casesOf(choice, place).map((shape) => drawerCase(shape, detail));
  return model([
    ...tableParts(low, kind, detail),
    part('base', [...cases.flatMap((made) => [...made.body, ...made.fronts]), ...backOf(low, raised, detail)]),
    part(
      'metal',
      cases.flatMap((made) => made.handles),
    ),
  ]);
}

function casesOf(choice: Choice, place: BasePlace): DrawerCase[] {
  if (choice.drawers === 'none') return [];
  const [cx, cy] = corners(place);
  const straight =
    choice.base === 'waterfall' || choice.base === 'slab'
      ? place.width * (choice.base === 'slab' ? 0.31 : 0.5) - place.character.board * 0.8
      : cx - place.character.leg * 0.55;
  const shared = { y: [-cy + 20, cy - 6] as const, handle: choice.handle as Handle | 'none' };
  if (choice.drawers === 'row')
    return [
      {
        ...shared,
        x: [-straight, straight],
        z: [place.under - 105, place.under],
        columns: place.width > 1300 ? 3 : 2,
        rows: 1,
      },
    ];
  const wide = Math.min(400, place.width * 0.27);
  const pedestal = (side: number): DrawerCase => ({
    ...shared,
    x: side < 0 ? [-straight, -straight + wide] : [straight - wide, straight],
    z: [place.under - 430, place.under],
    columns: 1,
    rows: 3,
  });
  return { left: [pedestal(-1)], right: [pedestal(1)], pair: [pedestal(-1), pedestal(1)] }[
    choice.drawers as 'left' | 'right' | 'pair'
  ];
}

function backOf(low: Choice, raised: number, detail: Detail): Mesh[] {
  if (raised === 0) return [];
  const x = (low.width as number) / 2 - 20;
  const y = (low.depth as number) / 2;
  const z = low.height as number;
  const ledge = board({ from: [-x, y - 18, z - 1], to: [x, y - 1, z + raised], radius: 3, grain: 'x' }, detail);
  if (low.back === 'ledge')
    return [
      ledge,
      ...[-1, 1].map((side) =>
        board(
          { from: [side * x, y - 140, z - 1], to: [side * (x - 16), y - 17, z + raised - 14], radius: 3, grain: 'y' },
          detail,
        ),
      ),
    ];
  const top = board(
    { from: [-x, y - 200, z + raised - 18], to: [x, y - 17, z + raised], radius: 3, grain: 'x' },
    detail,
  );
  const sides = [-1, -0.34, 0.34, 1].map((at) =>
    board(
      {
        from: [at * (x - 9) - 9, y - 195, z - 1],
        to: [at * (x - 9) + 9, y - 17, z + raised - 17],
        radius: 1,
        grain: 'z',
      },
      detail,
    ),
  );
  return [ledge, top, ...sides];
}
