import { cabinetSlots } from '#models/families/storage/cabinet-slots.ts';
import { flutedFront, slabFront, slattedFront } from '#models/geometry/fronts.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import {
  kitchenSlots,
  kitchenTrait,
  plinthHeight,
  plinthOf,
  unitRun,
  worktopHeights,
} from '#models/families/kitchen/kitchen-units.ts';
import { choices, frontsOf, gripsOf, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { squareLeg, turnedLeg } from '#models/geometry/legs.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move, turn } from '#models/geometry/transform.ts';
import type { Column } from '#models/families/storage/cabinet.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

type Layout = 'doors' | 'drawers' | 'mixed';
type Ends = 'plain' | 'oneFall' | 'falls' | 'legs';
type Back = 'plain' | 'slatted' | 'fluted';

const all = {
  width: [1500, 1800, 2100, 2400, 2700, 3000],
  depth: [900, 1000, 1200],
  height: [880, 910],
  layout: ['doors', 'drawers', 'mixed'],
  bar: ['flush', 'seats'],
};

/** Which forms go together; every combination inside a line is plausible. */
const lines: Line[] = [
  {
    style: 'modern',
    values: {
      ...all,
      front: ['slab', 'fluted'],
      grip: ['push', 'groove', 'edge'],
      ends: ['plain', 'oneFall', 'falls'],
      back: ['plain', 'slatted', 'fluted'],
    },
  },
  {
    style: 'scandinavian',
    values: {
      ...all,
      front: ['slab', 'shaker'],
      grip: ['knob', 'strap', 'bar'],
      ends: ['plain', 'legs'],
      back: ['plain', 'slatted'],
    },
  },
  {
    style: 'japandi',
    values: {
      ...all,
      front: ['slab', 'slatted'],
      grip: ['push', 'groove', 'knob'],
      ends: ['plain', 'oneFall', 'legs'],
      back: ['plain', 'slatted'],
    },
  },
  {
    style: 'french',
    values: { ...all, front: ['raised', 'shaker'], grip: ['knob', 'cup'], ends: ['plain', 'legs'], back: ['plain'] },
  },
  {
    style: 'indochine',
    values: {
      ...all,
      layout: ['doors', 'mixed'],
      front: ['louvre', 'cane', 'shaker'],
      grip: ['knob', 'ring'],
      ends: ['plain', 'legs'],
      back: ['plain', 'slatted'],
    },
  },
  {
    style: 'industrial',
    values: {
      ...all,
      layout: ['doors', 'mixed'],
      front: ['boarded', 'slab'],
      grip: ['bar', 'edge'],
      ends: ['plain', 'oneFall', 'legs'],
      back: ['plain', 'slatted'],
    },
  },
  {
    style: 'wabiSabi',
    values: {
      ...all,
      layout: ['doors', 'mixed'],
      front: ['slab', 'boarded'],
      grip: ['push', 'groove'],
      ends: ['plain', 'falls'],
      back: ['plain', 'fluted'],
    },
  },
];

const { carcass, fronts, handles, worktop, plinth, cane } = kitchenSlots;

export const kitchenIsland = family({
  code: 'kitchen-island',
  name: { en: 'Kitchen island', zh: '厨房岛台', vi: 'Đảo bếp' },
  synonyms: {
    en: ['island unit', 'breakfast bar', 'island counter'],
    zh: ['中岛', '岛台', '吧台', '中岛台'],
    vi: ['bàn đảo', 'quầy bar bếp', 'đảo bếp đá'],
  },
  category: 'kitchen',
  rooms: ['kitchen', 'dining'],
  placement: 'floor',
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    layout: choices(['Layout', '布局', 'Bố cục'], {
      doors: ['Doors', '柜门', 'Cánh'],
      drawers: ['Drawers', '抽屉', 'Ngăn kéo'],
      mixed: ['Doors and drawers', '门抽组合', 'Cánh và ngăn kéo'],
    }),
    bar: choices(['Far side', '外侧', 'Mặt ngoài'], {
      flush: ['Flush', '平齐', 'Phẳng'],
      seats: ['Overhang for stools', '悬挑坐席', 'Vươn ra để ngồi'],
    }),
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre']),
    grip: gripsOf(['push', 'groove', 'edge', 'bar', 'knob', 'strap', 'cup', 'ring']),
    ends: choices(['Ends', '端头', 'Hai đầu'], {
      plain: ['Plain', '平端', 'Trơn'],
      oneFall: ['One waterfall', '单侧瀑布', 'Đổ một đầu'],
      falls: ['Two waterfalls', '双侧瀑布', 'Đổ hai đầu'],
      legs: ['Legs at the far corners', '外侧立柱', 'Chân góc ngoài'],
    }),
    back: choices(['Back panel', '背面饰板', 'Tấm lưng'], {
      plain: ['Plain', '平板', 'Phẳng'],
      slatted: ['Slatted', '格栅', 'Nan đứng'],
      fluted: ['Fluted', '波纹', 'Lượn sóng'],
    }),
  },
  lines,
  slots: { carcass, fronts, handles, worktop, plinth, cane, legs: cabinetSlots.legs },
  build,
});

const thickness = worktopHeights.waterfall;

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const ends = choice.ends as Ends;
  const [left, right] = { plain: [20, 20], legs: [60, 60], oneFall: [thickness, 20], falls: [thickness, thickness] }[
    ends
  ] as [number, number];
  const inner = width - left - right;
  const behind = choice.bar === 'seats' ? 300 : 45;
  const run = unitRun(
    {
      width: inner,
      depth,
      before: 24,
      behind,
      low: plinthHeight,
      high: high - thickness,
      trait: kitchenTrait(choice.style),
      front: choice.front as FrontKind,
      grip: choice.grip as Grip,
      columns: columnsOf(choice.layout as Layout, inner),
    },
    detail,
  );
  const by = (left - right) / 2;
  const slide = (meshes: readonly Mesh[]): Mesh[] => meshes.map((mesh) => move(mesh, by, 0, 0));
  const top = board(
    {
      from: [-width / 2, -depth / 2, high - thickness],
      to: [width / 2, depth / 2, high],
      radius: choice.style === 'wabiSabi' ? 6 : 2,
      grain: 'x',
    },
    detail,
  );
  const panel = backPanel(choice.back as Back, { inner, height: high - thickness - plinthHeight, y: run.back }, detail);
  return modelFromSlots([
    Object.fromEntries(Object.entries(run.kit).map(([slot, meshes]) => [slot, slide(meshes)])),
    {
      worktop: [top, ...falls(ends, width, depth, high, detail)],
      plinth: slide([plinthOf({ width: inner, front: run.front, back: run.back - 30 }, detail)]),
      carcass: slide([panel]),
      legs: ends === 'legs' ? [farLegs(choice, width, depth, high, detail)] : [],
    },
  ]);
}

function falls(ends: Ends, width: number, depth: number, high: number, detail: Detail): Mesh[] {
  const sides = { plain: [], legs: [], oneFall: [-1], falls: [-1, 1] }[ends];
  return sides.map((side) =>
    board(
      {
        from: [(side * width) / 2, -depth / 2, 0],
        to: [side * (width / 2 - thickness), depth / 2, high - thickness],
        radius: 2,
        grain: 'z',
      },
      detail,
    ),
  );
}

/** The far side is seen from the room, so it gets fronts instead of a plain back. */
function backPanel(
  kind: Back,
  { inner, height, y }: { inner: number; height: number; y: number },
  detail: Detail,
): Mesh {
  const shape = { width: inner, height, thickness: 20 };
  const front = { plain: slabFront, slatted: slattedFront, fluted: flutedFront }[kind](
    { ...shape, ...(kind === 'plain' ? {} : { pitch: detail === 'far' ? 80 : 44 }) },
    detail,
  ).frame;
  return move(turn(front, 'z', 180), 0, y, plinthHeight);
}

function farLegs(choice: Choice, width: number, depth: number, high: number, detail: Detail): Mesh {
  const height = high - thickness;
  const leg =
    choice.style === 'french' || choice.style === 'indochine'
      ? turnedLeg({ height, top: 88 }, detail)
      : squareLeg({ height, top: 60 }, detail);
  return bothSides(move(leg, width / 2 - 56, depth / 2 - 56, 0));
}

/** Units near 900 mm. */
function columnsOf(layout: Layout, width: number): Column[] {
  const doors: Column = { cells: [{ kind: 'doors' }] };
  const drawers: Column = {
    cells: [
      { kind: 'drawer', share: 1.5 },
      { kind: 'drawer', share: 1.5 },
      { kind: 'drawer', share: 0.8 },
    ],
  };
  const units = { doors: [doors], drawers: [drawers], mixed: [drawers, doors] }[layout];
  return Array.from(
    { length: Math.max(layout === 'mixed' ? 2 : 1, Math.round(width / 850)) },
    (_, i) => units[i % units.length]!,
  );
}
