import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { handle } from '#models/geometry/handles.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

type Doors = 'bottom' | 'top' | 'side' | 'four' | 'drawers' | 'one';
type Pull = 'bar' | 'recess' | 'bow';

const narrow = {
  width: [540, 600, 650, 700],
  depth: [600, 650, 700],
  height: [1650, 1750, 1850, 1950],
  doors: ['bottom', 'top', 'one'],
};
const wide = {
  width: [830, 870, 910],
  depth: [650, 700, 740],
  height: [1750, 1800, 1850, 1900],
  doors: ['side', 'four', 'drawers'],
};

const lines: Line[] = [
  ...[narrow, wide].flatMap((size): Line[] => [
    {
      style: 'modern',
      values: { ...size, pull: ['recess', 'bar'], extra: ['none', 'water', 'screen'], edge: ['crisp'] },
    },
    { style: 'scandinavian', values: { ...size, pull: ['recess', 'bar'], extra: ['none', 'water'], edge: ['soft'] } },
    { style: 'industrial', values: { ...size, pull: ['bar', 'bow'], extra: ['none', 'water'], edge: ['framed'] } },
  ]),
  {
    style: 'midCentury',
    values: { ...narrow, height: [1650, 1750], pull: ['bow', 'bar'], extra: ['none'], edge: ['round'] },
  },
  { style: 'french', values: { ...narrow, pull: ['bow', 'bar'], extra: ['none'], edge: ['gentle'] } },
];

const { body, doors, metal, screen, dark } = applianceSlots;

export const fridge = family({
  code: 'fridge',
  name: { en: 'Fridge', zh: '冰箱', vi: 'Tủ lạnh' },
  synonyms: {
    en: ['refrigerator', 'fridge-freezer', 'American fridge'],
    zh: ['电冰箱', '对开门冰箱', '十字门冰箱', '双门冰箱'],
    vi: ['tủ lạnh side by side', 'tủ mát', 'tủ đông'],
  },
  category: 'appliances',
  rooms: ['kitchen', 'dining'],
  placement: 'floor',
  parameters: {
    width: sizes('width', [...narrow.width, ...wide.width]),
    depth: sizes('depth', [600, 650, 700, 740]),
    height: sizes('height', [1650, 1750, 1800, 1850, 1900, 1950]),
    doors: choices(['Doors', '门型', 'Kiểu cửa'], {
      bottom: ['Freezer below', '下冷冻双门', 'Ngăn đá dưới'],
      top: ['Freezer above', '上冷冻双门', 'Ngăn đá trên'],
      one: ['One door', '单门', 'Một cửa'],
      side: ['Side by side', '对开门', 'Hai cánh dọc'],
      four: ['Four doors', '十字四门', 'Bốn cửa'],
      drawers: ['Doors over drawers', '法式多门', 'Cánh trên ngăn kéo'],
    }),
    pull: choices(['Handles', '拉手', 'Tay nắm'], {
      recess: ['Recessed', '隐形拉手', 'Âm'],
      bar: ['Bar', '长条拉手', 'Thanh'],
      bow: ['Bow', '弓形拉手', 'Cong'],
    }),
    extra: choices(['Extra', '附加', 'Tiện ích'], {
      none: ['None', '无', 'Không'],
      water: ['Water dispenser', '取水口', 'Lấy nước ngoài'],
      screen: ['Display', '触控屏', 'Màn hình'],
    }),
    edge: choices(['Edges', '边缘', 'Cạnh'], {
      crisp: ['Crisp', '直角', 'Sắc'],
      soft: ['Soft', '圆润', 'Mềm'],
      framed: ['Framed', '框边', 'Viền khung'],
      gentle: ['Rounded', '圆角', 'Bo tròn'],
      round: ['Very round', '复古大圆角', 'Bo lớn'],
    }),
  },
  lines,
  slots: { body, doors, metal, screen, dark },
  build,
});

/** X, Z of a door's outside and the side it is pulled at. */
interface Leaf {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  pulled: 'left' | 'right' | 'top';
}

const foot = 45;
const reaches: Record<Pull, number> = { bar: 46, bow: 52, recess: 0 };
const radii: Record<string, number> = { crisp: 3, soft: 9, framed: 4, gentle: 18, round: 38 };
const thicknesses: Record<string, number> = { crisp: 56, soft: 66, framed: 60, gentle: 76, round: 90 };

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const pull = choice.pull as Pull;
  const face = -d / 2 + Math.max(reaches[pull], choice.extra === 'none' ? 0 : 2);
  const radius = radii[choice.edge as string]!;
  const leaves = leavesOf(choice.doors as Doors, w, h);
  const thick = thicknesses[choice.edge as string]!;
  const doorsMade = leaves
    .map((each) => (pull === 'recess' ? lessChannel(each) : each))
    .map((leaf) =>
      board({ from: [leaf.x0, face, leaf.z0], to: [leaf.x1, face + thick, leaf.z1], radius, grain: 'z' }, detail),
    );
  const trims =
    choice.edge === 'framed'
      ? leaves.map((leaf) =>
          board(
            {
              from: [leaf.x0 + 22, face - 1, leaf.z0 + 22],
              to: [leaf.x1 - 22, face + 3, leaf.z1 - 22],
              radius: 0.5,
              grain: 'z',
            },
            detail,
          ),
        )
      : [];
  return modelFromSlots([
    {
      body: [
        board(
          {
            from: [-w / 2, face + thick + 8, foot - 20],
            to: [w / 2, d / 2, h],
            radius: radius > 20 ? 16 : 3,
            grain: 'z',
          },
          detail,
        ),
      ],
      dark: [
        board(
          { from: [-w / 2 + 6, face + thick - 10, foot], to: [w / 2 - 6, face + thick + 12, h - 8], radius: 0 },
          detail,
        ),
        board({ from: [-w / 2 + 20, face + thick, 0], to: [w / 2 - 20, d / 2 - 30, foot], radius: 1 }, detail),
      ],
      doors: [...doorsMade, ...(choice.edge === 'framed' && reaches[pull] > 0 ? trims : [])],
      metal: leaves.flatMap((leaf) => pullOf(pull, leaf, face, detail)),
      screen: extrasOf(choice.extra as string, leaves.at(-1)!, face, detail),
    },
  ]);
}

/** Doors up to 8 mm apart; the last one is where water or a display goes. */
function leavesOf(kind: Doors, w: number, h: number): Leaf[] {
  const l = -w / 2;
  const r = w / 2;
  const g = 3;
  const low = foot;
  const high = h;
  let share = 0.42;
  if (kind === 'top') share = 0.68;
  else if (kind === 'bottom') share = 0.38;
  const cut = low + (high - low) * share;
  const split = kind === 'side' ? l + w * 0.44 : 0;
  const upper: Leaf[] = [
    { x0: l, x1: -g, z0: cut + g, z1: high, pulled: 'right' },
    { x0: g, x1: r, z0: cut + g, z1: high, pulled: 'left' },
  ];
  switch (kind) {
    case 'one':
      return [{ x0: l, x1: r, z0: low, z1: high, pulled: 'left' }];
    case 'top':
      return [
        { x0: l, x1: r, z0: cut + g, z1: high, pulled: 'left' },
        { x0: l, x1: r, z0: low, z1: cut - g, pulled: 'left' },
      ];
    case 'bottom':
      return [
        { x0: l, x1: r, z0: low, z1: cut - g, pulled: 'left' },
        { x0: l, x1: r, z0: cut + g, z1: high, pulled: 'left' },
      ];
    case 'side':
      return [
        { x0: split + g, x1: r, z0: low, z1: high, pulled: 'left' },
        { x0: l, x1: split - g, z0: low, z1: high, pulled: 'right' },
      ];
    case 'four':
      return [
        { x0: l, x1: -g, z0: low, z1: cut - g, pulled: 'right' },
        { x0: g, x1: r, z0: low, z1: cut - g, pulled: 'left' },
        upper[1]!,
        upper[0]!,
      ];
    case 'drawers':
      return [
        { x0: l, x1: r, z0: low, z1: (low + cut) / 2 - g, pulled: 'top' },
        { x0: l, x1: r, z0: (low + cut) / 2 + g, z1: cut - g, pulled: 'top' },
        upper[1]!,
        upper[0]!,
      ];
  }
}

function pullOf(pull: Pull, leaf: Leaf, face: number, detail: Detail): Mesh[] {
  const upright = leaf.pulled === 'left' || leaf.pulled === 'right';
  const along = upright ? leaf.z1 - leaf.z0 : leaf.x1 - leaf.x0;
  const length = Math.min(pull === 'bow' ? 420 : 760, along * (upright ? 0.5 : 0.7));
  let x = (leaf.x0 + leaf.x1) / 2;
  if (leaf.pulled === 'left') x = leaf.x0 + 48;
  else if (leaf.pulled === 'right') x = leaf.x1 - 48;
  const z = upright ? (leaf.z0 + leaf.z1) / 2 : leaf.z1 - 50;
  if (pull === 'recess') return [recessAt(leaf, face, detail)];
  const made = pull === 'bar' ? move(handle('bar', { length }, detail), 0, -14, 0) : bow(length, detail);
  const posts =
    pull === 'bar'
      ? [-1, 1].map((side) =>
          board(
            { from: [side * (length / 2 - 40) - 8, -20, -5], to: [side * (length / 2 - 40) + 8, 2, 5], radius: 2 },
            detail,
          ),
        )
      : [];
  return [made, ...posts].map((mesh) => move(upright ? turn(mesh, 'y', 90) : mesh, x, face, z));
}

const channel = 26;

/** What a channel takes from the pulled edge. */
function lessChannel(leaf: Leaf): Leaf {
  if (leaf.pulled === 'left') return { ...leaf, x0: leaf.x0 + channel };
  if (leaf.pulled === 'right') return { ...leaf, x1: leaf.x1 - channel };
  return { ...leaf, z1: leaf.z1 - channel };
}

/** The lining of the channel. */
function recessAt({ x0, x1, z0, z1, pulled }: Leaf, face: number, detail: Detail): Mesh {
  const from = pulled === 'right' ? x1 - channel - 2 : x0;
  const to = pulled === 'left' ? x0 + channel + 2 : x1;
  return board(
    { from: [from, face + 30, pulled === 'top' ? z1 - channel - 2 : z0], to: [to, face + 52, z1], radius: 0 },
    detail,
  );
}

function bow(length: number, detail: Detail): Mesh {
  const half = length / 2;
  return tube(
    {
      path: [
        [-half, 0, 0],
        [-half, -43, 0],
        [half, -43, 0],
        [half, 0, 0],
      ],
      radius: 9,
      bend: 60,
    },
    detail,
  );
}

function extrasOf(kind: string, { x0, x1, z0, z1 }: Leaf, face: number, detail: Detail): Mesh[] {
  if (kind === 'none') return [];
  const x = (x0 + x1) / 2;
  const z = z0 + (z1 - z0) * 0.62;
  const [w, h] = kind === 'water' ? [Math.min(92, (x1 - x0) * 0.22), 150] : [Math.min(150, (x1 - x0) * 0.3), 190];
  return [
    board({ from: [x - w, face - 2, z - h], to: [x + w, face + 4, z + h], radius: 0.8 }, detail),
    ...(kind === 'water'
      ? [board({ from: [x - 12, face - 2, z - h * 0.2], to: [x + 12, face + 3, z + h * 0.5], radius: 0 }, detail)]
      : []),
  ];
}
