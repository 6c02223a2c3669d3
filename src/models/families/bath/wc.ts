import { ceramicSlot, fittingSlot, seatSlot } from '#models/families/bath/bath-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { bowlWords, seatWords } from '#models/families/bath/wc-parameters.ts';
import { hungPan, seatAndLid, seatHeights, standingPan } from '#models/families/bath/wc-parts.ts';
import { cisternOf, grownCistern } from '#models/families/bath/wc-cisterns.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge } from '#models/geometry/transform.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { PanPlace, WcBowl, WcSeat } from '#models/families/bath/wc-parts.ts';
import type { Cistern } from '#models/families/bath/wc-cisterns.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const coupled = {
  kind: ['coupled'],
  width: [360, 380, 400],
  depth: [600, 630, 660, 690],
  height: [760, 790, 820, 850],
};
const hidden = {
  kind: ['backToWall'],
  width: [350, 360, 370, 380],
  depth: [480, 510, 540, 570],
  height: [410, 430, 450, 470],
  cistern: ['concealed'],
};
const whole = {
  kind: ['onePiece'],
  width: [370, 390, 410],
  depth: [670, 700, 730],
  height: [610, 660, 710, 760],
  skirt: ['skirted'],
};
const panel = {
  kind: ['module'],
  width: [460, 490, 520],
  depth: [600, 630, 660],
  height: [1010, 1080, 1140],
  cistern: ['panel'],
};

/** A style has its own bowl or its own lid, so that no pan appears twice. */
const modern = { bowl: ['square'], seat: ['slim', 'wrap'] };
const nordic = { bowl: ['dee'], seat: ['slim', 'wrap'] };
const calm = { bowl: ['soft'], seat: ['slim', 'wrap'] };

const lines: Line[] = [
  lineOf('modern', coupled, modern, { skirt: ['skirted'], cistern: ['straight', 'tapered'] }),
  lineOf('modern', hidden, modern, { skirt: ['skirted'] }),
  lineOf('modern', whole, modern, { cistern: ['integral'] }),
  lineOf('modern', panel, modern, { skirt: ['hung', 'boxed'] }),
  lineOf('scandinavian', coupled, nordic, { skirt: ['skirted', 'waisted'], cistern: ['tapered', 'curved'] }),
  lineOf('scandinavian', hidden, nordic, { skirt: ['skirted'] }),
  lineOf('scandinavian', panel, nordic, { skirt: ['hung', 'boxed'] }),
  lineOf('japandi', coupled, calm, { skirt: ['skirted'], cistern: ['straight', 'curved'] }),
  lineOf('japandi', hidden, calm, { skirt: ['skirted'] }),
  lineOf('japandi', whole, calm, { cistern: ['integral', 'integralSoft'] }),
  lineOf('midCentury', coupled, {
    bowl: ['soft', 'dee'],
    seat: ['domed'],
    skirt: ['skirted'],
    cistern: ['curved', 'tapered'],
  }),
  lineOf('french', coupled, { bowl: ['dee'], seat: ['domed', 'slim'], skirt: ['waisted'], cistern: ['classic'] }),
  lineOf('french', hidden, { bowl: ['dee'], seat: ['domed', 'slim'], skirt: ['waisted'] }),
  lineOf('indochine', coupled, { bowl: ['soft'], seat: ['domed', 'slim'], skirt: ['waisted'], cistern: ['classic'] }),
  lineOf('newChinese', whole, { bowl: ['soft', 'dee'], seat: ['domed'], cistern: ['integral', 'integralSoft'] }),
];

export const wc = family({
  code: 'wc',
  name: { en: 'WC', zh: '马桶', vi: 'Bồn cầu' },
  synonyms: {
    en: ['toilet', 'lavatory', 'loo', 'close-coupled toilet'],
    zh: ['坐便器', '座便器', '抽水马桶', '连体马桶', '分体马桶', '坐厕'],
    vi: ['bệt vệ sinh', 'bồn cầu một khối', 'bồn cầu hai khối', 'bồn vệ sinh', 'xí bệt', 'bàn cầu'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'floor',
  parameters: {
    ...measures(
      [350, 360, 370, 380, 390, 400, 410, 460, 490, 520],
      [480, 510, 540, 570, 600, 630, 660, 670, 690, 700, 730],
      [410, 430, 450, 470, 610, 660, 710, 760, 790, 820, 850, 1010, 1080, 1140],
    ),
    kind: form(['Kind', '类型', 'Loại'], {
      coupled: ['Close-coupled', '分体式', 'Hai khối'],
      backToWall: ['Back to wall', '入墙水箱落地式', 'Két âm tường'],
      onePiece: ['One-piece', '连体式', 'Một khối'],
      module: ['Wall-hung on a panel', '壁挂带水箱面板', 'Treo trên tấm két nước'],
    }),
    bowl: bowlWords,
    skirt: form(['Pan', '桶身', 'Thân bồn'], {
      skirted: ['Smooth to the floor', '全包裙边', 'Trơn kín đáy'],
      waisted: ['Waisted foot', '收腰底座', 'Chân thắt eo'],
      hung: ['Hung, round belly', '悬挂圆底', 'Treo, đáy tròn'],
      boxed: ['Hung, straight sides', '悬挂直边', 'Treo, thành thẳng'],
    }),
    seat: seatWords,
    cistern: form(['Cistern', '水箱', 'Két nước'], {
      straight: ['Straight', '直身', 'Thẳng'],
      tapered: ['Tapered', '上宽下窄', 'Thuôn xuống'],
      curved: ['Rounded', '圆润', 'Bo tròn'],
      classic: ['Classic, with lever', '古典扳手', 'Cổ điển có tay gạt'],
      concealed: ['Concealed', '隐藏', 'Âm tường'],
      integral: ['One with the pan', '一体', 'Liền khối'],
      integralSoft: ['One with the pan, rounded', '一体圆润', 'Liền khối bo tròn'],
      panel: ['Behind a panel', '面板式', 'Sau tấm ốp'],
    }),
  },
  lines,
  slots: {
    ceramic: ceramicSlot(),
    seat: seatSlot(),
    metal: fittingSlot(),
    panel: {
      name: localizedText(['Panel', '面板', 'Tấm ốp']),
      finishes: ['lacquer-white', 'lacquer-black', 'paint-sage', 'paint-clay', 'oak-natural'],
    },
  },
  build,
});

/** Seats are this high over the floor, but where the whole ends with its lid. */
const sitting = 430;

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const front = -depth / 2;
  const back = depth / 2;
  const seat = choice.seat as WcSeat;
  const high = choice.kind === 'backToWall' ? height : sitting;
  const rim = high - seatHeights[seat];
  const pan = { bowl: choice.bowl as WcBowl, front, high };
  const skirt = choice.skirt as 'skirted' | 'waisted';
  const sat = (place: Omit<PanPlace, 'back'>, rear: number): SlotMeshes =>
    seatAndLid(seat, { ...place, back: rear }, rim, detail);
  switch (choice.kind) {
    case 'coupled': {
      const place = { ...pan, width: Math.min(width - 8, 366), back: back - 14 };
      return modelFromSlots([
        { ceramic: [standingPan(place, skirt, rim, detail)] },
        sat(place, back - 178),
        cisternOf(choice.cistern as Cistern, { width, back, depth: 172, low: rim - 4, high: height }, detail),
      ]);
    }
    case 'onePiece': {
      const place = { ...pan, width: width - 14, back };
      return modelFromSlots([
        { ceramic: [standingPan(place, skirt, rim, detail)] },
        sat(place, back - 226),
        grownCistern(
          { width, back, depth: 196, low: rim - 90, high: height },
          choice.cistern === 'integral' ? 'straight' : 'curved',
          130,
          detail,
        ),
      ]);
    }
    case 'module': {
      const place = { ...pan, width: 364, back: back - 108 };
      return modelFromSlots([
        { ceramic: [hungPan(place, choice.skirt === 'hung' ? 'round' : 'boxed', 70, rim, detail)] },
        sat(place, back - 108),
        panelOf(width, height, back, detail),
      ]);
    }
    default: {
      const place = { ...pan, width, back };
      return modelFromSlots([{ ceramic: [standingPan(place, skirt, rim, detail)] }, sat(place, back - 10)]);
    }
  }
}

/** A slim tank behind glass, to which the pan is bolted; it is flushed by two lit fields. */
function panelOf(width: number, height: number, back: number, detail: Detail): SlotMeshes {
  const x = width / 2;
  const front = back - 108;
  const keys: Mesh[] = [
    [-52, 34],
    [8, 52],
  ].map(([from, wide]) =>
    board({ from: [from!, front - 1.5, height - 96], to: [from! + wide!, front + 4, height - 88], radius: 1 }, detail),
  );
  return {
    panel: [board({ from: [-x, front, 0], to: [x, front + 7, height], radius: 2, grain: 'z' }, detail)],
    metal: [
      merge([board({ from: [-x + 4, front + 8.5, 0], to: [x - 4, back, height - 2], radius: 3 }, detail), ...keys]),
    ],
  };
}
