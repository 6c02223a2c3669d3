import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { joinSlots, modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { mirrorSlots } from '#models/families/mirrors/mirror-slots.ts';
import { family } from '#models/family.ts';
import { ringFrame } from '#models/geometry/fronts.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Layout = 'doors' | 'shelfBelow' | 'shelfSide';

const small = { width: [400, 500], depth: [130, 150], height: [600, 700, 800], doors: ['one'] };
const middle = { width: [600, 700, 800], depth: [130, 150], height: [600, 700, 800], doors: ['one', 'two'] };
const large = { width: [900, 1000, 1200], depth: [130, 150], height: [600, 700, 800], doors: ['two', 'three'] };
const sizes = [small, middle, large];

const lines: Line[] = sizes.flatMap((size) => [
  lineOf('modern', size, {
    layout: ['doors', 'shelfBelow', 'shelfSide'],
    edge: ['flush', 'framed'],
    light: ['none', 'bar', 'strip'],
  }),
  lineOf('scandinavian', size, {
    layout: ['doors', 'shelfBelow', 'shelfSide'],
    edge: ['flush', 'framed'],
    light: ['none', 'bar'],
  }),
  lineOf('japandi', size, {
    layout: ['doors', 'shelfBelow', 'shelfSide'],
    edge: ['flush', 'framed'],
    light: ['none', 'strip'],
  }),
  lineOf('midCentury', size, { layout: ['shelfBelow', 'shelfSide'], edge: ['framed'], light: ['none', 'bar'] }),
  lineOf('french', size, { layout: ['doors', 'shelfBelow'], edge: ['framed'], light: ['none'] }),
  lineOf('industrial', size, { layout: ['doors', 'shelfBelow'], edge: ['framed'], light: ['none', 'bar'] }),
]);

/** Thickness of boards and breadth of a door's frame. */
const builds: Partial<Record<Style, readonly [number, number]>> = {
  modern: [14, 6],
  scandinavian: [18, 22],
  japandi: [20, 16],
  midCentury: [19, 26],
  french: [22, 46],
  industrial: [16, 12],
};

export const bathroomCabinet = family({
  code: 'bathroom-cabinet',
  name: { en: 'Mirror cabinet', zh: '镜柜', vi: 'Tủ gương' },
  synonyms: {
    en: ['bathroom cabinet', 'medicine cabinet', 'mirrored cabinet'],
    zh: ['浴室镜柜', '卫浴镜柜', '卫生间镜柜', '镜箱'],
    vi: ['tủ gương phòng tắm', 'tủ gương lavabo', 'tủ phòng tắm', 'tủ thuốc'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'wall',
  mountHeight: 1150,
  parameters: {
    ...measures([400, 500, 600, 700, 800, 900, 1000, 1200], [130, 150], [600, 700, 800]),
    doors: form(['Doors', '柜门', 'Số cánh'], {
      one: ['One', '单门', 'Một'],
      two: ['Two', '双门', 'Hai'],
      three: ['Three', '三门', 'Ba'],
    }),
    layout: form(['Layout', '布局', 'Bố cục'], {
      doors: ['Mirrors only', '全镜门', 'Toàn gương'],
      shelfBelow: ['Open shelf below', '下方开放格', 'Kệ hở dưới'],
      shelfSide: ['Open shelves at the side', '侧边开放格', 'Kệ hở bên'],
    }),
    edge: form(['Mirror edge', '镜边', 'Cạnh gương'], {
      flush: ['To the edge', '无框', 'Tràn cạnh'],
      framed: ['Framed', '带框', 'Có khung'],
    }),
    light: form(['Light', '灯', 'Đèn'], {
      none: ['None', '无', 'Không'],
      bar: ['Bar on top', '顶部灯条', 'Thanh đèn trên'],
      strip: ['Strip below', '底部灯带', 'Dải đèn dưới'],
    }),
  },
  lines,
  slots: {
    carcass: cabinetSlots.carcass,
    mirror: mirrorSlots.mirror,
    frame: {
      ...mirrorSlots.frame,
      byStyle: {
        ...mirrorSlots.frame.byStyle,
        french: 'paint-cream',
        scandinavian: 'ash-natural',
        japandi: 'oak-pale',
        industrial: 'steel-black',
      },
    },
    light: mirrorSlots.light,
    metal: cabinetSlots.handles,
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const [t, stile] = builds[choice.style]!;
  const layout = choice.layout as Layout;
  // A light on top or below takes its height from the cabinet.
  const low = choice.light === 'strip' ? 12 : 0;
  const high = choice.light === 'bar' ? height - 46 : height;
  const body = { width, depth, low, high, t };
  const right = layout === 'shelfSide' ? width / 2 - Math.min(200, width * 0.28) : width / 2;
  const bottom = layout === 'shelfBelow' ? low + 150 : low;
  const count = { one: 1, two: 2, three: 3 }[choice.doors as 'one' | 'two' | 'three'];
  return modelFromSlots([
    { carcass: boxOf(body, layout, right, bottom, detail) },
    doorsOf(
      { from: -width / 2, to: right, low: bottom, high, front: -depth, count },
      choice.edge === 'framed' ? stile : 0,
      detail,
    ),
    lightOf(choice.light as string, body, height, detail),
  ]);
}

interface Body {
  width: number;
  depth: number;
  low: number;
  high: number;
  t: number;
}

/** Doors are 22 mm thick and lie before the box; what is open comes as far forward as they do. */
const door = 22;

function boxOf(
  { width, depth, low, high, t }: Body,
  layout: Layout,
  right: number,
  bottom: number,
  detail: Detail,
): Mesh[] {
  const x = width / 2;
  const front = -depth + door + 2;
  const upright = (at: number, forward: number, from: number): Mesh =>
    board({ from: [at, forward, from], to: [at + t, 0, high], radius: 1.2, grain: 'z' }, detail);
  const level = (z: number, forward: number, from = -x + t, to = x - t): Mesh =>
    board({ from: [from, forward, z], to: [to, 0, z + t], radius: 1.2, grain: 'x' }, detail);
  const back = board(
    { from: [-x + t - 2, -8, low + t - 2], to: [x - t + 2, -2, high - t + 2], radius: 0, grain: 'x' },
    detail,
  );
  if (layout === 'doors')
    return [bothSides(upright(x - t, front, low)), level(low, front), level(high - t, front), back];
  if (layout === 'shelfBelow')
    return [
      ...belowOf({ width, depth, low, high, t }, bottom, front, detail),
      bothSides(upright(x - t, front, bottom)),
      level(bottom, front),
      level(high - t, front),
      back,
    ];
  const shelves = [0.33, 0.66].map((share) => level(low + (high - low) * share, -depth + 6, right + t - 2));
  return [
    upright(-x, front, low),
    upright(right, -depth, low),
    upright(x - t, -depth, low),
    level(low, front, -x + t, right),
    level(high - t, front, -x + t, right),
    level(low, -depth, right + t),
    level(high - t, -depth, right + t),
    ...shelves,
    back,
  ];
}

/** The open row: its own ends, full depth. */
function belowOf({ width, depth, low, t }: Body, bottom: number, front: number, detail: Detail): Mesh[] {
  const x = width / 2;
  const ends = bothSides(board({ from: [x - t, front, low], to: [x, 0, bottom], radius: 1.2, grain: 'z' }, detail));
  return [ends, board({ from: [-x + t, -depth, low], to: [x - t, 0, low + t], radius: 1.2, grain: 'x' }, detail)];
}

function doorsOf(
  {
    from,
    to,
    low,
    high,
    front,
    count,
  }: { from: number; to: number; low: number; high: number; front: number; count: number },
  stile: number,
  detail: Detail,
): SlotMeshes {
  const step = (to - from) / count;
  return joinSlots(
    Array.from({ length: count }, (_, i): SlotMeshes => {
      const x0 = from + step * i + (i > 0 ? 1.5 : 0);
      const x1 = from + step * (i + 1) - (i + 1 < count || to < -from ? 1.5 : 0);
      const wide = x1 - x0;
      const tall = high - low;
      const back = front + door;
      if (stile === 0)
        return {
          carcass: [board({ from: [x0, front + 5, low], to: [x1, back, high], radius: 1, grain: 'z' }, detail)],
          mirror: [board({ from: [x0, front, low], to: [x1, front + 4.8, high], radius: 1 }, detail)],
        };
      return {
        frame: [
          move(ringFrame({ width: wide, height: tall, thickness: door, stile }, detail), (x0 + x1) / 2, back, low),
        ],
        mirror: [
          board(
            {
              from: [x0 + stile - 3, front + 6, low + stile - 3],
              to: [x1 - stile + 3, back - 2, high - stile + 3],
              radius: 0,
            },
            detail,
          ),
        ],
      };
    }),
  );
}

function lightOf(kind: string, { width, depth, high }: Body, height: number, detail: Detail): SlotMeshes {
  const x = width / 2;
  if (kind === 'bar')
    return {
      metal: [board({ from: [-24, -depth + 34, high - 4], to: [24, -depth + 62, height - 14], radius: 2 }, detail)],
      light: [
        board({ from: [-x * 0.72, -depth + 6, height - 26], to: [x * 0.72, -depth + 44, height], radius: 8 }, detail),
      ],
    };
  if (kind === 'strip')
    return { light: [board({ from: [-x + 16, -depth + 30, 0], to: [x - 16, -24, 13], radius: 2 }, detail)] };
  return {};
}
