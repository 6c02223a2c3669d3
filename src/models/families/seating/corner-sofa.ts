import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, throwSlot, woodSlot } from '#models/families/shared/slots.ts';
import { armWidths } from '#models/families/seating/sofa-arms.ts';
import { legsOf, seatWidth, sofaBody, sofaPlan } from '#models/families/seating/sofa-body.ts';
import { sofaParameters } from '#models/families/seating/sofa-parameters.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { model, part } from '#models/geometry/model.ts';
import { mirror, move, turn } from '#models/geometry/transform.ts';
import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import type { SofaBack } from '#models/families/seating/sofa-backs.ts';
import type { SofaBody, SofaLegs } from '#models/families/seating/sofa-body.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model, Part } from '#models/geometry/mesh.ts';

const chaise = { form: ['chaise'], width: steps(2000, 3000, 200), depth: [1500, 1600, 1700] };
const corner = { form: ['corner'], width: steps(2200, 3200, 200), depth: [1900, 2100, 2300, 2500] };
const hands = { side: ['left', 'right'], scatter: ['none', 'some'] };

export const cornerSofa = family({
  code: 'corner-sofa',
  name: { en: 'Corner sofa', zh: '转角沙发', vi: 'Sofa góc' },
  synonyms: {
    en: ['L-shaped sofa', 'sectional', 'chaise sofa'],
    zh: ['L 形沙发', '贵妃沙发', '贵妃位沙发', '拐角沙发'],
    vi: ['sofa chữ L', 'sofa góc L', 'ghế sofa có ghế nằm'],
  },
  category: 'seating',
  rooms: ['living'],
  placement: 'floor',
  parameters: {
    ...measures(steps(2000, 3200, 200), [1500, 1600, 1700, 1900, 2100, 2300, 2500], [700, 740, 780, 820, 860]),
    form: form(['Form', '形式', 'Kiểu dáng'], {
      chaise: ['With chaise', '贵妃位', 'Có ghế nằm'],
      corner: ['Two wings', 'L 形两翼', 'Hai cánh'],
    }),
    side: form(['Long side', '方向', 'Bên dài'], { left: ['Left', '左', 'Trái'], right: ['Right', '右', 'Phải'] }),
    arm: sofaParameters.arm!,
    back: sofaParameters.back!,
    legs: sofaParameters.legs!,
    scatter: form(['Scatter cushions', '抱枕', 'Gối tựa'], {
      none: ['None', '无', 'Không'],
      some: ['With cushions', '带抱枕', 'Có gối tựa'],
    }),
  },
  lines: [chaise, corner].flatMap((size) => [
    lineOf('modern', size, hands, {
      height: [700, 740, 780, 820],
      arm: ['track', 'slim', 'pillow'],
      back: ['loose', 'tight', 'pillow'],
      legs: ['plinth', 'square', 'sled'],
    }),
    lineOf('scandinavian', size, hands, {
      height: [740, 780, 820],
      arm: ['slim', 'track'],
      back: ['loose', 'tight'],
      legs: ['round', 'square'],
    }),
    lineOf('midCentury', size, hands, {
      height: [740, 780, 820],
      arm: ['slim', 'track'],
      back: ['loose', 'tight', 'channel'],
      legs: ['round'],
    }),
    lineOf('japandi', size, hands, {
      height: [700, 740, 780],
      arm: ['pillow', 'slim'],
      back: ['loose', 'pillow'],
      legs: ['square', 'plinth'],
    }),
    lineOf('french', size, hands, {
      height: [820, 860],
      arm: ['rolled', 'track'],
      back: ['loose', 'tight', 'channel'],
      legs: ['bun', 'turned'],
    }),
    lineOf('wabiSabi', size, hands, {
      height: [700, 740],
      arm: ['pillow'],
      back: ['loose', 'pillow'],
      legs: ['plinth'],
    }),
  ]),
  slots: {
    frame: clothSlot(),
    cushions: clothSlot(['Cushions', '坐靠垫', 'Đệm']),
    legs: woodSlot(['Legs', '沙发脚', 'Chân'], { modern: 'ash-black' }),
    throw: throwSlot(),
  },
  build,
});

const deep = 920;

/** Always made with the long side on the right. */
function build(choice: Choice, detail: Detail): Model {
  const parts = choice.form === 'chaise' ? withChaise(choice, detail) : twoWings(choice, detail);
  return model(choice.side === 'right' ? parts : parts.map((each) => ({ ...each, mesh: mirror(each.mesh, 'x') })));
}

function bodyOf(choice: Choice, width: number, more: Partial<SofaBody>): SofaBody {
  const shared = {
    style: choice.style,
    height: choice.height as number,
    arm: choice.arm as SofaArm,
    back: choice.back as SofaBack,
    legs: choice.legs as SofaLegs,
  };
  return { ...shared, width, depth: deep, seats: 1, backs: 1, scatter: [], coarse: true, ...more };
}

function withChaise(choice: Choice, detail: Detail): Part[] {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const seats = Math.max(2, Math.round((width - 2 * armWidths[choice.arm as SofaArm]) / 780));
  const reach = depth - deep;
  const body = bodyOf(choice, width, {
    seats,
    backs: seats,
    chaise: { seat: seats - 1, reach: reach - 10 },
    scatter: choice.scatter === 'some' ? [0, 1, 2] : [],
  });
  const plan = sofaPlan(body);
  const wide = seatWidth(plan);
  const right = plan.inner / 2;
  const y = -deep / 2 - reach / 2;
  const frame = cushion(
    {
      width: wide - 2,
      depth: reach + 40,
      height: plan.deck + 12 - plan.foot,
      radius: 14,
      crown: 2,
      bulge: 1,
      wrinkles: 0,
      coarse: true,
      at: [right - wide / 2, y + 20, plan.foot],
    },
    detail,
  );
  const legs = move(
    legsOf({ ...plan, width: wide, depth: reach + 40 }, detail === 'near' ? 'middle' : detail),
    right - wide / 2,
    y + 20,
    0,
  );
  return shifted([...sofaBody(body, detail), part('frame', frame), part('legs', legs)], 0, reach / 2);
}

/** The main wing along the back; the other along the right, up to the main one's back cushions. */
function twoWings(choice: Choice, detail: Detail): Part[] {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const arm = armWidths[choice.arm as SofaArm];
  const main = width - deep - arm;
  const some = choice.scatter === 'some';
  const along = bodyOf(choice, width, {
    ends: 'left',
    blank: deep - 20,
    seats: Math.max(1, Math.round(main / 760)),
    backs: Math.max(2, Math.round((width - arm) / 800)),
    scatter: some ? [0, 2] : [],
  });
  const reach = depth - 230;
  const across = bodyOf(choice, reach, {
    ends: 'right',
    seats: Math.max(2, Math.round((reach - arm) / 820)),
    backs: Math.max(2, Math.round((reach - arm) / 820)),
    scatter: some ? [1] : [],
  });
  const turned = sofaBody(across, detail).map((each) => ({ ...each, mesh: turn(each.mesh, 'z', -90) }));
  return [
    ...shifted(sofaBody(along, detail), 0, depth / 2 - deep / 2),
    ...shifted(turned, width / 2 - deep / 2, -depth / 2 + reach / 2),
  ];
}

function shifted(parts: Part[], x: number, y: number): Part[] {
  const to = (mesh: Mesh): Mesh => move(mesh, x, y, 0);
  return parts.map((each) => ({ ...each, mesh: to(each.mesh) }));
}
