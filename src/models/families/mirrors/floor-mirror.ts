import { strut } from '#models/families/shared/strut.ts';
import { joinSlots, modelFromSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { framedMirror } from '#models/families/mirrors/mirror-frames.ts';
import { mirrorWithin } from '#models/families/mirrors/mirror-shapes.ts';
import { mirrorSlots } from '#models/families/mirrors/mirror-slots.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, lean } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { MirrorFrame } from '#models/families/mirrors/mirror-frames.ts';
import type { MirrorShape } from '#models/families/mirrors/mirror-shapes.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const leaning = {
  stand: ['leaning'],
  width: [500, 600, 700, 800],
  depth: [220, 260, 300],
  height: [1600, 1700, 1800, 1900],
};
const footed = {
  stand: ['easel', 'feet'],
  width: [400, 450, 500, 600],
  depth: [380, 420, 460],
  height: [1500, 1600, 1700, 1800],
};

const lines: Line[] = [
  lineOf('modern', leaning, { shape: ['rectangle', 'arch', 'pill'], frame: ['slim', 'double'] }),
  lineOf('modern', footed, { shape: ['rectangle', 'arch', 'pill'], frame: ['slim'] }),
  lineOf('scandinavian', leaning, { shape: ['soft', 'arch', 'pill'], frame: ['wide', 'slim'] }),
  lineOf('scandinavian', footed, { shape: ['soft', 'arch', 'pill'], frame: ['wide'] }),
  lineOf('japandi', leaning, { shape: ['rectangle', 'arch'], frame: ['wide', 'slim'] }),
  lineOf('japandi', footed, { shape: ['rectangle', 'pill'], frame: ['wide'] }),
  lineOf('indochine', leaning, { shape: ['arch', 'octagon', 'rectangle'], frame: ['stepped', 'wide'] }),
  lineOf('newChinese', leaning, { shape: ['octagon', 'rectangle'], frame: ['wide', 'double'] }),
  lineOf('french', leaning, { shape: ['arch', 'notched', 'rectangle'], frame: ['stepped', 'double'] }),
  lineOf('industrial', leaning, { shape: ['rectangle', 'octagon'], frame: ['slim', 'wide'] }),
  lineOf('wabiSabi', leaning, { shape: ['arch', 'pebble', 'rectangle'], frame: ['wide'] }),
];

export const floorMirror = family({
  code: 'floor-mirror',
  name: { en: 'Floor mirror', zh: '落地镜', vi: 'Gương đứng' },
  synonyms: {
    en: ['full-length mirror', 'leaning mirror', 'cheval mirror'],
    zh: ['穿衣镜', '全身镜', '立镜'],
    vi: ['gương toàn thân', 'gương đặt sàn', 'gương soi toàn thân', 'kiếng đứng'],
  },
  category: 'decor',
  rooms: ['bedroom', 'hall', 'living'],
  placement: 'floor',
  parameters: {
    ...measures([400, 450, 500, 600, 700, 800], [220, 260, 300, 380, 420, 460], [1500, 1600, 1700, 1800, 1900]),
    stand: form(['Stands', '放置', 'Cách đứng'], {
      leaning: ['Leaning on the wall', '靠墙', 'Dựa tường'],
      easel: ['On a prop', '后撑', 'Có chân chống'],
      feet: ['On two feet', '双脚', 'Hai chân'],
    }),
    shape: form(['Shape', '形状', 'Hình dáng'], {
      rectangle: ['Rectangular', '长方形', 'Chữ nhật'],
      soft: ['Rounded corners', '圆角', 'Bo góc'],
      arch: ['Arched', '拱形', 'Vòm'],
      pill: ['Pill', '跑道形', 'Bo tròn hai đầu'],
      octagon: ['Octagonal', '八角', 'Bát giác'],
      notched: ['Scooped corners', '凹角', 'Góc lõm'],
      pebble: ['Pebble', '鹅卵石形', 'Hòn cuội'],
    }),
    frame: form(['Frame', '镜框', 'Khung'], {
      slim: ['Slim', '细框', 'Mảnh'],
      wide: ['Broad', '宽框', 'Bản rộng'],
      stepped: ['Stepped, with a bead', '叠级线条框', 'Giật cấp có chỉ'],
      double: ['Double line', '双线框', 'Khung đôi'],
    }),
  },
  lines,
  slots: { mirror: mirrorSlots.mirror, frame: mirrorSlots.frame, back: mirrorSlots.back },
  build,
});

const thick = 32;

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const within = mirrorWithin(choice.shape as MirrorShape, width, height, detail);
  const glass = framedMirror(
    choice.frame as MirrorFrame,
    { within, depth: thick, height, style: choice.style },
    detail,
  );
  const back = {
    back: [
      board(
        { from: [-width * 0.2, -6, height * 0.3], to: [width * 0.2, -1, height * 0.7], radius: 0, grain: 'z' },
        detail,
      ),
    ],
  };
  const upright = joinSlots([glass, back]);
  if (choice.stand === 'leaning') {
    // Rounded edges take a little of the depth: lean by what is missing, until nothing is.
    let by = depth - thick;
    for (let i = 0; i < 3; i++) by += depth - deepOf(leant(upright, by, height));
    return modelFromSlots([placedAt(leant(upright, by, height), -depth / 2)]);
  }
  const slope = leant(upright, choice.stand === 'easel' ? 70 : 40, height);
  if (choice.stand === 'easel')
    return modelFromSlots([placedAt(slope, -depth / 2), propOf(width, depth, height, detail)]);
  return modelFromSlots([placedAt(slope, -deepOf(slope) / 2), feetOf(width, depth, detail)]);
}

function spanOf(kit: SlotMeshes): readonly [number, number] {
  const boxes = Object.values(kit)
    .flat()
    .map((mesh) => boundsOf(mesh));
  return [Math.min(...boxes.map(({ min }) => min[1])), Math.max(...boxes.map(({ max }) => max[1]))];
}

function deepOf(kit: SlotMeshes): number {
  const [front, back] = spanOf(kit);
  return back - front;
}

/** Moved so that its foremost point is at Y `front`. */
function placedAt(kit: SlotMeshes, front: number): SlotMeshes {
  return moveSlots(kit, 0, front - spanOf(kit)[0], 0);
}

/** Slid back by so much at its top: heights stay exact. */
function leant(kit: SlotMeshes, by: number, height: number): SlotMeshes {
  const degrees = (Math.atan(by / height) * 180) / Math.PI;
  return Object.fromEntries(
    Object.entries(kit).map(([slot, meshes]) => [slot, meshes.map((mesh) => lean(mesh, degrees))]),
  );
}

/** Two legs behind, joined by a bar. */
function propOf(width: number, depth: number, height: number, detail: Detail): SlotMeshes {
  const x = width * 0.3;
  const y = depth / 2 - 11;
  const top = height * 0.74;
  const leg = strut([x, y, 0], [x, -depth / 2 + thick + (70 * top) / height - 8, top], [22, 22], detail);
  const bar = board({ from: [-x, y - 60, 190], to: [x, y - 40, 212], radius: 2, grain: 'x' }, detail);
  return { frame: [bothSides(leg), bar] };
}

/** Runners under both ends, posts up to a third. */
function feetOf(width: number, depth: number, detail: Detail): SlotMeshes {
  const x = width / 2;
  const runner = board({ from: [x - 34, -depth / 2, 0], to: [x, depth / 2, 26], radius: 5, grain: 'y' }, detail);
  const post = board({ from: [x - 27, 8, 20], to: [x - 7, 30, 420], radius: 3, grain: 'z' }, detail);
  return { frame: [bothSides(runner), bothSides(post)] };
}
