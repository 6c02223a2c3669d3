import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { form, lineOf, measures } from '#models/families/shared/parameters.ts';
import { handleWords, pipeWords, spoutWords } from '#models/families/bath/tap-parameters.ts';
import { fine, tapBodies } from '#models/families/bath/tap-traits.ts';
import { bridge, monobloc, sprung, swan, threeHole } from '#models/families/bath/tap-kinds.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { TapPlan } from '#models/families/bath/tap-kinds.ts';
import type { Pipe, Spout, TapHandle } from '#models/families/bath/tap-parts.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';

const short = { kind: ['basin'], width: [54], depth: [140, 155, 170], height: [150, 165, 180] };
const tall = { kind: ['tall'], width: [54], depth: [155, 170, 185], height: [270, 300, 330] };
const side = { kind: ['side'], width: [120], depth: [150, 165, 180], height: [190, 220, 250, 300] };
const kitchen = { width: [130], depth: [230, 250, 270], height: [360, 390, 420] };
const three = { kind: ['threeHole'], width: [220, 240, 260], depth: [150, 170, 190], height: [140, 170, 200] };
const bridged = { kind: ['bridge'], width: [220, 250], depth: [210, 230, 250], height: [280, 310, 340] };
const spring = { kind: ['spring'], width: [140], depth: [240, 260, 280], height: [480, 520, 560] };

const lines: Line[] = [
  ...[short, tall].flatMap((size) => [
    lineOf('modern', size, {
      spout: ['straight', 'angle', 'cascade'],
      pipe: ['round', 'square'],
      handle: ['blade', 'pin'],
    }),
    lineOf('scandinavian', size, { spout: ['straight', 'angle'], pipe: ['round'], handle: ['blade', 'pin'] }),
    lineOf('japandi', size, { spout: ['straight', 'angle'], pipe: ['round', 'square'], handle: ['pin', 'blade'] }),
    lineOf('newChinese', size, { spout: ['cascade', 'straight'], pipe: ['round', 'square'], handle: ['blade'] }),
  ]),
  lineOf('modern', side, { spout: ['angle', 'arc'], pipe: ['round', 'square'], handle: ['pin', 'blade'] }),
  lineOf('scandinavian', side, { spout: ['arc'], pipe: ['round'], handle: ['pin', 'knurl'] }),
  lineOf('wabiSabi', side, { spout: ['angle', 'arc'], pipe: ['round'], handle: ['knurl', 'pin'] }),
  lineOf('industrial', side, { spout: ['angle', 'arc'], pipe: ['round'], handle: ['knurl'] }),
  lineOf('modern', kitchen, {
    kind: ['kitchen', 'pullout'],
    spout: ['arc', 'angle'],
    pipe: ['round', 'square'],
    handle: ['blade', 'pin'],
  }),
  lineOf('scandinavian', kitchen, {
    kind: ['kitchen', 'pullout'],
    spout: ['arc'],
    pipe: ['round'],
    handle: ['blade', 'pin', 'knurl'],
  }),
  lineOf('japandi', kitchen, {
    kind: ['kitchen', 'pullout'],
    spout: ['arc', 'angle'],
    pipe: ['round'],
    handle: ['pin', 'knurl'],
  }),
  lineOf('midCentury', kitchen, { kind: ['kitchen'], spout: ['arc'], pipe: ['round'], handle: ['knurl', 'blade'] }),
  lineOf('industrial', kitchen, {
    kind: ['kitchen', 'pullout'],
    spout: ['arc', 'angle'],
    pipe: ['round'],
    handle: ['knurl', 'pin'],
  }),
  lineOf('industrial', spring, { spout: ['arc'], pipe: ['round', 'square'], handle: ['blade', 'pin', 'knurl'] }),
  lineOf('modern', three, { spout: ['angle', 'arc'], pipe: ['round', 'square'], handle: ['pin', 'knurl'] }),
  lineOf('midCentury', three, { spout: ['arc', 'angle'], pipe: ['round'], handle: ['knurl', 'blade'] }),
  lineOf('french', three, { spout: ['arc'], pipe: ['round'], handle: ['cross', 'blade'] }),
  lineOf('indochine', three, { spout: ['arc', 'angle'], pipe: ['round'], handle: ['cross'] }),
  lineOf('french', bridged, { spout: ['arc', 'angle'], pipe: ['round'], handle: ['cross', 'blade'] }),
  lineOf('indochine', bridged, { spout: ['arc'], pipe: ['round'], handle: ['cross'] }),
  lineOf('industrial', bridged, { spout: ['angle'], pipe: ['round'], handle: ['cross', 'knurl'] }),
];

export const tap = family({
  code: 'tap',
  name: { en: 'Tap', zh: '水龙头', vi: 'Vòi nước' },
  synonyms: {
    en: ['faucet', 'basin mixer', 'kitchen tap', 'mixer tap'],
    zh: ['龙头', '面盆龙头', '厨房龙头', '冷热龙头', '抽拉龙头', '水嘴'],
    vi: [
      'vòi rửa',
      'vòi lavabo',
      'vòi rửa bát',
      'vòi chậu',
      'vòi rửa chén',
      'vòi rửa mặt',
      'vòi nóng lạnh',
      'rô bi nê',
    ],
  },
  category: 'bath',
  rooms: ['bathroom', 'kitchen'],
  placement: 'top',
  parameters: {
    ...measures(
      [54, 120, 130, 140, 220, 240, 250, 260],
      [140, 150, 155, 165, 170, 180, 185, 190, 210, 230, 240, 250, 260, 270, 280],
      [140, 150, 165, 170, 180, 190, 200, 220, 250, 270, 280, 300, 310, 330, 340, 360, 390, 420, 480, 520, 560],
    ),
    kind: form(['Kind', '类型', 'Loại'], {
      basin: ['Basin mixer', '面盆龙头', 'Vòi lavabo'],
      tall: ['Tall basin mixer', '加高面盆龙头', 'Vòi lavabo cao'],
      side: ['Side lever', '侧柄龙头', 'Cần gạt bên'],
      kitchen: ['Kitchen', '厨房龙头', 'Vòi bếp'],
      pullout: ['Kitchen, pull-out', '抽拉厨房龙头', 'Vòi bếp rút dây'],
      threeHole: ['Three-hole', '三孔龙头', 'Vòi ba lỗ'],
      bridge: ['Bridge', '桥式龙头', 'Vòi dạng cầu'],
      spring: ['Spring hose', '弹簧龙头', 'Vòi lò xo'],
    }),
    spout: spoutWords,
    pipe: pipeWords,
    handle: handleWords,
  },
  lines,
  slots: { metal: fittingSlot(['Metal', '金属', 'Kim loại']) },
  build,
});

function build(choice: Choice, detail: Detail): Model {
  const plan: TapPlan = {
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
    pipe: choice.pipe as Pipe,
    spout: choice.spout as Spout,
    handle: choice.handle as TapHandle,
    ...tapBodies[choice.style],
  };
  return model([part('metal', meshesOf(choice.kind as string, plan, fine(detail)))]);
}

function meshesOf(kind: string, plan: TapPlan, detail: Detail): Mesh[] {
  switch (kind) {
    case 'basin':
    case 'tall':
      return monobloc(plan, detail);
    case 'side':
    case 'kitchen':
      return swan({ ...plan, head: 'plain' }, detail);
    case 'pullout':
      return swan({ ...plan, head: 'pullout' }, detail);
    case 'bridge':
      return bridge(plan, detail);
    case 'spring':
      return sprung(plan, detail);
    default:
      return threeHole(plan, detail);
  }
}
