import { chairArms, chairFrame, footRails } from '#models/families/seating/chair-frame.ts';
import { chairBack } from '#models/families/seating/chair-backs.ts';
import { chairPlan } from '#models/families/seating/chair-plan.ts';
import { chairSeat } from '#models/families/seating/chair-seats.ts';
import { armForms, chairBackOf, chairLegForms, chairSeatForms } from '#models/families/seating/chair-parameters.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { clothSlot, metalSlot, weaveSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { ChairBack, ChairLegs, ChairSeat } from '#models/families/seating/chair-plan.ts';
import type { Choice, Value } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const slim = { width: [400, 420, 440, 460], depth: [440, 470, 500], arms: ['none'] };
const armed = { width: [500, 520, 540], depth: [470, 500], arms: ['arms'] };
const seats = [620, 650, 680, 750, 780];

/** Every seat height with a back of two heights over it. */
function lines(
  style: Style,
  backs: readonly Value[],
  rest: Record<string, readonly Value[]>,
): ReturnType<typeof lineOf>[] {
  return seats.flatMap((seat) =>
    [slim, armed].map((size) =>
      lineOf(style, size, { seatHeight: [seat], height: [seat + 260, seat + 320, seat + 380], back: backs }, rest),
    ),
  );
}

export const barStool = family({
  code: 'bar-stool',
  name: { en: 'Bar stool', zh: '吧椅', vi: 'Ghế quầy bar' },
  synonyms: {
    en: ['counter stool', 'kitchen stool', 'high chair'],
    zh: ['高脚凳', '吧台椅', '高脚椅', '岛台椅'],
    vi: ['ghế bar', 'ghế đảo bếp', 'ghế cao'],
  },
  category: 'seating',
  rooms: ['kitchen', 'dining'],
  placement: 'floor',
  parameters: {
    ...measures(
      [...slim.width, ...armed.width],
      [440, 470, 500],
      seats
        .flatMap((seat) => [seat + 260, seat + 320, seat + 380])
        .toSorted((a, b) => a - b)
        .filter((value, i, all) => value !== all[i - 1]),
    ),
    seatHeight: { name: localizedText(['Seat height', '座高', 'Chiều cao mặt ngồi']), values: seats },
    back: chairBackOf('ladder', 'slat', 'spindle', 'cane', 'pad', 'crest', 'cross', 'splat', 'low'),
    seat: chairSeatForms,
    legs: chairLegForms,
    arms: armForms,
    foot: form(['Footrest', '脚踏', 'Thanh gác chân'], { low: ['Low', '低', 'Thấp'], high: ['High', '高', 'Cao'] }),
  },
  lines: [
    ...lines('scandinavian', ['spindle', 'crest', 'slat'], {
      seat: ['wood', 'pad', 'woven'],
      legs: ['round'],
      foot: ['low', 'high'],
    }),
    ...lines('midCentury', ['crest', 'cane', 'pad'], { seat: ['pad', 'full'], legs: ['round'], foot: ['low'] }),
    ...lines('japandi', ['crest', 'ladder'], {
      seat: ['wood', 'woven'],
      legs: ['square', 'round'],
      foot: ['low', 'high'],
    }),
    ...lines('modern', ['pad', 'low'], { seat: ['full', 'pad'], legs: ['steel', 'square'], foot: ['low', 'high'] }),
    ...lines('industrial', ['ladder', 'low', 'cross'], {
      seat: ['wood', 'pad'],
      legs: ['steel'],
      foot: ['low', 'high'],
    }),
    ...lines('indochine', ['cane', 'slat'], { seat: ['woven', 'pad'], legs: ['square'], foot: ['low', 'high'] }),
    ...lines('newChinese', ['splat', 'spindle'], { seat: ['wood', 'pad'], legs: ['square', 'round'], foot: ['low'] }),
    ...lines('french', ['cross', 'pad'], { seat: ['pad', 'full'], legs: ['turned'], foot: ['low'] }),
  ],
  slots: {
    frame: woodSlot(['Frame', '框架', 'Khung']),
    metal: metalSlot(['Metal', '金属', 'Kim loại']),
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
    seat: choice.seatHeight as number,
    back: choice.back as ChairBack,
    cover: choice.seat as ChairSeat,
    legs: choice.legs as ChairLegs,
    stretcher: 'none',
    arms: choice.arms === 'arms',
  });
  const seat = chairSeat(plan, detail);
  const back = chairBack(plan, detail);
  const frame = plan.legs === 'steel' ? 'metal' : 'frame';
  return model([
    part(frame, [
      ...chairFrame(plan, seat.under, detail),
      footRails(plan, plan.seat * (choice.foot === 'low' ? 0.3 : 0.42), detail),
    ]),
    part(frame === 'metal' && plan.back === 'low' ? 'metal' : 'frame', back.wood),
    part('frame', [...seat.wood, ...chairArms(plan, seat.under, detail)]),
    part('seat', [...seat.cloth, ...back.cloth]),
    part('weave', [...seat.weave, ...back.weave]),
  ]);
}
