import { basinTapWords } from '#models/families/bath/basin-parameters.ts';
import { fittingSlot } from '#models/families/bath/bath-slots.ts';
import { gripReach } from '#models/families/storage/cabinet-grips.ts';
import { frontsOf, gripsOf } from '#models/families/storage/cabinet-parameters.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { kitchenSlots, kitchenTrait, plinthHeight, plinthOf } from '#models/families/kitchen/kitchen-units.ts';
import { doorFronts, openUnit } from '#models/families/storage/open-unit.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { belfastDrop, sinkOf, sinkTap, sinkTapHeight } from '#models/families/kitchen/sink-bowls.ts';
import { family } from '#models/family.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides } from '#models/geometry/transform.ts';
import type { FrontKind } from '#models/families/storage/cabinet-fronts.ts';
import type { Grip } from '#models/families/storage/cabinet-grips.ts';
import type { SinkBowls, SinkFit } from '#models/families/kitchen/sink-bowls.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const high = [850, 880, 910];
const narrow = { width: [600], bowls: ['one'], drainer: ['none'] };
const broad = { width: [800, 900, 1000], bowls: ['one', 'oneHalf', 'two'], drainer: ['none'] };
const long = { width: [1000, 1200], bowls: ['one', 'oneHalf'], drainer: ['right'], fit: ['inset'] };
const trough = { width: [600, 800, 900], bowls: ['one'], drainer: ['none'], fit: ['belfast'] };
const pair = { width: [800, 900], bowls: ['two'], drainer: ['none'], fit: ['belfast'] };

/** Each with and without its tap, which makes the whole higher. */
function sinks(
  style: Style,
  sizes: readonly Record<string, readonly Value[]>[],
  values: Record<string, readonly Value[]>,
): Line[] {
  const taps = [
    { tap: ['none'], height: high },
    { tap: ['mixer'], height: high.map((height) => height + sinkTapHeight) },
  ];
  return sizes.flatMap((size) => taps.map((tap) => lineOf(style, { depth: [600, 650] }, values, size, tap)));
}

const flush = [narrow, broad].map((size) => ({ ...size, fit: ['undermount', 'inset'] }));
const under = [narrow, broad].map((size) => ({ ...size, fit: ['undermount'] }));

const lines: Line[] = [
  ...sinks('modern', [...flush, long], { front: ['slab', 'fluted'], grip: ['push', 'edge', 'bar'] }),
  ...sinks('scandinavian', [...flush, long, trough], { front: ['slab', 'shaker'], grip: ['knob', 'strap'] }),
  ...sinks('japandi', [...under], { front: ['slab', 'slatted'], grip: ['push', 'groove'] }),
  ...sinks('french', [...under, trough, pair], { front: ['raised', 'shaker'], grip: ['knob', 'ring'] }),
  ...sinks('indochine', [...under, trough], { front: ['louvre', 'cane'], grip: ['knob', 'ring'] }),
  ...sinks('industrial', [...flush, long], { front: ['boarded'], grip: ['bar', 'edge'] }),
  ...sinks('midCentury', [...flush], { front: ['slab', 'slatted'], grip: ['knob', 'bar'] }),
];

const { carcass, fronts, handles, worktop, plinth, cane, reeded } = kitchenSlots;

export const kitchenSink = family({
  code: 'kitchen-sink',
  name: { en: 'Kitchen sink unit', zh: '水槽柜', vi: 'Tủ chậu rửa bát' },
  synonyms: {
    en: ['kitchen sink', 'sink', 'Belfast sink', 'butler sink', 'sink base unit'],
    zh: ['厨房水槽', '水槽', '洗菜盆', '洗菜池', '洗碗池', '双槽', '台下水槽'],
    vi: ['chậu rửa bát', 'chậu rửa chén', 'bồn rửa chén', 'bồn rửa bát', 'chậu bếp', 'tủ bồn rửa chén'],
  },
  category: 'kitchen',
  rooms: ['kitchen'],
  placement: 'floor',
  parameters: {
    ...measures([600, 800, 900, 1000, 1200], [600, 650], [...high, ...high.map((height) => height + sinkTapHeight)]),
    fit: form(['Sink', '水槽', 'Kiểu chậu'], {
      undermount: ['Under the worktop', '台下盆', 'Âm bàn'],
      inset: ['Inset, steel rim', '台上盆', 'Dương bàn'],
      belfast: ['Belfast', '农舍水槽', 'Chậu sứ Belfast'],
    }),
    bowls: form(['Bowls', '槽数', 'Số hộc'], {
      one: ['One', '单槽', 'Một hộc'],
      oneHalf: ['One and a half', '大小双槽', 'Hai hộc lệch'],
      two: ['Two', '双槽', 'Hai hộc'],
    }),
    drainer: form(['Drainer', '沥水板', 'Bàn ráo nước'], {
      none: ['None', '无', 'Không'],
      right: ['At the right', '右侧', 'Bên phải'],
    }),
    tap: basinTapWords,
    front: frontsOf(['slab', 'shaker', 'raised', 'boarded', 'cane', 'slatted', 'fluted', 'louvre']),
    grip: gripsOf(['push', 'groove', 'edge', 'bar', 'knob', 'strap', 'ring']),
  },
  lines,
  slots: {
    carcass,
    fronts,
    handles,
    worktop,
    plinth,
    cane,
    reeded,
    sink: {
      name: localizedText(['Sink', '水槽', 'Chậu']),
      finishes: [
        'steel-brushed',
        'gunmetal',
        'ceramic-white',
        'ceramic-black',
        'granite-black',
        'granite-grey',
        'brass-brushed',
        'copper',
      ],
      byStyle: {
        french: 'ceramic-white',
        indochine: 'ceramic-white',
        scandinavian: 'ceramic-white',
        modern: 'gunmetal',
      },
    },
    metal: fittingSlot(),
  },
  build,
});

/** Thickness of the top and rounding of the bowl by style. */
const tops: Partial<Record<Style, { thick: number; corner: number }>> = {
  modern: { thick: 12, corner: 12 },
  scandinavian: { thick: 38, corner: 50 },
  japandi: { thick: 20, corner: 24 },
  french: { thick: 30, corner: 60 },
  indochine: { thick: 32, corner: 40 },
  industrial: { thick: 40, corner: 10 },
  midCentury: { thick: 22, corner: 70 },
};

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const grip = choice.grip as Grip;
  let rim = 0;
  if (choice.fit === 'inset') rim = choice.drainer === 'right' ? 5 : 2;
  const counter = (choice.height as number) - (choice.tap === 'mixer' ? sinkTapHeight : rim);
  const { thick, corner } = tops[choice.style]!;
  const fit = choice.fit as SinkFit;
  const face = -depth / 2 + Math.max(22, gripReach(grip) + 2);
  const under = fit === 'belfast' ? counter - belfastDrop - 4 : counter - thick;
  const fronts = doorFronts(-width / 2 + 1, width / 2 - 1, plinthHeight + 1, under - 1, width > 1100 ? 3 : 2);
  const body = openUnit(
    {
      width,
      low: plinthHeight,
      high: under,
      face,
      back: depth / 2,
      board: kitchenTrait(choice.style).board,
      front: choice.front as FrontKind,
      grip,
      fronts,
    },
    detail,
  );
  const cheeks = { carcass: fit === 'belfast' ? cheeksOf(width, depth, face, under, counter - thick, detail) : [] };
  const tap = choice.tap === 'mixer' ? [sinkTap(choice.style, depth, counter, detail)] : [];
  return modelFromSlots([
    body,
    cheeks,
    { plinth: [plinthOf({ width, front: face + 21.5, back: depth / 2 }, detail)], metal: tap },
    sinkOf(
      fit,
      choice.bowls as SinkBowls,
      choice.drainer === 'right',
      { width, depth, counter, thick, corner },
      detail,
    ),
  ]);
}

/** Sides and back rising beside a trough that lies on the doors' height. */
function cheeksOf(width: number, depth: number, face: number, low: number, top: number, detail: Detail): Mesh[] {
  const side = bothSides(
    board({ from: [width / 2 - 20, face + 4, low], to: [width / 2, depth / 2, top], radius: 1.2, grain: 'z' }, detail),
  );
  return [
    side,
    board(
      { from: [-width / 2 + 20, depth / 2 - 20, low], to: [width / 2 - 20, depth / 2 - 4, top], radius: 0, grain: 'x' },
      detail,
    ),
  ];
}
