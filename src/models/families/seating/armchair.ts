import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, throwSlot, woodSlot } from '#models/families/shared/slots.ts';
import { sofaBody } from '#models/families/seating/sofa-body.ts';
import { sofaParameters } from '#models/families/seating/sofa-parameters.ts';
import { family } from '#models/family.ts';
import { model } from '#models/geometry/model.ts';
import type { SofaArm } from '#models/families/seating/sofa-arms.ts';
import type { SofaBack } from '#models/families/seating/sofa-backs.ts';
import type { SofaLegs } from '#models/families/seating/sofa-body.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const parameters = {
  ...measures(steps(640, 1040, 40), steps(720, 920, 40), steps(700, 940, 40)),
  arm: sofaParameters.arm!,
  back: sofaParameters.back!,
  legs: { ...sofaParameters.legs!, name: { en: 'Legs', zh: '椅脚', vi: 'Chân' } },
  cushion: form(['Small cushion', '抱枕', 'Gối nhỏ'], {
    none: ['None', '无', 'Không'],
    one: ['One', '一个', 'Một chiếc'],
  }),
};

const both = { cushion: ['none', 'one'] };

export const armchair = family({
  code: 'armchair',
  name: { en: 'Armchair', zh: '单人沙发', vi: 'Ghế bành' },
  synonyms: {
    en: ['easy chair', 'lounge chair', 'club chair', 'single sofa'],
    zh: ['扶手椅', '休闲椅', '单人位'],
    vi: ['ghế sofa đơn', 'ghế thư giãn', 'ghế đơn', 'phô tơi'],
  },
  category: 'seating',
  rooms: ['living', 'bedroom', 'study'],
  placement: 'floor',
  parameters,
  lines: [
    lineOf('modern', both, {
      width: steps(760, 1040, 40),
      depth: steps(800, 920, 40),
      height: steps(700, 820, 40),
      arm: ['track', 'slim'],
      back: ['loose', 'tight', 'channel'],
      legs: ['sled', 'plinth', 'square'],
    }),
    lineOf('modern', both, {
      width: steps(920, 1040, 40),
      depth: steps(840, 920, 40),
      height: steps(700, 780, 40),
      arm: ['pillow'],
      back: ['loose', 'pillow', 'tight'],
      legs: ['plinth', 'square'],
    }),
    lineOf('scandinavian', both, {
      width: steps(720, 920, 40),
      depth: steps(720, 880, 40),
      height: steps(740, 860, 40),
      arm: ['slim', 'track'],
      back: ['loose', 'tight'],
      legs: ['round', 'square'],
    }),
    lineOf('scandinavian', both, {
      width: steps(640, 800, 40),
      depth: steps(720, 840, 40),
      height: steps(740, 860, 40),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      legs: ['square'],
    }),
    lineOf('midCentury', both, {
      width: steps(720, 920, 40),
      depth: steps(760, 880, 40),
      height: steps(740, 860, 40),
      arm: ['slim', 'track'],
      back: ['loose', 'tight', 'channel'],
      legs: ['round', 'sled'],
    }),
    lineOf('japandi', both, {
      width: steps(640, 800, 40),
      depth: steps(720, 880, 40),
      height: steps(700, 780, 40),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      legs: ['square'],
    }),
    lineOf('wabiSabi', both, {
      width: steps(920, 1040, 40),
      depth: steps(800, 920, 40),
      height: steps(700, 780, 40),
      arm: ['pillow'],
      back: ['loose', 'pillow'],
      legs: ['plinth', 'square'],
    }),
    lineOf('french', both, {
      width: steps(880, 1040, 40),
      depth: steps(800, 920, 40),
      height: steps(820, 940, 40),
      arm: ['rolled'],
      back: ['loose', 'tight', 'channel'],
      legs: ['turned', 'bun'],
    }),
    lineOf('newChinese', both, {
      width: steps(640, 840, 40),
      depth: steps(720, 840, 40),
      height: steps(780, 900, 40),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      legs: ['square'],
    }),
    lineOf('indochine', both, {
      width: steps(640, 840, 40),
      depth: steps(720, 880, 40),
      height: steps(780, 900, 40),
      arm: ['wood'],
      back: ['loose', 'spindle'],
      legs: ['square'],
    }),
    lineOf('industrial', both, {
      width: steps(760, 960, 40),
      depth: steps(760, 880, 40),
      height: steps(740, 820, 40),
      arm: ['slim', 'track'],
      back: ['channel', 'tight'],
      legs: ['sled', 'square'],
    }),
  ],
  slots: {
    frame: clothSlot(),
    cushions: clothSlot(['Cushions', '坐靠垫', 'Đệm']),
    legs: woodSlot(['Legs and woodwork', '脚与木作', 'Chân và phần gỗ'], {
      modern: 'ash-black',
      industrial: 'oak-black',
    }),
    throw: throwSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  return model(
    sofaBody(
      {
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
      },
      detail,
    ),
  );
}
