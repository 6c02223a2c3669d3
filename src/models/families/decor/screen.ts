import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { toBox } from '#models/families/shared/to-box.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { framedFront, latticeFront, louvreFront } from '#models/geometry/fronts.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model, Part } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';
import type { Style } from '#models/vocabulary.ts';

type Infill = 'slats' | 'cloth' | 'cane' | 'shoji' | 'louvre' | 'lattice' | 'arch' | 'half' | 'glass';

const formsByStyle: Record<Style, readonly Infill[]> = {
  modern: ['slats', 'cloth', 'glass'],
  scandinavian: ['slats', 'cane', 'cloth'],
  japandi: ['shoji', 'slats', 'cloth'],
  indochine: ['louvre', 'cane', 'half', 'lattice'],
  newChinese: ['lattice', 'half', 'shoji'],
  industrial: ['glass', 'slats'],
  wabiSabi: ['cloth', 'cane', 'shoji'],
  french: ['arch', 'louvre'],
  midCentury: ['cane', 'half', 'slats', 'arch'],
};

function linesOf(style: Style): Line[] {
  const common = {
    depth: [240, 320],
    height: [1500, 1600, 1700, 1800],
    infill: formsByStyle[style],
    feet: ['plain', 'raised'],
  };
  return [
    lineOf(style, common, { width: [1050, 1200, 1350], panels: ['3'] }),
    lineOf(style, common, { width: [1400, 1600, 1800], panels: ['4'] }),
    lineOf(style, common, { width: [2000, 2200], panels: ['5'] }),
  ];
}

export const screen = family({
  code: 'screen',
  name: { en: 'Folding screen', zh: '屏风', vi: 'Bình phong' },
  synonyms: {
    en: ['room divider', 'partition', 'privacy screen'],
    zh: ['隔断', '折叠屏风', '折屏', '玄关屏风', '移动屏风'],
    vi: ['vách ngăn', 'bình phong gấp', 'màn chắn', 'vách ngăn di động', 'vách ngăn gấp'],
  },
  category: 'decor',
  rooms: ['living', 'bedroom', 'hall', 'study', 'dining'],
  placement: 'floor',
  parameters: {
    ...measures([1050, 1200, 1350, 1400, 1600, 1800, 2000, 2200], [240, 320], [1500, 1600, 1700, 1800]),
    panels: form(['Leaves', '扇数', 'Số cánh'], {
      '3': ['Three', '三扇', 'Ba cánh'],
      '4': ['Four', '四扇', 'Bốn cánh'],
      '5': ['Five', '五扇', 'Năm cánh'],
    }),
    infill: form(['Infill', '屏芯', 'Mặt cánh'], {
      slats: ['Slats', '竖条', 'Nan dọc'],
      cloth: ['Cloth', '布面', 'Vải'],
      cane: ['Cane', '藤编', 'Mây đan'],
      shoji: ['Paper grid', '格子纸面', 'Ô giấy'],
      louvre: ['Louvres', '百叶', 'Lá sách'],
      lattice: ['Lattice', '花格', 'Ô trám'],
      arch: ['Arched, cloth', '拱顶布面', 'Vòm bọc vải'],
      half: ['Lattice over panel', '上格下板', 'Trên ô dưới ván'],
      glass: ['Reeded glass', '长虹玻璃', 'Kính sọc'],
    }),
    feet: form(['Feet', '底脚', 'Chân'], {
      plain: ['Down to the floor', '落地', 'Sát sàn'],
      raised: ['On legs', '带脚', 'Có chân'],
    }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    frame: woodSlot(['Frame', '框架', 'Khung'], { industrial: 'steel-black' }),
    cloth: clothSlot(['Cloth', '布面', 'Vải'], {
      modern: 'linen-greige',
      french: 'linen-sage',
      japandi: 'linen-ivory',
    }),
    weave: weaveSlot(['Cane', '藤编', 'Mây đan']),
    paper: { name: localizedText(['Paper', '纸', 'Giấy']), finishes: ['paper-rice', 'paper-white'] },
    glass: {
      name: localizedText(['Glass', '玻璃', 'Kính']),
      finishes: ['glass-reeded', 'glass-frosted', 'glass-smoked'],
    },
    hinge: metalSlot(['Hinges', '合页', 'Bản lề']),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const box = { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
  const count = Number(choice.panels);
  const { leg, board: thick } = proportionsOf(choice.style);
  const step = box.width / count;
  const angle = (Math.atan2(box.depth - thick, step) * 180) / Math.PI;
  const long = Math.hypot(step, box.depth - thick) - 3;
  const leaf = panel(
    {
      kind: choice.infill as Infill,
      width: long,
      height: box.height,
      stile: leg * 1.05,
      thick,
      raised: choice.feet === 'raised',
    },
    detail,
  );
  const parts = Array.from({ length: count }, (_, i) =>
    leaf.map((each): Part => ({
      ...each,
      mesh: move(
        turn(move(each.mesh, 0, thick / 2, 0), 'z', i % 2 ? -angle : angle),
        step * (i - (count - 1) / 2),
        0,
        0,
      ),
    })),
  ).flat();
  const hinge = cylinder({ radius: 5, height: 60, edge: 1 }, detail);
  const hinges = Array.from({ length: count - 1 }, (_, i) =>
    [0.18, 0.8].map((t) =>
      move(hinge, step * (i + 1 - count / 2), ((i % 2 ? -1 : 1) * (box.depth - thick)) / 2, box.height * t),
    ),
  ).flat();
  return model(toBox([...parts, part('hinge', hinges)], box));
}

interface Leaf {
  kind: Infill;
  width: number;
  height: number;
  stile: number;
  thick: number;
  raised: boolean;
}

/** One leaf, upright, its back at Y 0. On legs it stands a hand above the floor. */
function panel(leaf: Leaf, detail: Detail): Part[] {
  const lift = leaf.raised ? 110 : 0;
  const inner = infillOf({ ...leaf, height: leaf.height - lift }, detail).map((each) => ({
    ...each,
    mesh: move(each.mesh, 0, 0, lift),
  }));
  if (!leaf.raised) return inner;
  const foot = board(
    { from: [leaf.width / 2 - leaf.stile, -leaf.thick, 0], to: [leaf.width / 2, 0, lift + 2], radius: 2, grain: 'z' },
    detail,
  );
  return [...inner, part('frame', bothSides(foot))];
}

function infillOf({ kind, width, height, stile, thick }: Leaf, detail: Detail): Part[] {
  const shape = { width, height, thickness: thick, stile };
  const framed = (slot: string): Part[] => {
    const made = framedFront(shape, detail);
    return [part('frame', made.frame), part(slot, made.infill!)];
  };
  switch (kind) {
    case 'cloth':
      return framed('cloth');
    case 'cane':
      return framed('weave');
    case 'glass':
      return [
        ...framed('glass'),
        part(
          'frame',
          [0.33, 0.66].map((t) =>
            board(
              {
                from: [-width / 2 + stile, -thick * 0.8, height * t],
                to: [width / 2 - stile, -thick * 0.2, height * t + 16],
                radius: 1,
              },
              detail,
            ),
          ),
        ),
      ];
    case 'louvre':
      return [part('frame', louvreFront({ ...shape, pitch: byDetail(detail, 46, 52, 200) }, detail).frame)];
    case 'lattice':
      return [
        part(
          'frame',
          latticeFront(
            { ...shape, columns: byDetail(detail, 5, 5, 3), rows: byDetail(detail, 16, 14, 5), bar: 11 },
            detail,
          ).frame,
        ),
      ];
    case 'shoji':
      return [
        part('frame', latticeFront({ ...shape, columns: 3, rows: byDetail(detail, 8, 8, 4), bar: 9 }, detail).frame),
        part(
          'paper',
          board(
            {
              from: [-width / 2 + stile - 3, -thick * 0.22, stile - 3],
              to: [width / 2 - stile + 3, -thick * 0.14, height - stile + 3],
              radius: 0,
            },
            detail,
          ),
        ),
      ];
    case 'slats':
      return [
        part('frame', [framedFront(shape, detail).frame, ...battens(width - 2 * stile, height, stile, thick, detail)]),
      ];
    case 'half':
      return half({ kind, width, height, stile, thick, raised: false }, detail);
    case 'arch':
      return arched(width, height, stile, thick, detail);
  }
}

function battens(inner: number, height: number, stile: number, thick: number, detail: Detail): Mesh[] {
  const count = Math.max(4, Math.round(inner / byDetail(detail, 30, 32, 90)));
  const step = inner / count;
  return Array.from({ length: count }, (_, i) => {
    const x = -inner / 2 + step * (i + 0.5);
    return board(
      {
        from: [x - step * 0.27, -thick * 0.82, stile - 4],
        to: [x + step * 0.27, -thick * 0.18, height - stile + 4],
        radius: detail === 'near' ? 2 : 0,
        grain: 'z',
      },
      detail,
    );
  });
}

/** Lattice above, a solid board below, a rail between. */
function half({ width, height, stile, thick }: Leaf, detail: Detail): Part[] {
  const split = height * 0.38;
  const upper = move(
    latticeFront(
      { width, height: height - split, thickness: thick, stile, columns: 4, rows: byDetail(detail, 9, 9, 4), bar: 10 },
      detail,
    ).frame,
    0,
    0,
    split,
  );
  const lower = framedFront({ width, height: split + stile * 0.3, thickness: thick, stile }, detail);
  return [part('frame', [upper, lower.frame, lower.infill!])];
}

/** A frame with a round head. */
function arched(width: number, height: number, stile: number, thick: number, detail: Detail): Part[] {
  const steps = byDetail(detail, 20, 14, 6);
  const outline = (half: number, low: number): Vec2[] => [
    [-half, low],
    [half, low],
    ...Array.from({ length: steps + 1 }, (_, i): Vec2 => [
      half * Math.cos((Math.PI * i) / steps),
      height - width / 2 + half * Math.sin((Math.PI * i) / steps),
    ]),
  ];
  const upright = (mesh: Mesh, y: number): Mesh => move(turn(mesh, 'x', 90), 0, y, 0);
  const ring = extrude(
    { outline: outline(width / 2, 0), holes: [outline(width / 2 - stile, stile * 1.4)], height: thick, bevel: 2 },
    detail,
  );
  const cloth = extrude({ outline: outline(width / 2 - stile + 4, stile * 1.4 - 4), height: 4 }, detail);
  return [part('frame', merge([upright(ring, 0)])), part('cloth', upright(cloth, -thick * 0.4))];
}
