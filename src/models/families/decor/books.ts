import { bookend, topping } from '#models/families/decor/book-props.ts';
import { form, lineOf, measures, localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { book } from '#models/geometry/books.ts';
import { model, part } from '#models/geometry/model.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { seededRng, hashOf, hashOfText } from '#lib/random.ts';
import type { Bookend, Topping } from '#models/families/decor/book-props.ts';
import type { Rng } from '#lib/random.ts';
import type { Choice, Line, Slot } from '#models/family.ts';
import type { Detail, Mesh, Model, Part } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';
import type { TextTriple } from '#models/families/shared/parameters.ts';

/** What holds a row upright and what lies on a stack; each style has its own. */
const formsByStyle: Record<Style, { ends: readonly Bookend[]; tops: readonly Topping[] }> = {
  modern: { ends: ['plate'], tops: ['none', 'ball'] },
  scandinavian: { ends: ['slant'], tops: ['bowl', 'chain'] },
  japandi: { ends: ['block'], tops: ['bowl', 'none'] },
  indochine: { ends: ['scroll'], tops: ['box', 'bowl'] },
  newChinese: { ends: ['gate'], tops: ['box', 'ball'] },
  industrial: { ends: ['angle'], tops: ['none', 'box'] },
  wabiSabi: { ends: ['stone'], tops: ['bowl', 'ball'] },
  french: { ends: ['column'], tops: ['box', 'none'] },
  midCentury: { ends: ['arch'], tops: ['ball', 'chain'] },
};
const rows = { width: [200, 260, 320, 400, 500], depth: [160, 200], height: [220, 260, 300], top: ['none'] };
const stacks = { width: [240, 280, 320], depth: [180, 220], ends: ['none'], layout: ['stack'] };

function linesOf(style: Style): Line[] {
  const { ends, tops } = formsByStyle[style];
  return [
    lineOf(style, rows, { layout: ['row', 'leaning'], ends }),
    ...tops.map((top) =>
      lineOf(style, stacks, { height: top === 'none' ? [60, 90, 120] : [120, 150, 180], top: [top] }),
    ),
  ];
}

const cover = (name: TextTriple, ...byStyle: string[]): Slot => {
  const styles = Object.keys(formsByStyle) as Style[];
  return {
    name: localizedText(name),
    finishes: [
      'book-brick',
      'book-ink',
      'book-sand',
      'book-moss',
      'paper-white',
      'paper-kraft',
      'paint-black',
      'paint-mustard',
      'paint-blush',
      'linen-graphite',
    ],
    byStyle: Object.fromEntries(styles.map((style, i) => [style, byStyle[i]!])),
  };
};

export const books = family({
  code: 'books',
  name: { en: 'Books', zh: '书籍摆件', vi: 'Sách trang trí' },
  synonyms: {
    en: ['book stack', 'coffee-table books', 'bookends', 'row of books'],
    zh: ['装饰书', '书堆', '书立', '茶几书'],
    vi: ['chồng sách', 'sách', 'chặn sách', 'sách bàn trà'],
  },
  category: 'decor',
  rooms: ['living', 'study', 'bedroom', 'children'],
  placement: 'top',
  parameters: {
    ...measures([200, 240, 260, 280, 320, 400, 500], [160, 180, 200, 220], [60, 90, 120, 150, 180, 220, 260, 300]),
    layout: form(['Layout', '摆放', 'Cách bày'], {
      row: ['Upright in a row', '成排直立', 'Xếp đứng'],
      leaning: ['Upright, the last one leaning', '成排，末本斜靠', 'Xếp đứng, cuốn cuối nghiêng'],
      stack: ['Stacked flat', '平叠', 'Xếp chồng'],
    }),
    ends: form(['Bookends', '书立', 'Chặn sách'], {
      none: ['None', '无', 'Không'],
      plate: ['Steel plate', '钢板', 'Tấm thép'],
      slant: ['Slanted block', '斜块', 'Khối xiên'],
      block: ['Wooden block', '木块', 'Khối gỗ'],
      scroll: ['Scroll', '卷形', 'Cuộn xoắn'],
      gate: ['Lattice gate', '格门', 'Cổng song ô'],
      angle: ['Angle iron', '角铁', 'Thép góc'],
      stone: ['Pebble', '石块', 'Đá cuội'],
      column: ['Column', '立柱', 'Cột'],
      arch: ['Arch', '拱形', 'Vòm'],
    }),
    top: form(['On top', '顶部摆件', 'Đặt trên'], {
      none: ['Nothing', '无', 'Không'],
      bowl: ['Small bowl', '小碗', 'Bát nhỏ'],
      ball: ['Ball', '圆球', 'Quả cầu'],
      box: ['Box', '小盒', 'Hộp'],
      chain: ['Wooden links', '木环', 'Vòng gỗ'],
    }),
  },
  lines: (Object.keys(formsByStyle) as Style[]).flatMap(linesOf),
  slots: {
    cover1: cover(
      ['First covers', '封面一', 'Bìa một'],
      'paper-white',
      'book-sand',
      'book-sand',
      'book-moss',
      'book-ink',
      'paint-black',
      'book-sand',
      'paper-white',
      'book-brick',
    ),
    cover2: cover(
      ['Second covers', '封面二', 'Bìa hai'],
      'paint-black',
      'paper-white',
      'paper-white',
      'book-brick',
      'book-sand',
      'book-brick',
      'paper-kraft',
      'book-sand',
      'paint-mustard',
    ),
    cover3: cover(
      ['Third covers', '封面三', 'Bìa ba'],
      'linen-graphite',
      'paint-blush',
      'book-moss',
      'paint-mustard',
      'book-brick',
      'paper-kraft',
      'linen-graphite',
      'paint-blush',
      'book-ink',
    ),
    pages: { name: localizedText(['Pages', '书页', 'Trang giấy']), finishes: ['paper-rice', 'paper-white'] },
    prop: {
      name: localizedText(['Bookend or ornament', '书立或摆件', 'Chặn sách hoặc vật trang trí']),
      finishes: [
        'walnut',
        'oak-natural',
        'oak-pale',
        'wenge',
        'steel-black',
        'brass-brushed',
        'marble-carrara',
        'travertine',
        'ceramic-white',
        'stoneware-charcoal',
      ],
      byStyle: {
        modern: 'steel-black',
        scandinavian: 'oak-pale',
        japandi: 'oak-natural',
        indochine: 'brass-antique',
        newChinese: 'wenge',
        industrial: 'iron-cast',
        wabiSabi: 'stoneware-charcoal',
        french: 'marble-carrara',
        midCentury: 'brass-brushed',
      },
    },
  },
  build,
});

interface Set {
  width: number;
  depth: number;
  height: number;
  rng: Rng;
  detail: Detail;
}

function build(choice: Choice, detail: Detail): Model {
  const width = choice.width as number;
  const depth = choice.depth as number;
  const height = choice.height as number;
  const rng = seededRng(hashOf(width, depth, height, hashOfText(`${choice.style} ${choice.layout} ${choice.top}`)));
  const set: Set = { width, depth, height, rng, detail };
  if (choice.layout === 'stack') return model(stack(set, choice.top as Topping));
  return model(row(set, choice.ends as Bookend, choice.layout === 'leaning'));
}

function dressed({ rng }: Set, made: { cover: Mesh; pages: Mesh }, place: (mesh: Mesh) => Mesh): Part[] {
  return [part(`cover${1 + Math.floor(rng.next() * 3)}`, place(made.cover)), part('pages', place(made.pages))];
}

/** Books between a pair of ends, or one end and a book that leans. The tallest and the deepest measure exactly. */
function row(set: Set, ends: Bookend, leaning: boolean): Part[] {
  const { width, depth, height, rng, detail } = set;
  const prop = bookend(ends, depth, height * 0.72, detail);
  const lean = { thick: 24, tall: height * 0.88, angle: 13 };
  const a = (lean.angle * Math.PI) / 180;
  const taken = leaning ? lean.tall * Math.sin(a) + lean.thick * Math.cos(a) : prop.width;
  const inner = width - prop.width - taken;
  const thick = Array.from({ length: Math.max(3, Math.round(inner / (detail === 'far' ? 42 : 29))) }, () =>
    rng.between(16, 42),
  );
  const scale = inner / thick.reduce((sum, each) => sum + each, 0);
  let x = -width / 2 + prop.width;
  const first = Math.floor(thick.length / 2);
  const shelf = thick.flatMap((each, i) => {
    const made = book(
      {
        width: each * scale - 0.5,
        depth: i === first ? depth : depth * rng.between(0.8, 0.97),
        height: i === first ? height : height * rng.between(0.74, 0.97),
      },
      detail,
    );
    x += each * scale;
    const at = x - (each * scale) / 2;
    return dressed(set, made, (mesh) => move(mesh, at, 0, 0));
  });
  const end = prop.meshes.map((mesh) => move(mesh, -width / 2, 0, 0));
  const other = prop.meshes.map((mesh) => move(turn(mesh, 'z', 180), width / 2, 0, 0));
  if (!leaning) return [...shelf, part('prop', [...end, ...other])];
  const slim = book({ width: lean.thick, depth: depth * 0.9, height: lean.tall }, detail === 'far' ? 'far' : 'middle');
  const leant = (mesh: Mesh): Mesh =>
    move(turn(move(mesh, -lean.thick / 2, 0, 0), 'y', -lean.angle), width / 2, 0, lean.thick * Math.sin(a));
  return [...shelf, part('prop', end), ...dressed(set, slim, leant)];
}

/** The largest lies below and squarely; the others are turned a little. */
function stack(set: Set, top: Topping): Part[] {
  const { width, depth, height, rng, detail } = set;
  const prop = topping(top, Math.min(width, depth) * 0.56, detail);
  const tall = height - prop.height;
  const thick = Array.from({ length: Math.max(2, Math.round(tall / 30)) }, () => rng.between(20, 40));
  const scale = tall / thick.reduce((sum, each) => sum + each, 0);
  let z = 0;
  const laid = thick.flatMap((each, i) => {
    const part = i === 0 ? 1 : Math.max(0.62, 0.92 - 0.07 * (i - 1) * rng.between(0.5, 1.2));
    const long = width * part;
    const angle = i === 0 ? 0 : rng.between(-2.5, 2.5);
    const at = z + (each * scale) / 2;
    z += each * scale;
    const made = book({ width: each * scale, depth: depth * part, height: long }, detail);
    return dressed(set, made, (mesh) => move(turn(move(turn(mesh, 'y', 90), -long / 2, 0, 0), 'z', angle), 0, 0, at));
  });
  return [
    ...laid,
    ...(prop.meshes.length > 0
      ? [
          part(
            'prop',
            prop.meshes.map((mesh) => move(mesh, 0, 0, tall)),
          ),
        ]
      : []),
  ];
}
