import { blindForms, blindLines, detailForms, drawnForms } from '#models/families/textiles/blind-parameters.ts';
import { bambooBlind, rollerBlind, romanBlind, slatBlind } from '#models/families/textiles/blind-kinds.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { localizedText } from '#models/families/shared/parameters.ts';
import { metalSlot, woodSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import type { BlindPlace } from '#models/families/textiles/blind-kinds.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

export const blind = family({
  code: 'blind',
  name: { en: 'Blind', zh: '成品帘', vi: 'Mành cửa sổ' },
  synonyms: {
    en: ['roller blind', 'roman blind', 'venetian blind', 'bamboo blind', 'window shade'],
    zh: ['卷帘', '罗马帘', '百叶帘', '百叶窗', '木百叶', '竹帘', '遮光卷帘'],
    vi: [
      'rèm cuốn',
      'rèm roman',
      'sáo gỗ',
      'rèm sáo gỗ',
      'màn sáo',
      'rèm xếp lớp',
      'mành tre',
      'mành trúc',
      'mành cuốn',
    ],
  },
  category: 'textiles',
  rooms: ['living', 'bedroom', 'kitchen', 'study', 'bathroom', 'balcony', 'children'],
  placement: 'wall',
  mountHeight: 900,
  parameters: { ...sizesIn(blindLines), kind: blindForms, drawn: drawnForms, detail: detailForms },
  lines: blindLines,
  slots: {
    cloth: {
      name: localizedText(['Cloth', '布料', 'Vải']),
      finishes: [
        'linen-ivory',
        'linen-oat',
        'linen-sand',
        'linen-greige',
        'linen-sage',
        'linen-graphite',
        'cotton-white',
        'sheer-white',
        'stripe-indigo',
      ],
      byStyle: {
        modern: 'cotton-white',
        industrial: 'linen-graphite',
        scandinavian: 'linen-ivory',
        french: 'linen-sage',
        japandi: 'linen-oat',
        wabiSabi: 'linen-sand',
      },
    },
    wood: woodSlot(['Slats', '叶片', 'Lá gỗ'], {
      indochine: 'teak',
      newChinese: 'walnut-dark',
      industrial: 'oak-black',
      modern: 'oak-natural',
    }),
    cane: {
      name: localizedText(['Canes', '竹条', 'Nan tre']),
      finishes: ['bamboo', 'rattan-natural', 'rattan-honey', 'oak-smoked', 'seagrass'],
      byStyle: { indochine: 'rattan-honey', wabiSabi: 'oak-smoked', newChinese: 'rattan-natural' },
    },
    tape: {
      name: localizedText(['Cords and tapes', '拉绳布带', 'Dây kéo']),
      finishes: ['cotton-cream', 'linen-cocoa', 'linen-graphite', 'linen-indigo', 'paper-cord'],
      byStyle: { industrial: 'linen-graphite', newChinese: 'linen-indigo', indochine: 'linen-cocoa' },
    },
    metal: metalSlot(['Fittings', '配件', 'Phụ kiện'], { modern: 'steel-white', scandinavian: 'steel-white' }),
  },
  build,
});

const hands: Record<Style, number> = {
  modern: 1,
  scandinavian: 1.04,
  japandi: 0.96,
  newChinese: 0.94,
  indochine: 1.06,
  french: 1.1,
  midCentury: 1.02,
  industrial: 0.98,
  wabiSabi: 1.08,
};

function build(choice: Choice, detail: Detail): Model {
  const place: BlindPlace = {
    w: choice.width as number,
    d: choice.depth as number,
    h: choice.height as number,
    hand: hands[choice.style],
    drawn: choice.drawn as BlindPlace['drawn'],
    detailed: choice.detail as string,
  };
  const makers = { roller: rollerBlind, roman: romanBlind, slats: slatBlind, bamboo: bambooBlind };
  const { sheets = [], ...kit } = makers[choice.kind as keyof typeof makers](place, detail);
  return fitted(
    model([
      part('cloth', sheets, { solid: false }),
      ...Object.entries(kit).map(([slot, meshes]) => part(slot, meshes)),
    ]),
    choice,
    'wall',
  );
}
