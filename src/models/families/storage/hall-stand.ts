import { baseHeights, baseOf } from '#models/families/storage/cabinet-base.ts';
import { cabinet } from '#models/families/storage/cabinet.ts';
import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { traits } from '#models/families/storage/cabinet-traits.ts';
import { basesOf, choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { boardPanel, hookRow } from '#models/families/storage/hall-stand-panel.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { Base } from '#models/families/storage/cabinet-base.ts';
import type { PanelKind } from '#models/families/storage/hall-stand-panel.ts';
import type { Cell } from '#models/families/storage/cabinet.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const all = {
  width: [600, 700, 800, 900, 1000, 1200],
  depth: [350, 400],
  height: [1700, 1800, 1900],
  seat: ['open', 'rack', 'drawer'],
  cushion: ['none', 'pad'],
  top: ['none', 'shelf'],
  hooks: ['3', '5'],
};

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  { style: 'modern', values: { ...all, panel: ['flat', 'slats'], base: ['plinth', 'sled'] } },
  { style: 'scandinavian', values: { ...all, panel: ['boards', 'slats'], base: ['round', 'stand'] } },
  { style: 'japandi', values: { ...all, panel: ['slats', 'flat'], base: ['runners', 'plinth'] } },
  { style: 'midCentury', values: { ...all, panel: ['slats', 'flat'], base: ['round', 'taper'] } },
  { style: 'french', values: { ...all, panel: ['boards', 'flat'], base: ['bracket', 'bun'] } },
  { style: 'indochine', values: { ...all, panel: ['boards', 'slats'], base: ['bracket', 'turned'] } },
  { style: 'industrial', values: { ...all, panel: ['boards', 'flat'], base: ['frame'] } },
];

const { carcass, fronts, handles, legs } = cabinetSlots;

export const hallStand = family({
  code: 'hall-stand',
  name: { en: 'Hall stand', zh: '玄关衣帽柜', vi: 'Kệ sảnh có móc treo' },
  synonyms: {
    en: ['hall tree', 'entryway bench', 'coat rack with bench'],
    zh: ['换鞋凳衣帽架', '门厅柜', '玄关换鞋凳'],
    vi: ['ghế thay giày', 'tủ sảnh', 'kệ treo đồ có ghế'],
  },
  category: 'storage',
  rooms: ['hall'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    seat: choices(['Bench', '换鞋凳', 'Ghế'], {
      open: ['Open for shoes', '开放鞋格', 'Hở để giày'],
      drawer: ['Drawers', '抽屉', 'Ngăn kéo'],
      rack: ['Two rows for shoes', '双层鞋格', 'Hai tầng để giày'],
    }),
    cushion: choices(['Cushion', '坐垫', 'Đệm'], { none: ['None', '无', 'Không'], pad: ['Pad', '软垫', 'Có đệm'] }),
    top: choices(['Upper shelf', '顶部搁板', 'Kệ trên'], {
      none: ['None', '无', 'Không'],
      shelf: ['Shelf', '有', 'Có'],
    }),
    hooks: choices(['Hooks', '挂钩', 'Số móc'], { 3: ['Three', '三个', 'Ba'], 5: ['Five', '五个', 'Năm'] }),
    panel: choices(['Back', '背板', 'Lưng'], {
      flat: ['Flat', '平板', 'Phẳng'],
      boards: ['Boarded', '拼板', 'Ghép ván'],
      slats: ['Slatted', '格栅', 'Nan đứng'],
    }),
    base: basesOf(['plinth', 'sled', 'round', 'stand', 'runners', 'taper', 'bracket', 'bun', 'turned', 'frame']),
  },
  lines,
  slots: {
    carcass,
    fronts,
    handles,
    legs,
    cushion: {
      name: { en: 'Cushion', zh: '坐垫', vi: 'Đệm' },
      finishes: ['linen-oat', 'wool-charcoal', 'leather-cognac', 'boucle-ivory', 'linen-sage', 'velvet-forest'],
      byStyle: {
        modern: 'wool-charcoal',
        midCentury: 'leather-cognac',
        scandinavian: 'linen-sage',
        french: 'linen-sky',
        industrial: 'leather-espresso',
        indochine: 'linen-mustard',
      },
    },
  },
  build,
});

/** Where one sits, with or without the pad. */
const seatHeight = 450;

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const trait = traits[choice.style];
  const pad = choice.cushion === 'pad' ? 50 : 0;
  const base = choice.base as Base;
  const low = Math.min(110, baseHeights[base]);
  const cell: Cell =
    choice.seat === 'drawer' ? { kind: 'drawer' } : { kind: 'open', shelves: choice.seat === 'rack' ? 1 : 0 };
  const body = cabinet(
    {
      width,
      depth,
      low,
      high: seatHeight - pad,
      trait,
      front: 'slab',
      grip: 'push',
      columns: Array.from({ length: width > 850 ? 2 : 1 }, () => ({ cells: [cell] })),
    },
    detail,
  );
  const inner = width - 2 * trait.overhang - 4;
  const back = depth / 2;
  const panel = boardPanel(
    choice.panel as PanelKind,
    { width: inner, low: seatHeight - pad, high: height, back },
    detail,
  );
  const shelf =
    choice.top === 'shelf'
      ? [
          board(
            {
              from: [-inner / 2, back - 240, height - 190],
              to: [inner / 2, back, height - 190 + trait.board],
              radius: trait.edge,
              grain: 'x',
            },
            detail,
          ),
        ]
      : [];
  const hooks = hookRow(Number(choice.hooks), inner, back - 24, height - (choice.top === 'shelf' ? 290 : 160), detail);
  return modelFromSlots([
    body.kit,
    {
      carcass: [...panel, ...shelf],
      handles: hooks,
      legs: [
        baseOf(base, { width: width - 2 * trait.overhang, front: body.front, back: body.back, height: low }, detail),
      ],
      cushion:
        pad > 0
          ? [
              cushion(
                {
                  width: inner - 12,
                  depth: depth - 70,
                  height: pad + 2,
                  radius: 14,
                  crown: 8,
                  bulge: 3,
                  at: [0, -20, seatHeight - pad - 2],
                },
                detail,
              ),
            ]
          : [],
    },
  ]);
}
