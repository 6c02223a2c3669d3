import { choices, sizes } from '#models/families/storage/cabinet-parameters.ts';
import { shelfBracket } from '#models/families/storage/wall-shelf-brackets.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { model, part } from '#models/geometry/model.ts';
import { roundedRectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { bothSides, move } from '#models/geometry/transform.ts';
import type { Bracket } from '#models/families/storage/wall-shelf-brackets.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

type Edge = 'square' | 'round' | 'lip' | 'rail';

const width = [400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600];
const depth = [160, 200, 240, 280];
const tiers = { depth: [160, 200, 240], height: [400, 500, 600, 700, 800], tiers: ['2', '3'] };

/** Thickness shows the style; what carries the board too. */
const lines: Line[] = [
  {
    style: 'modern',
    values: { width, depth, height: [30, 40, 50], tiers: ['1'], bracket: ['hidden'], edge: ['square', 'round', 'lip'] },
  },
  { style: 'modern', values: { width, ...tiers, bracket: ['frame', 'rod'], edge: ['square', 'lip'] } },
  {
    style: 'scandinavian',
    values: {
      width,
      depth,
      height: [140, 180, 220],
      tiers: ['1'],
      bracket: ['wood', 'curved'],
      edge: ['square', 'round', 'rail'],
    },
  },
  { style: 'scandinavian', values: { width, ...tiers, bracket: ['ladder', 'panel'], edge: ['square', 'rail'] } },
  {
    style: 'japandi',
    values: { width, depth, height: [60, 80, 140], tiers: ['1'], bracket: ['cleat'], edge: ['square', 'round', 'lip'] },
  },
  { style: 'japandi', values: { width, ...tiers, bracket: ['ladder', 'panel'], edge: ['square', 'lip'] } },
  {
    style: 'midCentury',
    values: {
      width,
      depth,
      height: [140, 180, 220],
      tiers: ['1'],
      bracket: ['steel', 'wood'],
      edge: ['square', 'round', 'rail'],
    },
  },
  { style: 'midCentury', values: { width, ...tiers, bracket: ['rod', 'ladder'], edge: ['square', 'rail'] } },
  {
    style: 'industrial',
    values: {
      width,
      depth,
      height: [180, 220, 260],
      tiers: ['1'],
      bracket: ['pipe', 'steel'],
      edge: ['square', 'round'],
    },
  },
  { style: 'industrial', values: { width, ...tiers, bracket: ['pipe', 'frame'], edge: ['square', 'rail'] } },
  {
    style: 'french',
    values: {
      width,
      depth,
      height: [180, 220, 260],
      tiers: ['1'],
      bracket: ['scroll', 'curved'],
      edge: ['round', 'rail'],
    },
  },
  {
    style: 'wabiSabi',
    values: { width, depth, height: [60, 80], tiers: ['1'], bracket: ['hidden'], edge: ['square', 'round'] },
  },
];

const thickness: Record<Style, number> = {
  modern: 20,
  scandinavian: 22,
  japandi: 24,
  midCentury: 19,
  industrial: 32,
  french: 26,
  wabiSabi: 60,
  indochine: 24,
  newChinese: 24,
};

export const wallShelf = family({
  code: 'wall-shelf',
  name: { en: 'Wall shelf', zh: '墙面置物架', vi: 'Kệ treo tường' },
  synonyms: {
    en: ['floating shelf', 'picture ledge', 'bracket shelf'],
    zh: ['隔板', '一字隔板', '墙上搁板', '壁架'],
    vi: ['kệ gỗ treo', 'đợt gỗ', 'kệ trang trí tường'],
  },
  category: 'storage',
  rooms: ['living', 'kitchen', 'bedroom', 'study', 'children', 'bathroom', 'hall'],
  placement: 'wall',
  mountHeight: 1400,
  parameters: {
    width: sizes('width', width),
    depth: sizes('depth', depth),
    height: sizes('height', [30, 40, 50, 60, 80, 140, 180, 220, 260, 400, 500, 600, 700, 800]),
    tiers: choices(['Boards', '层数', 'Số tầng'], {
      1: ['One', '单层', 'Một'],
      2: ['Two', '两层', 'Hai'],
      3: ['Three', '三层', 'Ba'],
    }),
    bracket: choices(['Carried by', '支撑', 'Kiểu đỡ'], {
      hidden: ['Hidden', '隐藏支撑', 'Ẩn'],
      cleat: ['Back rail', '靠墙背条', 'Gờ lưng'],
      steel: ['Flat steel', '扁钢托', 'Thép dẹt'],
      wood: ['Wooden brackets', '木托架', 'Ke gỗ'],
      curved: ['Curved brackets', '弧形木托', 'Ke cong'],
      scroll: ['Scrolled iron', '卷草铁艺', 'Sắt uốn'],
      pipe: ['Pipes', '水管架', 'Ống sắt'],
      frame: ['Steel frames', '钢框', 'Khung thép'],
      rod: ['Brass rods', '铜杆', 'Thanh đồng'],
      ladder: ['Wooden ladders', '木梯架', 'Thang gỗ'],
      panel: ['Side panels', '侧板', 'Tấm hồi'],
    }),
    edge: choices(['Edge', '边缘', 'Cạnh'], {
      square: ['Square', '直边', 'Vuông'],
      round: ['Rounded corners', '圆角', 'Bo góc'],
      lip: ['Raised lip', '挡边', 'Gờ chặn'],
      rail: ['Rail', '护栏', 'Thanh chắn'],
    }),
  },
  lines,
  slots: {
    board: {
      name: { en: 'Boards', zh: '层板', vi: 'Mặt kệ' },
      finishes: [
        'oak-natural',
        'oak-pale',
        'ash-natural',
        'walnut',
        'acacia',
        'oak-smoked',
        'paint-white',
        'paint-cream',
        'marble-carrara',
      ],
      byStyle: {
        modern: 'oak-smoked',
        scandinavian: 'ash-natural',
        japandi: 'oak-pale',
        midCentury: 'walnut',
        industrial: 'acacia',
        french: 'paint-cream',
        wabiSabi: 'oak-natural',
      },
    },
    bracket: {
      name: { en: 'Metal brackets', zh: '金属支架', vi: 'Giá đỡ kim loại' },
      finishes: ['steel-black', 'steel-white', 'brass-brushed', 'brass-antique', 'iron-cast', 'gunmetal'],
      byStyle: { midCentury: 'brass-brushed', industrial: 'iron-cast', french: 'brass-antique' },
    },
  },
  build,
});

/** Boards reach `top`; over it stands what keeps things from falling. */
interface Plan {
  w: number;
  d: number;
  h: number;
  t: number;
  top: number;
  hangs: boolean;
  bracket: Bracket | 'hidden' | 'cleat';
  edge: Edge;
}

/** These are made of the boards' own timber. */
const wooden: ReadonlySet<string> = new Set(['wood', 'curved', 'ladder', 'panel']);

const heads: Record<Edge, number> = { square: 0, round: 0, lip: 12, rail: 44 };

function build(choice: Choice, detail: Detail): Model {
  const plan = planOf(choice);
  const levels = levelsOf(plan, Number(choice.tiers));
  const boards = levels.flatMap((z) => shelf(plan, z, detail));
  if (plan.bracket === 'hidden') return model([part('board', boards)]);
  if (plan.bracket === 'cleat')
    return model([
      part('board', [
        ...boards,
        board({ from: [-plan.w / 2, -18, 0], to: [plan.w / 2, 0, plan.h], radius: 2, grain: 'x' }, detail),
      ]),
    ]);
  const made = shelfBracket(
    plan.bracket,
    { depth: plan.d, height: plan.hangs ? plan.h : levels[0]!, levels, hangs: plan.hangs },
    detail,
  );
  const x = plan.hangs ? plan.w / 2 : plan.w * 0.36;
  return model([
    part('board', boards),
    part(wooden.has(plan.bracket) ? 'board' : 'bracket', bothSides(move(made, x, 0, 0))),
  ]);
}

function planOf(choice: Choice): Plan {
  const h = choice.height as number;
  const edge = choice.edge as Edge;
  const bracket = choice.bracket as Plan['bracket'];
  const hangs = choice.tiers !== '1';
  const top = hangs ? h : h - heads[edge];
  const t = bracket === 'hidden' ? top : thickness[choice.style];
  return { w: choice.width as number, d: choice.depth as number, h, t, top, hangs, bracket, edge };
}

/** Undersides of the boards: one lies on top of what carries it, several hang between. */
function levelsOf({ bracket, hangs, top, h, t }: Plan, count: number): number[] {
  if (!hangs) return [bracket === 'cleat' ? 0 : top - t];
  return Array.from({ length: count }, (_, i) => 40 + ((h - t - 40 - Math.min(180, h * 0.3)) * i) / (count - 1));
}

/** Between frames a board stays inside them; alone it gives the whole its width and depth. */
function shelf({ w, d, t, hangs, edge, bracket }: Plan, z: number, detail: Detail): Mesh[] {
  const [half, front] = hangs ? [w / 2 - 5, bracket === 'pipe' ? -d + 24 : -d + 8] : [w / 2, -d];
  if (edge === 'round') return [roundedSlab(w, d, z, t, detail)];
  const slab = board({ from: [-half, front, z], to: [half, 0, z + t], radius: 1.5, grain: 'x' }, detail);
  const over = z + t + heads[edge];
  if (edge === 'lip')
    return [slab, board({ from: [-half, front, z], to: [half, front + 11, over], radius: 1.5, grain: 'x' }, detail)];
  if (edge !== 'rail') return [slab];
  const rail = board(
    { from: [-half, front + 4, over - 12], to: [half, front + 14, over], radius: 4, grain: 'x' },
    detail,
  );
  const post = bothSides(
    board(
      { from: [half - 14, front + 4, z + t - 3], to: [half - 4, front + 14, over - 2], radius: 2, grain: 'z' },
      detail,
    ),
  );
  return [slab, rail, post];
}

/** Round at its front corners and along its edges. */
function roundedSlab(w: number, d: number, z: number, t: number, detail: Detail): Mesh {
  const r = Math.min(70, d * 0.36);
  return move(
    extrude(
      { outline: roundedRectangle(w, d, [r, r, 0, 0], detail), height: t, bevel: Math.min(t * 0.3, 8), uv: [w, d] },
      detail,
    ),
    0,
    -d / 2,
    z,
  );
}
