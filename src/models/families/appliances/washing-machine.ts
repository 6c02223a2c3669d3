import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { atCorners } from '#models/geometry/legs.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

type Panel = 'dialMiddle' | 'dialRight' | 'touch' | 'slim';

const all = { width: [595, 640, 685], depth: [450, 500, 550, 600, 650], height: [820, 850, 880] };

const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      door: ['wide', 'standard', 'porthole'],
      glass: ['bowl', 'flat'],
      panel: ['touch', 'slim', 'dialRight'],
      drawer: ['left', 'none'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      door: ['wide', 'standard', 'porthole'],
      glass: ['bowl', 'flat'],
      panel: ['dialMiddle', 'dialRight', 'slim'],
      drawer: ['left', 'none'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      door: ['wide', 'porthole'],
      glass: ['bowl', 'flat'],
      panel: ['dialMiddle', 'dialRight'],
      drawer: ['left'],
    },
  },
];

const { body, metal, screen, dark } = applianceSlots;

export const washingMachine = family({
  code: 'washing-machine',
  name: { en: 'Washing machine', zh: '洗衣机', vi: 'Máy giặt' },
  synonyms: {
    en: ['washer', 'washer-dryer', 'tumble dryer', 'front loader'],
    zh: ['滚筒洗衣机', '洗烘一体机', '烘干机'],
    vi: ['máy giặt cửa ngang', 'máy giặt lồng ngang', 'máy sấy'],
  },
  category: 'appliances',
  rooms: ['bathroom', 'kitchen', 'balcony'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    door: choices(['Door', '舱门', 'Cửa'], {
      wide: ['Large', '大舱门', 'Lớn'],
      standard: ['Standard', '标准', 'Thường'],
      porthole: ['Small porthole', '小圆窗', 'Nhỏ'],
    }),
    glass: choices(['Glass', '玻璃', 'Kính'], { bowl: ['Bowl', '碗形', 'Lồi'], flat: ['Flat', '平面', 'Phẳng'] }),
    panel: choices(['Controls', '控制面板', 'Bảng điều khiển'], {
      dialMiddle: ['Dial in the middle', '居中旋钮', 'Núm giữa'],
      dialRight: ['Dial and display', '旋钮加屏', 'Núm và màn hình'],
      touch: ['Touch panel', '触控面板', 'Cảm ứng'],
      slim: ['Slim strip', '窄条触控', 'Dải mảnh'],
    }),
    drawer: choices(['Detergent drawer', '洗涤剂盒', 'Ngăn bột giặt'], {
      left: ['At the left', '左侧', 'Bên trái'],
      none: ['Hidden', '隐藏', 'Ẩn'],
    }),
  },
  lines,
  slots: {
    body: { ...body, byStyle: { modern: 'gunmetal', scandinavian: 'plastic-white', industrial: 'steel-brushed' } },
    metal: { ...metal, byStyle: { modern: 'steel-black', scandinavian: 'chrome', industrial: 'gunmetal' } },
    screen,
    dark,
  },
  build,
});

/** What stands before the face: the dial and the door's ring. */
const reach = 40;

/** How high the housing stands and how thick its lid is. */
const frames = { modern: { low: 16, lid: 18 }, scandinavian: { low: 20, lid: 26 }, industrial: { low: 30, lid: 36 } };

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const face = -d / 2 + reach;
  const strip = choice.panel === 'slim' ? 70 : 120;
  const radius = { wide: 0.41, standard: 0.36, porthole: 0.29 }[choice.door as string]! * w;
  const z = Math.min(18 + (h - strip) / 2 + 8, h - strip - radius - 8);
  const { low, lid } = frames[choice.style as 'modern' | 'scandinavian' | 'industrial'];
  const box = board(
    {
      from: [-w / 2, face, low],
      to: [w / 2, d / 2, h - lid],
      radius: choice.style === 'scandinavian' ? 14 : 5,
      grain: 'z',
    },
    detail,
  );
  const top = board(
    {
      from: [-w / 2 + 2, face + 2, h - lid - 4],
      to: [w / 2 - 2, d / 2 - 2, h],
      radius: choice.style === 'industrial' ? 2 : 7,
    },
    detail,
  );
  const seam = board(
    { from: [-w / 2 + 3, face - 0.8, h - 26 - strip], to: [w / 2 - 3, face + 2, h - 24 - strip], radius: 0 },
    detail,
  );
  return modelFromSlots([
    {
      body: [box, top],
      dark: [seam, atCorners(cylinder({ radius: 22, height: low + 2 }, detail), w / 2 - 60, (d - reach) / 2 - 60)].map(
        (mesh, i) => (i === 1 ? move(mesh, 0, reach / 2, 0) : mesh),
      ),
    },
    doorOf(radius, choice.glass === 'bowl', z, face, detail),
    controls(choice.panel as Panel, choice.drawer === 'left', { w, h, face, strip }, detail),
  ]);
}

function doorOf(r: number, bowl: boolean, z: number, face: number, detail: Detail): Record<string, Mesh[]> {
  const ring = lathe(
    [
      [r, -4],
      [r, 14],
      [r * 0.97, 26],
      [r * 0.9, reach],
      [r * 0.78, reach - 4],
      [r * 0.76, 18],
      [r * 0.76, -4],
    ],
    detail,
    { crease: 50, closed: true },
  );
  const pane = bowl
    ? lathe(
        [
          [r * 0.78, 4],
          [r * 0.78, 20],
          [r * 0.66, 25],
          [r * 0.4, 31],
          [r * 0.2, 33],
          [0, 34],
        ],
        detail,
        { crease: 60 },
      )
    : lathe(
        [
          [r * 0.78, 4],
          [r * 0.78, 24],
          [0, 24],
        ],
        detail,
      );
  const grip = board({ from: [r * 0.8, -reach + 1, -46], to: [r * 0.94, -20, 46], radius: 5 }, detail);
  const stand = (mesh: Mesh): Mesh => move(turn(mesh, 'x', 90), 0, face, z);
  return { metal: [stand(ring)], screen: [stand(pane)], dark: [move(grip, 0, face, z)] };
}

function controls(
  panel: Panel,
  drawer: boolean,
  { w, h, face, strip }: { w: number; h: number; face: number; strip: number },
  detail: Detail,
): Record<string, Mesh[]> {
  const z = h - 24 - strip / 2;
  const dial = (x: number): Mesh =>
    move(
      turn(
        lathe(
          [
            [33, -2],
            [33, 6],
            [29, 9],
            [28, 30],
            [25, 34],
            [0, 34],
          ],
          detail,
          { crease: 45 },
        ),
        'x',
        90,
      ),
      x,
      face,
      z,
    );
  const display = (x0: number, x1: number, tall: number): Mesh =>
    board({ from: [x0, face - 1.5, z - tall], to: [x1, face + 2, z + tall], radius: 0.5 }, detail);
  const pods = drawer
    ? [
        board(
          {
            from: [-w / 2 + 22, face - 2, z - strip * 0.36],
            to: [-w / 2 + 180, face + 4, z + strip * 0.36],
            radius: 2,
          },
          detail,
        ),
      ]
    : [];
  const made: Record<Panel, { metal: Mesh[]; screen: Mesh[] }> = {
    dialMiddle: { metal: [dial(0)], screen: [display(70, 210, 26)] },
    dialRight: { metal: [dial(w / 2 - 75)], screen: [display(-60, w / 2 - 140, 30)] },
    touch: { metal: [], screen: [display(-100, w / 2 - 24, 42)] },
    slim: { metal: [], screen: [display(-90, w / 2 - 16, 20)] },
  };
  return { ...made[panel], body: pods };
}
