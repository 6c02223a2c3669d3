import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { handle } from '#models/geometry/handles.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move } from '#models/geometry/transform.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const all = {
  width: [448, 598],
  depth: [550, 570, 600],
  height: [815, 845, 865],
  strip: ['keys', 'display', 'top'],
  pull: ['bar', 'recess', 'edge'],
};

const lines: Line[] = [
  { style: 'modern', values: { ...all, kick: ['low', 'high'], lid: ['none', 'worktop'] } },
  { style: 'scandinavian', values: { ...all, kick: ['low', 'high'], lid: ['none', 'worktop'] } },
  { style: 'industrial', values: { ...all, kick: ['low', 'high'], lid: ['none', 'worktop'] } },
];

/** How wide the seam between door and housing is; with it each style's door differs a little. */
const seams = { modern: 2, scandinavian: 4, industrial: 8 };

const { body, doors, metal, screen, dark } = applianceSlots;

export const dishwasher = family({
  code: 'dishwasher',
  name: { en: 'Dishwasher', zh: '洗碗机', vi: 'Máy rửa bát' },
  synonyms: {
    en: ['dish washer', 'slimline dishwasher'],
    zh: ['嵌入式洗碗机', '独立式洗碗机'],
    vi: ['máy rửa chén', 'máy rửa bát âm tủ'],
  },
  category: 'appliances',
  rooms: ['kitchen'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    strip: choices(['Controls', '控制面板', 'Điều khiển'], {
      keys: ['Keys', '按键', 'Phím bấm'],
      display: ['Display', '显示屏', 'Màn hình'],
      top: ['On the door’s upper edge', '隐藏式顶控', 'Ẩn trên mép cửa'],
    }),
    pull: choices(['Handle', '拉手', 'Tay nắm'], {
      bar: ['Bar', '横杆', 'Thanh ngang'],
      recess: ['Recessed', '内凹', 'Âm'],
      edge: ['Edge strip', '封边', 'Nẹp cạnh'],
    }),
    kick: choices(['Kickboard', '踢脚', 'Chân máy'], { low: ['Low', '低', 'Thấp'], high: ['High', '高', 'Cao'] }),
    lid: choices(['Top', '顶盖', 'Mặt trên'], {
      none: ['For under a worktop', '无顶盖', 'Đặt dưới mặt bếp'],
      worktop: ['Own top', '带顶盖', 'Có nắp'],
    }),
  },
  lines,
  slots: { body, doors, metal, screen, dark },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const face = -d / 2 + { bar: 32, edge: 16, recess: 1 }[choice.pull as string]!;
  const seam = seams[choice.style as keyof typeof seams];
  const low = choice.kick === 'low' ? 90 : 140;
  const high = choice.lid === 'worktop' ? h - 32 : h - 4;
  const strip = choice.strip === 'top' ? 0 : 110;
  const z = high - strip;
  const x = w / 2 - seam;
  const gap = choice.pull === 'recess' ? 34 : 3;
  const pull =
    choice.pull === 'recess'
      ? [board({ from: [-x, face + 16, z - gap - 2], to: [x, face + 24, z], radius: 0 }, detail)]
      : [
          move(
            handle(choice.pull as 'bar' | 'edge', { length: w * (choice.pull === 'bar' ? 0.72 : 0.86) }, detail),
            0,
            face,
            choice.pull === 'bar' ? z - 52 : z - 6,
          ),
        ];
  const keys =
    choice.strip === 'keys'
      ? [-2, -1, 0, 1, 2].map((i) =>
          board({ from: [i * 40 - 11, face - 1, z + 45], to: [i * 40 + 11, face + 3, z + 57], radius: 0.5 }, detail),
        )
      : [];
  const display =
    choice.strip === 'display'
      ? [board({ from: [-90, face - 1, z + 34], to: [90, face + 3, z + 76], radius: 0.5 }, detail)]
      : [];
  // Hidden controls leave a touch-light at the door's foot, as such machines throw one on the floor.
  const light =
    choice.strip === 'top'
      ? [board({ from: [-12, face - 1, low + 24], to: [12, face + 3, low + 30], radius: 0 }, detail)]
      : [];
  return modelFromSlots([
    {
      body: [
        board(
          { from: [-w / 2, face + 22, 30], to: [w / 2, d / 2, choice.lid === 'worktop' ? h - 28 : h], radius: 2 },
          detail,
        ),
        ...(choice.lid === 'worktop'
          ? [board({ from: [-w / 2, face + 2, h - 30], to: [w / 2, d / 2, h], radius: 4 }, detail)]
          : []),
      ],
      doors: [
        board({ from: [-x, face, low + 3], to: [x, face + 22, z - gap], radius: 3, grain: 'z' }, detail),
        ...(strip > 0 ? [board({ from: [-x, face, z], to: [x, face + 22, high], radius: 3, grain: 'x' }, detail)] : []),
      ],
      metal: [...pull, ...keys],
      screen: [...display, ...light],
      dark: [board({ from: [-w / 2 + 6, face + 40, 0], to: [w / 2 - 6, d / 2 - 20, low], radius: 1 }, detail)],
    },
  ]);
}
