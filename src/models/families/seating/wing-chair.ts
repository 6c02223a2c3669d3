import { lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, throwSlot, woodSlot } from '#models/families/shared/slots.ts';
import { armWidths } from '#models/families/seating/sofa-arms.ts';
import { armHeight, sofaBody, sofaPlan } from '#models/families/seating/sofa-body.ts';
import { sofaParameters } from '#models/families/seating/sofa-parameters.ts';
import { form } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { cushion } from '#models/geometry/cushion.ts';
import { model, part } from '#models/geometry/model.ts';
import { bothSides } from '#models/geometry/transform.ts';
import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import type { SofaBack } from '#models/families/seating/sofa-backs.ts';
import type { SofaBody, SofaLegs, SofaPlan } from '#models/families/seating/sofa-body.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const wings = { wing: ['short', 'long'], cushion: ['none', 'one'] };

export const wingChair = family({
  code: 'wing-chair',
  name: { en: 'Wing chair', zh: '高背椅', vi: 'Ghế lưng cao' },
  synonyms: {
    en: ['reading chair', 'high-back chair', 'wingback', 'fireside chair'],
    zh: ['翼背椅', '阅读椅', '老虎椅', '高背单椅'],
    vi: ['ghế đọc sách', 'ghế có cánh', 'ghế bành lưng cao'],
  },
  category: 'seating',
  rooms: ['living', 'study', 'bedroom'],
  placement: 'floor',
  parameters: {
    ...measures(steps(720, 960, 40), steps(760, 920, 40), steps(980, 1140, 40)),
    arm: sofaParameters.arm!,
    back: sofaParameters.back!,
    legs: { ...sofaParameters.legs!, name: { en: 'Legs', zh: '椅脚', vi: 'Chân' } },
    wing: form(['Wings', '侧翼', 'Cánh tựa'], { short: ['Slight', '浅翼', 'Nông'], long: ['Deep', '深翼', 'Sâu'] }),
    cushion: form(['Small cushion', '抱枕', 'Gối nhỏ'], {
      none: ['None', '无', 'Không'],
      one: ['One', '一个', 'Một chiếc'],
    }),
  },
  lines: [
    lineOf('scandinavian', wings, {
      width: steps(720, 880, 40),
      depth: steps(760, 880, 40),
      height: steps(980, 1100, 40),
      arm: ['slim'],
      back: ['tight', 'channel'],
      legs: ['round', 'square'],
    }),
    lineOf('midCentury', wings, {
      width: steps(720, 880, 40),
      depth: steps(760, 880, 40),
      height: steps(980, 1100, 40),
      arm: ['slim', 'track'],
      back: ['tight', 'channel'],
      legs: ['round', 'sled'],
    }),
    lineOf('french', wings, {
      width: steps(880, 960, 40),
      depth: steps(800, 920, 40),
      height: steps(1020, 1140, 40),
      arm: ['rolled'],
      back: ['tight', 'channel'],
      legs: ['turned', 'bun'],
    }),
    lineOf('modern', wings, {
      width: steps(760, 920, 40),
      depth: steps(800, 920, 40),
      height: steps(980, 1060, 40),
      arm: ['track', 'slim'],
      back: ['tight', 'channel'],
      legs: ['sled', 'plinth', 'square'],
    }),
    lineOf('japandi', wings, {
      width: steps(720, 840, 40),
      depth: steps(760, 880, 40),
      height: steps(980, 1060, 40),
      arm: ['slim'],
      back: ['tight'],
      legs: ['square', 'plinth'],
    }),
  ],
  slots: {
    frame: clothSlot(),
    cushions: clothSlot(['Cushions', '坐靠垫', 'Đệm']),
    legs: woodSlot(['Legs', '椅脚', 'Chân'], { modern: 'ash-black' }),
    throw: throwSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const body: SofaBody = {
    style: choice.style,
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    arm: choice.arm as SofaArm,
    back: choice.back as SofaBack,
    legs: choice.legs as SofaLegs,
    seats: 1,
    backs: 1,
    scatter: choice.cushion === 'one' ? [0] : [],
  };
  const plan = sofaPlan(body);
  return model([...sofaBody(body, detail), part('frame', wing(plan, choice.wing === 'long' ? 360 : 270, detail))]);
}

/** From the arms up to just under the top, on both sides of the head. */
function wing(plan: SofaPlan, deep: number, detail: Detail): Mesh {
  const low = armHeight(plan) - 30;
  const high = plan.height - 24;
  const wide = Math.min(84, armWidths[plan.arm] * 0.8);
  const x = plan.inner / 2 + armWidths[plan.arm] / 2;
  return bothSides(
    cushion(
      {
        width: wide,
        depth: deep,
        height: high - low,
        radius: 34,
        crown: 8,
        bulge: 4,
        wrinkles: 0.3,
        seed: 6,
        at: [x, plan.depth / 2 - deep / 2 - 6, low],
      },
      detail,
    ),
  );
}
