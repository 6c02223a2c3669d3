import { applianceSlots } from '#models/families/appliances/appliance-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { loft } from '#models/geometry/loft.ts';
import { arc } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { move, turn } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

type Form = 'tee' | 'pyramid' | 'slant' | 'box' | 'glass' | 'canopy';

const all = {
  width: [600, 700, 750, 900, 1200],
  depth: [400, 450, 480, 500],
  height: [600, 700, 800, 900, 1000],
  chimney: ['slim', 'broad'],
};

const lines: Line[] = [
  { style: 'modern', values: { ...all, form: ['tee', 'slant', 'box', 'glass'], panel: ['touch', 'keys', 'none'] } },
  { style: 'industrial', values: { ...all, form: ['tee', 'pyramid', 'box'], panel: ['keys', 'knobs'] } },
  { style: 'scandinavian', values: { ...all, form: ['box', 'slant', 'canopy'], panel: ['touch', 'keys', 'none'] } },
  { style: 'french', values: { ...all, form: ['pyramid', 'canopy'], panel: ['knobs', 'none'] } },
];

const { metal, screen } = applianceSlots;

export const cookerHood = family({
  code: 'cooker-hood',
  name: { en: 'Cooker hood', zh: '抽油烟机', vi: 'Máy hút mùi' },
  synonyms: {
    en: ['extractor', 'range hood', 'extractor hood'],
    zh: ['油烟机', '吸油烟机', '侧吸油烟机'],
    vi: ['hút khói bếp', 'máy hút khói', 'hút mùi'],
  },
  category: 'appliances',
  rooms: ['kitchen'],
  placement: 'wall',
  mountHeight: 1550,
  parameters: {
    width: sizes('width', all.width),
    depth: sizes('depth', all.depth),
    height: sizes('height', all.height),
    form: choices(['Form', '外形', 'Kiểu dáng'], {
      tee: ['T-shape', 'T 型', 'Chữ T'],
      pyramid: ['Pyramid', '塔型', 'Hình tháp'],
      slant: ['Slanted', '侧吸斜面', 'Mặt nghiêng'],
      box: ['Box', '方箱', 'Hộp'],
      glass: ['Curved glass', '弧形玻璃', 'Kính cong'],
      canopy: ['Plastered canopy', '拱形罩', 'Vòm trát'],
    }),
    chimney: choices(['Chimney', '烟道罩', 'Ống khói'], {
      slim: ['Slim', '窄', 'Hẹp'],
      broad: ['Broad', '宽', 'Rộng'],
    }),
    panel: choices(['Controls', '控制', 'Điều khiển'], {
      touch: ['Touch', '触控', 'Cảm ứng'],
      keys: ['Keys', '按键', 'Phím'],
      knobs: ['Knobs', '旋钮', 'Núm xoay'],
      none: ['Hidden', '隐藏', 'Ẩn'],
    }),
  },
  lines,
  slots: {
    metal: {
      ...metal,
      finishes: [...metal.finishes, 'paint-white', 'paint-cream', 'plaster-lime'],
      byStyle: { modern: 'gunmetal', industrial: 'steel-brushed', scandinavian: 'paint-white', french: 'paint-cream' },
    },
    trim: {
      name: { en: 'Trim and filter', zh: '饰边与滤网', vi: 'Viền và lưới lọc' },
      finishes: ['steel-brushed', 'gunmetal', 'brass-brushed', 'oak-natural'],
      byStyle: { french: 'brass-brushed', scandinavian: 'oak-natural', modern: 'steel-black' },
    },
    screen,
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const half = w * (choice.chimney === 'slim' ? 0.17 : 0.24);
  const form = choice.form as Form;
  // Keys stand a hair before the rim; glass and slanted hoods have them further back.
  const proud = choice.panel === 'none' || form === 'slant' || form === 'glass' ? 0 : 1.5;
  const size: Size = {
    w,
    d: d - proud,
    h,
    half,
    deep: choice.chimney === 'slim' ? d * 0.55 : d * 0.66,
    rim: rims[choice.style as keyof typeof rims],
  };
  return modelFromSlots([formOf(form, size, detail), controlsOf(choice.panel as string, size, form, detail)]);
}

interface Size {
  w: number;
  d: number;
  h: number;
  /** Of the chimney: half its width, its depth. */
  half: number;
  deep: number;
  /** How high the edge at its foot is, where the controls are. */
  rim: number;
}

const rims = { modern: 46, scandinavian: 60, industrial: 72, french: 84 };

function formOf(form: Form, size: Size, detail: Detail): SlotMeshes {
  const { w, d, h, half, deep, rim } = size;
  const edge = board({ from: [-w / 2, -d, 0], to: [w / 2, 0, rim], radius: 2 }, detail);
  const flue = (from: number): Mesh =>
    board({ from: [-half, -deep, from], to: [half, 0, h], radius: 1.5, grain: 'z' }, detail);
  const filter = board({ from: [-w / 2 + 30, -d + 30, 1], to: [w / 2 - 30, -30, 6], radius: 0 }, detail);
  const boxed = Math.min(h * 0.42, 280) + rim;
  switch (form) {
    case 'tee':
      return { metal: [edge, flue(rim - 2)], trim: [filter] };
    case 'pyramid':
      return {
        metal: [edge, tapered(size, rim, Math.min(h - 120, 330)), flue(Math.min(h - 120, 330) - 4)],
        trim: [filter],
      };
    case 'box':
      return {
        metal: [board({ from: [-w / 2, -d, 0], to: [w / 2, 0, boxed], radius: 2 }, detail), flue(boxed - 2)],
        trim: [filter],
      };
    case 'slant':
      return { metal: [slanted(size, detail), flue(h * 0.4)], screen: [slantGlass(size, detail)], trim: [] };
    case 'glass':
      return {
        metal: [
          board({ from: [-w * 0.28, -d * 0.86, 0], to: [w * 0.28, 0, rim - 8], radius: 2 }, detail),
          flue(rim - 10),
        ],
        screen: [glassWing(size, detail)],
        trim: [],
      };
    case 'canopy':
      return {
        metal: [canopy(size, detail), flue(h * 0.55)],
        trim: [board({ from: [-w / 2, -d, 0], to: [w / 2, 0, rim], radius: 5, grain: 'x' }, detail)],
      };
  }
}

function ring(x: number, y: number, z: number): Vec3[] {
  return [
    [-x, -y, z],
    [x, -y, z],
    [x, 0, z],
    [-x, 0, z],
  ];
}

function tapered({ w, d, half, deep }: Size, from: number, to: number): Mesh {
  return loft([ring(w / 2 - 1, d - 1, from - 2), ring(half, deep, to)]);
}

/** A face leaning back over the hob, drawn from the side. */
function slanted({ w, d, h, rim }: Size, detail: Detail): Mesh {
  const outline: Vec2[] = [
    [0, 0],
    [d * 0.34, 0],
    [d, h * 0.4],
    [d, h * 0.4 + rim],
    [0, h * 0.4 + rim],
  ];
  return fromTheSide(outline, w, detail);
}

function slantGlass({ w, d, h }: Size, detail: Detail): Mesh {
  const outline: Vec2[] = [
    [d * 0.36 - 6, 6],
    [d * 0.36 + 2, 6],
    [d - 3, h * 0.4 - 4],
    [d - 12, h * 0.4 - 4],
  ];
  return fromTheSide(outline, w - 16, detail);
}

function glassWing({ w, d, rim }: Size, detail: Detail): Mesh {
  const outline: Vec2[] = [
    [-w / 2, 0],
    ...arc(1, 180, 360, detail).map(([x, y]): Vec2 => [(x * w) / 2, -d * 0.55 + y * d * 0.45]),
    [w / 2, 0],
  ];
  return move(
    extrude(
      {
        outline: outline.filter(
          (point, i, all) => i === 0 || Math.hypot(point[0] - all[i - 1]![0], point[1] - all[i - 1]![1]) > 0.5,
        ),
        height: 8,
        bevel: 1,
      },
      detail,
    ),
    0,
    0,
    rim - 14,
  );
}

/** Sweeps in from the rim like a plastered chimney breast. */
function canopy({ w, d, h, half, deep, rim }: Size, detail: Detail): Mesh {
  const steps = detail === 'far' ? 3 : 10;
  return loft(
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const s = (1 - t) ** 2.2;
      return ring(half + (w / 2 - 6 - half) * s, deep + (d - 6 - deep) * s, rim - 2 + (h * 0.6 - rim) * t);
    }),
    { crease: 35 },
  );
}

/** An outline in depth (from the wall) and height carried over a width. */
function fromTheSide(outline: readonly Vec2[], width: number, detail: Detail): Mesh {
  return move(turn(turn(extrude({ outline, height: width, bevel: 1 }, detail), 'x', 90), 'z', -90), width / 2, 0, 0);
}

function controlsOf(kind: string, { d, rim }: Size, form: Form, detail: Detail): SlotMeshes {
  let front = -d;
  if (form === 'slant') front = -d * 0.34;
  else if (form === 'glass') front = -d * 0.86;
  const y = front - 1.5;
  let z = rim / 2;
  if (form === 'slant') z = 14;
  else if (form === 'glass') z = (rim - 8) / 2;
  const keys = [-48, -24, 0, 24, 48];
  if (kind === 'none') return {};
  if (kind === 'touch')
    return { screen: [board({ from: [-90, y, z - 9], to: [90, y + 6, z + 9], radius: 0 }, detail)] };
  const size = kind === 'keys' ? 7 : 11;
  const places = kind === 'keys' ? keys : [-60, 60];
  return {
    trim: places.map((x) =>
      board({ from: [x - size, y, z - size], to: [x + size, y + 8, z + size], radius: 0 }, detail),
    ),
  };
}
