import { ceramicSlot, fittingSlot, seatSlot } from '#models/families/bath/bath-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { bowlWords, seatWords } from '#models/families/bath/wc-parameters.ts';
import { hungPan, seatAndLid, seatHeights } from '#models/families/bath/wc-parts.ts';
import { family } from '#models/family.ts';
import type { WcBowl, WcSeat } from '#models/families/bath/wc-parts.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';

const all = { width: [340, 350, 360, 370, 380], depth: steps(480, 580, 20), height: [330, 345, 360, 375] };

export const wallWc = family({
  code: 'wall-wc',
  name: { en: 'Wall-hung WC', zh: '壁挂马桶', vi: 'Bồn cầu treo tường' },
  synonyms: {
    en: ['wall-hung toilet', 'floating toilet', 'wall-mounted WC'],
    zh: ['挂墙马桶', '悬挂式坐便器', '入墙式马桶'],
    vi: ['bệt treo tường', 'bồn cầu âm tường', 'xí treo'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'wall',
  mountHeight: 75,
  parameters: {
    ...measures(all.width, all.depth, all.height),
    bowl: bowlWords,
    belly: form(['Underside', '底部', 'Đáy'], {
      round: ['Round belly', '圆底', 'Đáy tròn'],
      boxed: ['Straight sides', '直边', 'Thành thẳng'],
    }),
    seat: seatWords,
  },
  lines: [
    lineOf('modern', all, { bowl: ['square'], belly: ['round', 'boxed'], seat: ['slim', 'wrap'] }),
    lineOf('scandinavian', all, { bowl: ['dee'], belly: ['round', 'boxed'], seat: ['slim', 'wrap'] }),
    lineOf('japandi', all, { bowl: ['soft'], belly: ['round', 'boxed'], seat: ['slim', 'wrap'] }),
    lineOf('midCentury', all, { bowl: ['soft', 'dee'], belly: ['round'], seat: ['domed'] }),
  ],
  slots: { ceramic: ceramicSlot(), seat: seatSlot(), metal: fittingSlot() },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const high = choice.height as number;
  const seat = choice.seat as WcSeat;
  const place = { bowl: choice.bowl as WcBowl, width, front: -depth, back: 0, high };
  const rim = high - seatHeights[seat];
  return modelFromSlots([
    { ceramic: [hungPan(place, choice.belly as 'round' | 'boxed', 0, rim, detail)] },
    seatAndLid(seat, place, rim, detail),
  ]);
}
