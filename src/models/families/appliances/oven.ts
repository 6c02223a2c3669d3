import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { ovenFront } from '#models/families/appliances/oven-front.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import type { OvenPanel } from '#models/families/appliances/oven-front.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const full = { width: [560, 595], height: [595, 605], depth: [550, 565, 580] };
const compact = { width: [560, 595], height: [380, 455], depth: [500, 550, 565] };
const broad = { width: [895], height: [480, 595], depth: [550, 565, 580] };

const lines: Line[] = [full, compact, broad].flatMap((size): Line[] => [
  { style: 'modern', values: { ...size, panel: ['touch', 'knobs'], bar: ['bar', 'none'], trim: ['bare', 'surround'] } },
  { style: 'french', values: { ...size, panel: ['knobs', 'touch'], bar: ['bar'], trim: ['heavy'] } },
]);

const { body, doors, metal, screen } = applianceSlots;

export const oven = family({
  code: 'oven',
  name: { en: 'Built-in oven', zh: '嵌入式烤箱', vi: 'Lò nướng âm tủ' },
  synonyms: {
    en: ['wall oven', 'steam oven', 'built-in microwave'],
    zh: ['烤箱', '蒸烤箱', '嵌入式微波炉', '微蒸烤一体机'],
    vi: ['lò nướng', 'lò hấp nướng', 'lò vi sóng âm tủ'],
  },
  category: 'appliances',
  rooms: ['kitchen'],
  placement: 'top',
  parameters: {
    width: sizes('width', [560, 595, 895]),
    depth: sizes('depth', [500, 550, 565, 580]),
    height: sizes('height', [380, 455, 480, 595, 605]),
    panel: choices(['Controls', '控制面板', 'Điều khiển'], {
      touch: ['Touch', '触控', 'Cảm ứng'],
      knobs: ['Knobs', '旋钮', 'Núm xoay'],
    }),
    bar: choices(['Handle', '拉手', 'Tay nắm'], { bar: ['Bar', '横杆', 'Thanh ngang'], none: ['None', '无', 'Không'] }),
    trim: choices(['Edge', '边框', 'Viền'], {
      bare: ['Glass to the edge', '无边框', 'Kính tràn viền'],
      surround: ['Metal edge', '金属边框', 'Viền kim loại'],
      heavy: ['Broad edge', '宽边框', 'Viền rộng'],
    }),
  },
  lines,
  slots: {
    body: { ...body, byStyle: {}, finishes: ['steel-brushed', 'gunmetal', 'steel-black'] },
    doors: { ...doors, byStyle: { modern: 'gunmetal', french: 'paint-cream' } },
    metal: { ...metal, byStyle: { modern: 'steel-brushed', french: 'brass-brushed' } },
    screen,
  },
  build,
});

/** Handles and knobs reach before the face; a touch panel without a handle hardly does. */
function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  let reach = 1;
  if (choice.bar === 'bar') reach = 32;
  else if (choice.panel === 'knobs') reach = 22;
  const face = -d / 2 + reach;
  const edge = { bare: 0, surround: 8, heavy: 22 }[choice.trim as string]!;
  const front = ovenFront(
    {
      x0: -w / 2 + edge,
      x1: w / 2 - edge,
      z0: edge,
      z1: h - edge,
      face,
      panel: choice.panel as OvenPanel,
      bar: choice.bar === 'bar',
    },
    detail,
  );
  const behind = board({ from: [-w / 2, face + 10, 0], to: [w / 2, face + 22, h], radius: 1.5 }, detail);
  return modelFromSlots([
    front,
    {
      body: [behind, board({ from: [-w / 2 + 16, face + 20, 14], to: [w / 2 - 16, d / 2, h - 14], radius: 2 }, detail)],
    },
  ]);
}
