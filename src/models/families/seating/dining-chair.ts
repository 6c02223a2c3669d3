import { chairArms, chairFrame } from '#models/families/seating/chair-frame.ts';
import { chairBack } from '#models/families/seating/chair-backs.ts';
import { chairPlan } from '#models/families/seating/chair-plan.ts';
import { chairSeat } from '#models/families/seating/chair-seats.ts';
import {
  armForms,
  chairBackOf,
  chairLegForms,
  chairSeatForms,
  stretcherForms,
} from '#models/families/seating/chair-parameters.ts';
import { lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { ChairBack, ChairLegs, ChairSeat, Stretcher } from '#models/families/seating/chair-plan.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const narrow = { width: [440, 460, 480, 500], depth: [500, 530, 560], arms: ['none'] };
const armed = { width: [540, 560, 580], depth: [530, 560], arms: ['arms'] };

export const diningChair = family({
  code: 'dining-chair',
  name: { en: 'Dining chair', zh: '餐椅', vi: 'Ghế ăn' },
  synonyms: {
    en: ['chair', 'kitchen chair', 'side chair', 'carver', 'dining set', 'dining table and chairs'],
    zh: ['椅子', '靠背椅', '餐厅椅', '餐桌椅', '餐桌椅组合'],
    vi: ['ghế bàn ăn', 'ghế tựa', 'ghế phòng ăn', 'bàn ghế ăn', 'bộ bàn ghế ăn'],
  },
  category: 'seating',
  rooms: ['dining', 'kitchen', 'study'],
  placement: 'floor',
  parameters: {
    ...measures([...steps(440, 500, 20), ...steps(540, 580, 20)], [500, 530, 560], steps(760, 1000, 40)),
    back: chairBackOf('ladder', 'slat', 'spindle', 'cane', 'pad', 'crest', 'cross', 'splat', 'hoop'),
    seat: chairSeatForms,
    legs: chairLegForms,
    stretcher: stretcherForms,
    arms: armForms,
  },
  lines: [narrow, armed]
    .flatMap((size) => [
      lineOf('scandinavian', size, {
        height: [760, 800, 840],
        back: ['spindle', 'crest', 'slat'],
        seat: ['wood', 'pad', 'woven'],
        legs: ['round'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('midCentury', size, {
        height: [760, 800, 840],
        back: ['crest', 'cane', 'pad'],
        seat: ['pad', 'woven', 'full'],
        legs: ['round'],
        stretcher: ['none', 'side'],
      }),
      lineOf('japandi', size, {
        height: [760, 800, 840],
        back: ['slat', 'crest', 'ladder'],
        seat: ['wood', 'woven', 'pad'],
        legs: ['square', 'round'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('modern', size, {
        height: [760, 800, 840, 880],
        back: ['pad', 'crest'],
        seat: ['full', 'pad'],
        legs: ['steel', 'square'],
        stretcher: ['none'],
      }),
      lineOf('industrial', size, {
        height: [800, 840, 880],
        back: ['ladder', 'slat', 'cross'],
        seat: ['wood', 'pad'],
        legs: ['steel'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('french', size, {
        height: [880, 920, 960],
        back: ['cross', 'pad', 'cane'],
        seat: ['pad', 'woven', 'full'],
        legs: ['turned'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('indochine', size, {
        height: [840, 880, 920, 960],
        back: ['cane', 'slat', 'ladder'],
        seat: ['woven', 'pad', 'wood'],
        legs: ['square', 'turned'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('newChinese', size, {
        height: [880, 920, 960, 1000],
        back: ['splat', 'slat', 'spindle'],
        seat: ['wood', 'woven', 'pad'],
        legs: ['square', 'round'],
        stretcher: ['none', 'side', 'box'],
      }),
      lineOf('wabiSabi', size, {
        height: [760, 800, 840],
        back: ['ladder', 'slat', 'crest'],
        seat: ['wood', 'woven'],
        legs: ['square', 'round'],
        stretcher: ['none', 'side', 'box'],
      }),
    ])
    .concat([
      lineOf('french', narrow, {
        height: [840, 880, 920],
        back: ['hoop'],
        seat: ['wood', 'woven', 'pad'],
        legs: ['round'],
        stretcher: ['none', 'side', 'box'],
      }),
    ]),
  slots: {
    frame: woodSlot(['Frame', '框架', 'Khung']),
    metal: metalSlot(['Legs', '椅腿', 'Chân']),
    seat: clothSlot(['Seat cover', '座包', 'Vải bọc mặt ngồi']),
    weave: weaveSlot(),
  },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const plan = chairPlan({
    style: choice.style,
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    seat: 450,
    back: choice.back as ChairBack,
    cover: choice.seat as ChairSeat,
    legs: choice.legs as ChairLegs,
    stretcher: choice.stretcher as Stretcher,
    arms: choice.arms === 'arms',
  });
  const seat = chairSeat(plan, detail);
  const back = chairBack(plan, detail);
  return model([
    part(plan.legs === 'steel' ? 'metal' : 'frame', chairFrame(plan, seat.under, detail)),
    part('frame', [...seat.wood, ...back.wood, ...chairArms(plan, seat.under, detail)]),
    part('seat', [...seat.cloth, ...back.cloth]),
    part('weave', [...seat.weave, ...back.weave]),
  ]);
}
