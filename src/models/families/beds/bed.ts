import { bedBase, deckOf } from '#models/families/beds/bed-bases.ts';
import { bedHead, headDepths } from '#models/families/beds/bed-heads.ts';
import { bedLinen } from '#models/families/beds/bed-linen.ts';
import { bedParameters, bedWidths } from '#models/families/beds/bed-parameters.ts';
import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { lineOf, localizedText } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, throwSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move } from '#models/geometry/transform.ts';
import type { BedBase } from '#models/families/beds/bed-bases.ts';
import type { BedHead } from '#models/families/beds/bed-heads.ts';
import type { Bedding } from '#models/families/beds/bed-linen.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const all = { width: bedWidths, depth: [2050, 2150, 2250], foot: ['open'], bedding: ['plain', 'duvet', 'dressed'] };
const low = { height: [900, 1000, 1100] };
const high = { height: [1000, 1100, 1200, 1300] };

export const bed = family({
  code: 'bed',
  name: { en: 'Bed', zh: '床', vi: 'Giường' },
  synonyms: {
    en: [
      'double bed',
      'single bed',
      'king-size bed',
      'king bed',
      'queen-size bed',
      'queen bed',
      'bedstead',
      'bed frame',
      'double bed frame',
      'single bed frame',
      'king-size bed frame',
      'mattress',
      'mattress bed',
    ],
    zh: [
      '双人床',
      '单人床',
      '大床',
      '软包床',
      '实木床',
      '床架',
      '双人床架',
      '单人床架',
      '实木床架',
      '床垫',
      '床垫的床',
    ],
    vi: [
      'giường ngủ',
      'giường đôi',
      'giường đơn',
      'giường gỗ',
      'giường bọc nệm',
      'khung giường',
      'giường nệm',
      'nệm',
      'nệm giường',
      'đệm giường',
    ],
  },
  category: 'beds',
  nominal: { usual: 80, most: 200 },
  rooms: ['bedroom', 'children'],
  placement: 'floor',
  parameters: bedParameters,
  lines: [
    lineOf('scandinavian', all, low, {
      head: ['panel', 'slat', 'spindle', 'bolster'],
      base: ['round', 'square', 'drawers'],
      foot: ['open', 'board'],
    }),
    lineOf('japandi', all, low, {
      head: ['panel', 'slat', 'bolster', 'cane'],
      base: ['platform', 'square', 'drawers'],
    }),
    lineOf('midCentury', all, low, { head: ['panel', 'cane', 'slat', 'padded'], base: ['round', 'drawers'] }),
    lineOf('modern', all, high, { head: ['padded', 'channel', 'grid', 'wing'], base: ['box', 'platform'] }),
    lineOf('modern', all, low, { head: ['panel', 'bolster'], base: ['platform', 'drawers'] }),
    lineOf('french', all, high, { head: ['arch', 'padded', 'wing', 'channel'], base: ['box', 'turned'] }),
    lineOf('newChinese', all, high, {
      head: ['lattice', 'slat', 'panel', 'grid'],
      base: ['square', 'drawers'],
      foot: ['open', 'board'],
    }),
    lineOf('indochine', all, high, {
      head: ['cane', 'slat', 'spindle', 'lattice'],
      base: ['turned', 'square', 'drawers'],
      foot: ['open', 'board'],
    }),
    lineOf('indochine', all, {
      height: [2000, 2100, 2200],
      head: ['cane', 'slat', 'spindle', 'lattice'],
      base: ['canopy'],
      foot: ['open', 'board'],
    }),
    lineOf('wabiSabi', all, low, { head: ['panel', 'padded', 'arch', 'bolster'], base: ['platform', 'box'] }),
    lineOf('industrial', all, low, {
      head: ['spindle', 'slat', 'panel'],
      base: ['square', 'platform'],
      foot: ['open'],
    }),
  ],
  slots: {
    frame: woodSlot(['Frame', '床架', 'Khung']),
    head: clothSlot(['Upholstery', '软包', 'Vải bọc'], { midCentury: 'wool-terracotta' }),
    weave: weaveSlot(),
    metal: metalSlot(),
    mattress: { name: localizedText(['Mattress', '床垫', 'Nệm']), finishes: ['cotton-white', 'cotton-cream'] },
    sheet: {
      name: localizedText(['Sheets and pillows', '床单与枕套', 'Ga và vỏ gối']),
      finishes: ['cotton-white', 'cotton-cream', 'linen-ivory', 'cotton-sky', 'cotton-blush'],
      byStyle: { wabiSabi: 'linen-ivory', indochine: 'cotton-cream' },
    },
    duvet: {
      name: localizedText(['Duvet', '被子', 'Chăn']),
      finishes: [
        'cotton-cream',
        'cotton-white',
        'linen-oat',
        'linen-sage',
        'linen-greige',
        'linen-indigo',
        'cotton-sage',
        'cotton-navy',
        'silk-raw',
      ],
      byStyle: {
        japandi: 'linen-oat',
        modern: 'linen-greige',
        scandinavian: 'cotton-white',
        wabiSabi: 'linen-sand',
        newChinese: 'silk-raw',
        midCentury: 'cotton-cream',
        industrial: 'linen-greige',
      },
    },
    throw: throwSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const character = proportionsOf(choice.style);
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const head = choice.head as BedHead;
  const base = choice.base as BedBase;
  const deck = deckOf(base, character);
  const sunk = base === 'platform' ? 0 : 18;
  const mattress = {
    width: width - 76,
    front: -depth / 2 + (base === 'platform' ? 60 : 42),
    rear: depth / 2 - headDepths[head],
    deck: deck - sunk,
    top: deck - sunk + 210,
    hang: { drop: hangs[base], side: 30, foot: choice.foot === 'board' ? 8 : 32 },
  };
  const top = base === 'canopy' ? 1150 : height;
  const made = bedHead(
    head,
    {
      width: base === 'canopy' ? width - character.leg * 2.6 + 4 : width,
      height: top,
      mattress: mattress.top,
      character,
    },
    detail,
  );
  const under = bedBase(base, { width, front: -depth / 2, rear: depth / 2 - 44, height, character }, detail);
  const behind = (meshes: Mesh[] = []): Mesh[] => meshes.map((mesh) => move(mesh, 0, depth / 2, 0));
  return model([
    part('frame', [
      ...behind(made.wood),
      ...(under.wood ?? []),
      ...(choice.foot === 'board'
        ? [footboard(width, depth, mattress.top + 20, character.board, base === 'canopy', detail)]
        : []),
    ]),
    part('head', [...behind(made.cloth), ...(under.cloth ?? [])]),
    part('weave', behind(made.weave)),
    part('metal', under.metal ?? []),
    ...bedLinen(choice.bedding as Bedding, mattress, detail),
  ]);
}

/** How far bedding hangs: to just above the rails. */
const hangs: Record<BedBase, number> = {
  round: 132,
  square: 132,
  turned: 132,
  canopy: 122,
  box: 147,
  drawers: 132,
  platform: 190,
};

/** A low panel that keeps the bedding in. */
function footboard(width: number, depth: number, top: number, thick: number, between: boolean, detail: Detail): Mesh {
  const out = width / 2 - (between ? 40 : 0);
  return board(
    { from: [-out, -depth / 2, between ? 160 : 90], to: [out, -depth / 2 + thick * 1.1, top], radius: 5, grain: 'x' },
    detail,
  );
}
