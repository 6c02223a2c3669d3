import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { form, lineOf, measures, localizedText, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot } from '#models/families/shared/slots.ts';
import { softPad } from '#models/families/seating/stool-seats.ts';
import { officeBack } from '#models/families/seating/office-chair-backs.ts';
import { family } from '#models/family.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { OfficeBack } from '#models/families/seating/office-chair-backs.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Vec3 } from '#lib/vec.ts';

const size = { depth: [600, 630, 660], seatHeight: [440, 460, 480] };
const bare = { ...size, width: [480, 500, 520, 540], arms: ['none'] };
const armed = { ...size, width: [600, 620, 640, 660, 680] };

export const officeChair = family({
  code: 'office-chair',
  name: { en: 'Office chair', zh: '办公椅', vi: 'Ghế văn phòng' },
  synonyms: {
    en: ['desk chair', 'swivel chair', 'task chair', 'computer chair'],
    zh: ['转椅', '电脑椅', '人体工学椅', '学习椅'],
    vi: ['ghế xoay', 'ghế làm việc', 'ghế máy tính', 'ghế công thái học'],
  },
  category: 'seating',
  rooms: ['study', 'bedroom', 'children'],
  placement: 'floor',
  parameters: {
    ...measures([...bare.width, ...armed.width], size.depth, steps(860, 1260, 40)),
    seatHeight: { name: localizedText(['Seat height', '座高', 'Chiều cao mặt ngồi']), values: size.seatHeight },
    back: form(['Back', '靠背', 'Lưng ghế'], {
      mesh: ['Mesh', '网背', 'Lưới'],
      pad: ['Padded', '软包背', 'Bọc nệm'],
      ribbed: ['Ribbed', '横条软包', 'Múi ngang'],
      two: ['Two pads', '两段软包', 'Hai tấm đệm'],
    }),
    arms: form(['Arms', '扶手', 'Tay vịn'], {
      none: ['No arms', '无扶手', 'Không tay vịn'],
      loop: ['Loop', '环形', 'Vòng kín'],
      post: ['T arms', 'T 形', 'Chữ T'],
    }),
    head: form(['Headrest', '头枕', 'Tựa đầu'], {
      none: ['None', '无', 'Không'],
      rest: ['Headrest', '有头枕', 'Có tựa đầu'],
    }),
    foot: form(['Feet', '脚', 'Chân'], {
      castors: ['Castors', '滚轮', 'Bánh xe'],
      glides: ['Glides', '脚垫', 'Đế trượt'],
    }),
  },
  lines: [
    lineOf('modern', armed, {
      height: steps(900, 1020, 40),
      back: ['mesh', 'pad', 'ribbed', 'two'],
      arms: ['loop', 'post'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('modern', armed, {
      height: steps(1140, 1260, 40),
      back: ['mesh', 'pad', 'ribbed', 'two'],
      arms: ['loop', 'post'],
      head: ['rest'],
      foot: ['castors'],
    }),
    lineOf('modern', bare, {
      height: steps(860, 980, 40),
      back: ['mesh', 'pad', 'ribbed', 'two'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('midCentury', armed, {
      height: steps(860, 980, 40),
      back: ['ribbed', 'pad', 'two'],
      arms: ['loop'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('midCentury', bare, {
      height: steps(860, 980, 40),
      back: ['ribbed', 'pad', 'two'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('scandinavian', armed, {
      height: steps(860, 980, 40),
      back: ['mesh', 'pad', 'two'],
      arms: ['post'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('scandinavian', bare, {
      height: steps(860, 980, 40),
      back: ['mesh', 'pad', 'two'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
    lineOf('industrial', armed, {
      height: steps(860, 980, 40),
      back: ['ribbed', 'pad'],
      arms: ['loop', 'post'],
      head: ['none'],
      foot: ['castors', 'glides'],
    }),
  ],
  slots: {
    seat: clothSlot(['Upholstery', '面料', 'Vải bọc'], { modern: 'linen-graphite', scandinavian: 'wool-fog' }),
    metal: metalSlot(['Frame', '支架', 'Khung'], {
      midCentury: 'chrome',
      industrial: 'gunmetal',
      scandinavian: 'aluminium',
    }),
    mesh: {
      name: localizedText(['Mesh', '网布', 'Lưới']),
      finishes: ['sheer-oat', 'linen-graphite', 'wool-fog', 'plastic-black', 'plastic-grey'],
      byStyle: { modern: 'linen-graphite', scandinavian: 'wool-fog' },
    },
    wheels: { name: localizedText(['Feet', '脚轮', 'Chân đế']), finishes: ['rubber-black', 'plastic-grey'] },
  },
  build,
});

/** The seat gives the front, the back the rear and the height; arms, or else the seat, the width. */
function build(choice: Choice, detail: Detail): Model {
  const { soft, leg } = proportionsOf(choice.style);
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const top = choice.seatHeight as number;
  const seatWidth = choice.arms === 'none' ? width : width - 110;
  const thick = Math.round(84 * soft);
  const seat = move(
    softPad({ shape: 'soft', width: seatWidth, depth: depth - 110, top, board: 0, edge: 0 }, thick, top, detail),
    0,
    -55,
    0,
  );
  const back = officeBack(
    choice.back as OfficeBack,
    { width: Math.min(seatWidth - 30, 470), seat: top, height, head: choice.head === 'rest' },
    detail,
  );
  const rear = boundsOf(merge([...back.cloth, ...back.metal, ...back.mesh])).max[1];
  const set = (meshes: Mesh[]): Mesh[] => meshes.map((mesh) => move(mesh, 0, depth / 2 - rear, 0));
  const foot = star(Math.min(width, depth) / 2 - 12, leg, choice.foot === 'castors', top - thick, detail);
  const plate = board({ from: [-110, -130, top - thick - 26], to: [110, 130, top - thick + 4], radius: 6 }, detail);
  const spine = tube(
    {
      path: [
        [0, 40, top - thick - 12],
        [0, depth / 2 - 46, top - thick - 12],
        [0, depth / 2 - 40, top + 200],
      ],
      radius: 13,
      bend: 50,
    },
    detail,
  );
  return model([
    part('seat', [seat, ...set(back.cloth)]),
    part('mesh', set(back.mesh)),
    part('wheels', foot.wheels),
    part('metal', [...foot.metal, plate, spine, ...set(back.metal), ...armsOf(choice, width, top, detail)]),
  ]);
}

/** Five arms, a column, and what it stands on. */
function star(
  reach: number,
  leg: number,
  castors: boolean,
  under: number,
  detail: Detail,
): { metal: Mesh[]; wheels: Mesh[] } {
  const low = castors ? 58 : 26;
  const out = reach - 30;
  const arm = tube(
    {
      path: [
        [20, 0, low + 44],
        [out * 0.55, 0, low + 34],
        [out, 0, low + 10],
      ],
      section: [
        [-leg * 0.42, -9],
        [leg * 0.42, -9],
        [leg * 0.3, 11],
        [-leg * 0.3, 11],
      ],
    },
    detail,
  );
  const wheel = turn(
    lathe(
      [
        [10, -11],
        [26, -11],
        [29, -7],
        [29, 7],
        [26, 11],
        [10, 11],
      ],
      detail,
      { crease: 50, segments: 16 },
    ),
    'x',
    90,
  );
  let foot;
  if (castors && detail === 'far')
    foot = move(
      turn(
        lathe(
          [
            [29, -24],
            [29, 24],
          ],
          detail,
        ),
        'x',
        90,
      ),
      0,
      0,
      29,
    );
  else if (castors) foot = merge([move(wheel, 0, -14, 29), move(wheel, 0, 14, 29)]);
  else
    foot = lathe(
      [
        [22, 0],
        [24, 6],
        [14, 14],
        [10, low + 6],
      ],
      detail,
    );
  const around = [0, 72, 144, 216, 288].map((angle) => angle + 90);
  const column = lathe(
    [
      [34, low + 20],
      [34, low + 58],
      [26, low + 64],
      [26, (low + under) / 2],
      [17, (low + under) / 2 + 4],
      [17, under],
    ],
    detail,
    { crease: 40 },
  );
  return {
    metal: [column, ...around.map((angle) => turn(arm, 'z', angle))],
    wheels: around.map((angle) => turn(move(foot, out - 6, 0, 0), 'z', angle)),
  };
}

function armsOf(choice: Choice, width: number, seat: number, detail: Detail): Mesh[] {
  if (choice.arms === 'none') return [];
  const x = width / 2;
  const rest = board({ from: [x - 62, -130, seat + 186], to: [x, 120, seat + 212], radius: 11, grain: 'y' }, detail);
  if (choice.arms === 'post')
    return [
      bothSides(
        merge([
          rest,
          board({ from: [x - 46, -24, seat - 66], to: [x - 18, 36, seat + 190], radius: 6, grain: 'z' }, detail),
          board({ from: [60, -20, seat - 84], to: [x - 20, 30, seat - 62], radius: 4, grain: 'x' }, detail),
        ]),
      ),
    ];
  const path: Vec3[] = [
    [90, 0, seat - 88],
    [x - 32, -40, seat - 88],
    [x - 32, -110, seat + 190],
    [x - 32, 110, seat + 190],
    [x - 32, 60, seat - 60],
    [110, 40, seat - 74],
  ];
  return [bothSides(merge([rest, tube({ path, radius: 11, bend: 46 }, detail)]))];
}
