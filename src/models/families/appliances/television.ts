import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { ringFrame } from '#models/geometry/fronts.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

type Stand = 'feet' | 'blades' | 'pedestal' | 'centre';
type Frame = 'slim' | 'edge' | 'picture';

/** Width of the whole and the heights it may stand at, by the screen's diagonal in inches. */
const diagonals = { 32: 720, 43: 962, 50: 1116, 55: 1230, 65: 1450, 75: 1672, 85: 1900 };
const heightsOf = (width: number): number[] => [60, 80, 100].map((foot) => Math.round(width * 0.5765) + foot);

const lines: Line[] = Object.values(diagonals).flatMap((width): Line[] => {
  const size = { width: [width], depth: [220, 260, 300], height: heightsOf(width) };
  return [
    {
      style: 'modern',
      values: {
        ...size,
        stand: ['feet', 'blades', 'pedestal', 'centre'],
        frame: ['slim', 'edge'],
        bar: ['none', 'soundbar'],
        back: ['thin', 'deep'],
      },
    },
    {
      style: 'japandi',
      values: {
        ...size,
        stand: ['feet', 'pedestal', 'centre'],
        frame: ['picture'],
        bar: ['none', 'soundbar'],
        back: ['thin', 'deep'],
      },
    },
  ];
});

const { screen } = applianceSlots;
const widths = Object.values(diagonals);

export const television = family({
  code: 'television',
  name: { en: 'Television', zh: '电视机', vi: 'Tivi' },
  synonyms: {
    en: ['TV', 'smart TV', 'flat screen', 'OLED'],
    zh: ['电视', '平板电视', '智能电视', '液晶电视'],
    vi: ['ti vi', 'TV', 'truyền hình', 'smart tivi'],
  },
  category: 'appliances',
  rooms: ['living', 'bedroom'],
  placement: 'top',
  parameters: {
    width: sizes('width', widths),
    depth: sizes('depth', [220, 260, 300]),
    height: sizes(
      'height',
      [...new Set(widths.flatMap(heightsOf))].toSorted((a, b) => a - b),
    ),
    stand: choices(['Stand', '底座', 'Chân đế'], {
      feet: ['Two feet', '双脚', 'Hai chân'],
      blades: ['Two blades', '薄片双脚', 'Hai lá mỏng'],
      pedestal: ['Broad foot', '宽底座', 'Đế rộng'],
      centre: ['Central plate', '中央底板', 'Đế giữa'],
    }),
    frame: choices(['Frame', '边框', 'Viền'], {
      slim: ['Nearly none', '极窄边框', 'Siêu mỏng'],
      edge: ['Metal edge', '金属边框', 'Viền kim loại'],
      picture: ['Picture frame', '画框', 'Khung tranh'],
    }),
    bar: choices(['Sound bar', '回音壁', 'Loa thanh'], {
      none: ['None', '无', 'Không'],
      soundbar: ['Built in', '内置', 'Liền máy'],
    }),
    back: choices(['Body', '机身', 'Thân'], {
      thin: ['Thin', '超薄', 'Mỏng'],
      deep: ['With housing', '带机箱', 'Có hộp máy'],
    }),
  },
  lines,
  slots: {
    screen: { ...screen, name: { en: 'Screen', zh: '屏幕', vi: 'Màn hình' } },
    frame: {
      name: { en: 'Frame', zh: '边框', vi: 'Viền' },
      finishes: ['steel-black', 'gunmetal', 'aluminium', 'oak-natural', 'oak-pale', 'walnut', 'lacquer-white'],
      byStyle: { japandi: 'oak-pale' },
    },
    stand: {
      name: { en: 'Stand', zh: '底座', vi: 'Chân đế' },
      finishes: ['gunmetal', 'steel-black', 'aluminium', 'oak-pale'],
    },
    sound: { name: { en: 'Speaker cloth', zh: '音箱网布', vi: 'Vải loa' }, finishes: ['wool-charcoal', 'wool-fog'] },
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const panel = Math.round(w * 0.5765);
  const bar = choice.bar === 'soundbar' ? Math.min(44, h - panel - 8) : 0;
  const low = h - panel;
  const frame = choice.frame as Frame;
  const stile = { slim: 3, edge: 9, picture: 24 }[frame];
  const front = { slim: -12, edge: -16, picture: -22 }[frame];
  const back = 12;
  const glass = board(
    {
      from: [-w / 2 + stile - 1, front + (frame === 'picture' ? 6 : 1.5), low + stile - 1],
      to: [w / 2 - stile + 1, 8, h - stile + 1],
      radius: 0,
    },
    detail,
  );
  const ring = move(ringFrame({ width: w, height: panel, thickness: back - front, stile }, detail), 0, back, low);
  const rear =
    choice.back === 'deep'
      ? [board({ from: [-w * 0.3, 8, low + panel * 0.08], to: [w * 0.3, 52, low + panel * 0.55], radius: 8 }, detail)]
      : [board({ from: [-w * 0.18, 8, low + panel * 0.06], to: [w * 0.18, 30, low + panel * 0.3], radius: 5 }, detail)];
  const sound =
    bar > 0 ? [board({ from: [-w * 0.32, front - 4, low - bar], to: [w * 0.32, 40, low - 4], radius: 8 }, detail)] : [];
  return modelFromSlots([
    { screen: [glass], frame: [ring, ...rear], sound, stand: [standOf(choice.stand as Stand, { w, d, low }, detail)] },
  ]);
}

/** Gives the whole its depth; the screen stands a little behind its middle. */
function standOf(kind: Stand, { w, d, low }: { w: number; d: number; low: number }, detail: Detail): Mesh {
  const y = d / 2;
  const up = low + 30;
  switch (kind) {
    case 'feet':
      return bothSides(
        move(
          merge([
            tube(
              {
                path: [
                  [0, -y, 6],
                  [0, y, 6],
                ],
                section: roundedRectangle(20, 12, 3, 'far'),
                up: [0, 0, 1],
              },
              detail,
            ),
            board({ from: [-10, -9, 6], to: [10, 9, up], radius: 3 }, detail),
          ]),
          w * 0.38,
          0,
          0,
        ),
      );
    case 'blades':
      return bothSides(
        merge([
          board({ from: [w * 0.3, -y, 0], to: [w * 0.3 + 6, y, 10], radius: 1 }, detail),
          board({ from: [w * 0.3, -26, 0], to: [w * 0.3 + 6, 22, up], radius: 1 }, detail),
        ]),
      );
    case 'pedestal':
      return merge([
        extrude({ outline: roundedRectangle(w * 0.46, d, 30, detail), height: 10, bevel: 2 }, detail),
        board({ from: [-w * 0.09, 2, 8], to: [w * 0.09, 24, up], radius: 4 }, detail),
      ]);
    case 'centre':
      return merge([
        board({ from: [-w * 0.16, -y, 0], to: [w * 0.16, y, 6], radius: 1.5 }, detail),
        board({ from: [-w * 0.13, 6, 4], to: [w * 0.13, 16, up], radius: 2 }, detail),
      ]);
  }
}
