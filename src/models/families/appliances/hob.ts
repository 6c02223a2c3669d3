import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const small = { width: [300, 380, 450], rings: ['1', '2'] };
const middle = { width: [580, 600, 650, 720], rings: ['2', '3', '4'] };
const large = { width: [780, 860, 910], rings: ['3', '4', '5'] };
const glass = {
  depth: [480, 510, 520],
  height: [8, 10, 12],
  kind: ['induction', 'ceramic'],
  controls: ['touch', 'slider'],
};
const gas = { depth: [430, 480, 520], height: [70, 85, 100], kind: ['gas', 'wok'], controls: ['front', 'side'] };

const lines: Line[] = [
  ...[small, middle, large].map((size): Line => ({
    style: 'modern',
    values: { ...size, ...glass, corner: ['square', 'round'] },
  })),
  ...[small, middle, large].map((size): Line => ({
    style: 'industrial',
    values: { ...size, ...gas, corner: ['square', 'round'] },
  })),
];

const { metal, screen, dark } = applianceSlots;

export const hob = family({
  code: 'hob',
  name: { en: 'Hob', zh: '灶具', vi: 'Bếp nấu' },
  synonyms: {
    en: ['cooktop', 'induction hob', 'gas hob', 'stove'],
    zh: ['电磁炉', '燃气灶', '煤气灶', '电陶炉'],
    vi: ['bếp từ', 'bếp ga', 'bếp điện', 'bếp hồng ngoại'],
  },
  category: 'appliances',
  rooms: ['kitchen'],
  placement: 'top',
  parameters: {
    width: sizes('width', [...small.width, ...middle.width, ...large.width]),
    depth: sizes('depth', [430, 480, 510, 520]),
    height: sizes('height', [8, 10, 12, 70, 85, 100]),
    rings: choices(['Rings', '灶眼', 'Số vùng nấu'], {
      1: ['One', '单眼', 'Một'],
      2: ['Two', '双眼', 'Hai'],
      3: ['Three', '三眼', 'Ba'],
      4: ['Four', '四眼', 'Bốn'],
      5: ['Five', '五眼', 'Năm'],
    }),
    kind: choices(['Kind', '类型', 'Loại'], {
      induction: ['Induction', '电磁', 'Từ'],
      ceramic: ['Ceramic', '电陶', 'Hồng ngoại'],
      gas: ['Gas', '燃气', 'Ga'],
      wok: ['Gas with wok burner', '猛火燃气', 'Ga lửa lớn'],
    }),
    controls: choices(['Controls', '控制', 'Điều khiển'], {
      touch: ['Touch', '触控', 'Cảm ứng'],
      slider: ['Slider', '滑动', 'Thanh trượt'],
      front: ['Knobs in front', '前置旋钮', 'Núm phía trước'],
      side: ['Knobs at the side', '侧置旋钮', 'Núm bên phải'],
    }),
    corner: choices(['Corners', '边角', 'Góc'], {
      square: ['Square', '直角', 'Vuông'],
      round: ['Rounded', '圆角', 'Bo tròn'],
    }),
  },
  lines,
  slots: {
    screen,
    metal,
    dark: { ...dark, name: { en: 'Pan supports', zh: '锅架', vi: 'Kiềng' }, finishes: ['iron-cast', 'rubber-black'] },
  },
  build,
});

/** Where a pan goes, and how wide. */
interface Ring {
  x: number;
  y: number;
  r: number;
}

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const flame = choice.kind === 'gas' || choice.kind === 'wok';
  const plate = flame ? 14 : h - 0.6;
  const slab = extrude(
    { outline: roundedRectangle(w, d, choice.corner === 'round' ? 26 : 3, detail), height: plate, bevel: 1.5 },
    detail,
  );
  const rings = ringsOf(Number(choice.rings), w, d, choice.kind === 'wok', choice.controls === 'side');
  return modelFromSlots([
    { screen: [slab] },
    flame ? burners(rings, plate, h, detail) : zones(rings, plate, choice.kind === 'induction', detail),
    controlsOf(choice.controls as string, { w, d, plate, count: rings.length }, detail),
  ]);
}

/** Two rows where there is room; a strip in front stays free for the controls. */
function ringsOf(count: number, w: number, d: number, wok: boolean, side: boolean): Ring[] {
  const wide = side ? w - 90 : w;
  const deep = side ? d : d - 70;
  const x0 = side ? -45 : 0;
  const y0 = side ? 0 : 35;
  const x = wide * 0.25;
  const y = deep * 0.24;
  const r = Math.min(wide * 0.2, deep * 0.2, 105);
  const corners: Ring[] = [
    { x: -x, y: -y, r },
    { x, y, r: r * 0.82 },
    { x: -x, y, r: r * 0.82 },
    { x, y: -y, r },
  ];
  const big = wok ? Math.min(1.25 * r, 130) : Math.min(1.1 * r, 118);
  const narrow = w < 500;
  const rows: Record<number, Ring[]> = {
    1: [{ x: 0, y: 0, r: big }],
    2: narrow
      ? [
          { x: 0, y: -y, r },
          { x: 0, y, r: r * 0.86 },
        ]
      : [
          { x: -x, y: 0, r: big },
          { x, y: 0, r },
        ],
    3: [
      { x: -x, y: 0, r: big },
      { x, y: -y, r: r * 0.95 },
      { x, y, r: r * 0.8 },
    ],
    4: corners,
    5: [
      ...corners.map((each) => ({ ...each, x: each.x * 1.34, r: each.r * 0.86 })),
      { x: 0, y: 0, r: Math.min(big, wide * 0.14) },
    ],
  };
  const drawn = rows[count]!.map((ring) => ({ ...ring, r: wok ? ring.r : ring.r * 0.94 }));
  return drawn.map((ring) => ({ ...ring, x: ring.x + x0, y: ring.y + y0 }));
}

/** A printed line around each zone; induction has a cross in it, ceramic a second ring. */
function zones(rings: readonly Ring[], z: number, induction: boolean, detail: Detail): SlotMeshes {
  const hoop = (r: number): Mesh =>
    lathe(
      [
        [r, -0.5],
        [r, 0.6],
        [r - 2.5, 0.6],
        [r - 2.5, -0.5],
      ],
      detail,
      { closed: true },
    );
  const cross = merge([
    board({ from: [-14, -1.2, -0.5], to: [14, 1.2, 0.6], radius: 0 }, detail),
    board({ from: [-1.2, -14, -0.5], to: [1.2, 14, 0.6], radius: 0 }, detail),
  ]);
  return {
    metal: rings.flatMap(({ x, y, r }) =>
      [hoop(r), induction ? cross : hoop(r * 0.62)].map((mesh) => move(mesh, x, y, z)),
    ),
  };
}

/** Cap, flame ring and a cast-iron cross that gives the hob its height. */
function burners(rings: readonly Ring[], z: number, h: number, detail: Detail): SlotMeshes {
  return {
    metal: rings.map(({ x, y, r }) =>
      move(
        lathe(
          [
            [r * 0.5, -1],
            [r * 0.5, 8],
            [r * 0.42, 12],
            [r * 0.4, 22],
            [0, 22],
          ],
          detail,
          { crease: 40 },
        ),
        x,
        y,
        z,
      ),
    ),
    dark: rings.flatMap(({ x, y, r }) => [
      move(cylinder({ radius: r * 0.36, height: 8, edge: 2 }, detail), x, y, z + 22),
      ...[45, 135, 225, 315].map((degrees) => move(turn(finger(r, h - z, detail), 'z', degrees), x, y, z)),
    ]),
  };
}

function finger(r: number, high: number, detail: Detail): Mesh {
  return merge([
    board({ from: [r * 0.28, -5, high - 12], to: [r * 1.08, 5, high], radius: 2 }, detail),
    board({ from: [r * 1.08 - 12, -5, -1], to: [r * 1.08, 5, high - 4], radius: 1 }, detail),
  ]);
}

function controlsOf(
  kind: string,
  { w, d, plate, count }: { w: number; d: number; plate: number; count: number },
  detail: Detail,
): SlotMeshes {
  const y = -d / 2 + 34;
  if (kind === 'touch')
    return {
      metal: Array.from({ length: count + 2 }, (_, i) =>
        board(
          {
            from: [(i - (count + 1) / 2) * 34 - 7, y - 7, plate - 0.5],
            to: [(i - (count + 1) / 2) * 34 + 7, y + 7, plate + 0.5],
            radius: 0,
          },
          detail,
        ),
      ),
    };
  if (kind === 'slider')
    return {
      metal: [board({ from: [-w * 0.3, y - 2, plate - 0.5], to: [w * 0.3, y + 2, plate + 0.5], radius: 0 }, detail)],
    };
  const knob = lathe(
    [
      [20, -1],
      [20, 4],
      [16, 8],
      [15, 26],
      [0, 26],
    ],
    detail,
    { crease: 40 },
  );
  return {
    metal: Array.from({ length: count }, (_, i) =>
      kind === 'front'
        ? move(knob, (i - (count - 1) / 2) * Math.min(70, (w * 0.8) / count), y + 2, plate)
        : move(knob, w / 2 - 44, (i - (count - 1) / 2) * Math.min(70, (d * 0.85) / count), plate),
    ),
  };
}
