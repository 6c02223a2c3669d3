import { bowlOf, bowlWalls, wasteOf } from '#models/families/bath/basin-bowl.ts';
import { fittingSlot, vesselSlot } from '#models/families/bath/bath-slots.ts';
import { modelFromSlots } from '#models/families/shared/slot-meshes.ts';
import { form, lineOf, measures, steps } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import type { BasinEdge, BasinSide } from '#models/families/bath/basin-bowl.ts';
import type { Rim } from '#models/families/bath/vessel.ts';
import type { Choice, Line, Value } from '#models/family.ts';
import type { Detail, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Shape = 'round' | 'oval' | 'soft' | 'rectangle' | 'ribbed' | 'ribbedOval';

const heights = [110, 120, 130, 140, 150];
const long = { width: [450, 500, 550, 600], depth: [340, 360, 380, 400], height: heights };

/** As deep as wide: a line for each measure. */
function circles(style: Style, values: Record<string, readonly Value[]>): Line[] {
  return steps(340, 460, 20).map((width) => lineOf(style, { width: [width], depth: [width], height: heights }, values));
}

const lines: Line[] = [
  ...circles('modern', { shape: ['round', 'soft'], side: ['round', 'cone', 'straight'], edge: ['fine', 'flared'] }),
  lineOf('modern', long, { shape: ['oval', 'soft', 'rectangle'], side: ['cone', 'straight'], edge: ['fine', 'broad'] }),
  ...circles('scandinavian', { shape: ['round', 'ribbed'], side: ['round', 'straight'], edge: ['fine', 'broad'] }),
  lineOf('scandinavian', long, { shape: ['oval', 'soft'], side: ['cone', 'round'], edge: ['fine', 'broad'] }),
  ...circles('japandi', { shape: ['round', 'ribbed'], side: ['round', 'cone', 'straight'], edge: ['fine'] }),
  lineOf('japandi', long, { shape: ['oval', 'rectangle', 'ribbedOval'], side: ['cone', 'straight'], edge: ['fine'] }),
  ...circles('wabiSabi', { shape: ['round', 'soft'], side: ['round', 'straight'], edge: ['fine', 'broad'] }),
  lineOf('wabiSabi', long, { shape: ['oval', 'soft'], side: ['straight', 'round'], edge: ['fine', 'broad'] }),
  ...circles('indochine', { shape: ['round', 'ribbed'], side: ['round', 'cone'], edge: ['flared', 'fine'] }),
  ...circles('newChinese', { shape: ['round'], side: ['round', 'cone'], edge: ['flared', 'fine'] }),
  lineOf('newChinese', long, { shape: ['oval'], side: ['round', 'cone'], edge: ['flared', 'fine'] }),
  ...circles('industrial', { shape: ['round', 'soft'], side: ['straight', 'cone'], edge: ['fine'] }),
  lineOf('industrial', long, { shape: ['rectangle'], side: ['straight', 'cone'], edge: ['fine'] }),
  lineOf('french', long, { shape: ['oval', 'ribbedOval'], side: ['round', 'cone'], edge: ['broad', 'flared'] }),
  ...circles('midCentury', { shape: ['round', 'ribbed'], side: ['cone', 'straight'], edge: ['fine', 'broad'] }),
];

export const basin = family({
  code: 'basin',
  name: { en: 'Counter-top basin', zh: '台上盆', vi: 'Chậu lavabo đặt bàn' },
  synonyms: {
    en: ['basin', 'wash basin', 'vessel sink', 'bowl basin'],
    zh: ['洗手盆', '面盆', '艺术盆', '洗脸盆', '台盆', '洗漱盆'],
    vi: ['lavabo', 'chậu rửa mặt', 'chậu lavabo dương bàn', 'bồn rửa mặt', 'bồn rửa tay', 'lavabo đặt bàn'],
  },
  category: 'bath',
  rooms: ['bathroom'],
  placement: 'top',
  parameters: {
    ...measures(
      [...new Set([...steps(340, 460, 20), ...long.width])].toSorted((a, b) => a - b),
      [...new Set([...steps(340, 460, 20), ...long.depth])].toSorted((a, b) => a - b),
      heights,
    ),
    shape: form(['Shape', '形状', 'Hình dáng'], {
      round: ['Round', '圆形', 'Tròn'],
      oval: ['Oval', '椭圆', 'Bầu dục'],
      soft: ['Soft square', '圆角方形', 'Vuông bo tròn'],
      rectangle: ['Rectangular', '长方形', 'Chữ nhật'],
      ribbed: ['Round, ribbed', '圆形竖纹', 'Tròn gân nổi'],
      ribbedOval: ['Oval, ribbed', '椭圆竖纹', 'Bầu dục gân nổi'],
    }),
    side: form(['Sides', '盆壁', 'Thành chậu'], {
      round: ['Rounded', '圆弧', 'Bo tròn'],
      cone: ['Sloping', '斜壁', 'Vát'],
      straight: ['Upright', '直壁', 'Thẳng đứng'],
    }),
    edge: form(['Rim', '盆沿', 'Vành'], {
      fine: ['Even', '等厚', 'Đều'],
      broad: ['Broad', '宽沿', 'Rộng'],
      flared: ['Flared', '外翻', 'Loe'],
    }),
  },
  lines,
  slots: { bowl: vesselSlot(), metal: fittingSlot(['Waste', '下水器', 'Bộ xả']) },
  build,
});

const rims: Record<Shape, { rim: Rim; corner?: number }> = {
  round: { rim: 'oval' },
  oval: { rim: 'oval' },
  soft: { rim: 'soft' },
  rectangle: { rim: 'square', corner: 34 },
  ribbed: { rim: 'fluted' },
  ribbedOval: { rim: 'fluted' },
};

function build(choice: Choice, detail: Detail): Model {
  const { mesh, floor } = bowlOf(
    {
      ...rims[choice.shape as Shape],
      width: choice.width as number,
      depth: choice.depth as number,
      height: choice.height as number,
      side: choice.side as BasinSide,
      edge: choice.edge as BasinEdge,
      wall: bowlWalls[choice.style],
    },
    detail,
  );
  return modelFromSlots([{ bowl: [mesh], metal: [wasteOf(floor, detail)] }]);
}
