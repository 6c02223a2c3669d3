import { cushionEdges, cushionLines, cushionShapes } from '#models/families/textiles/cushion-parameters.ts';
import { buttons, cushionTrim, parted } from '#models/families/textiles/cushion-trims.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { localizedText } from '#models/families/shared/parameters.ts';
import { throwSlot } from '#models/families/shared/slots.ts';
import { family } from '#models/family.ts';
import { boundsOf } from '#models/geometry/bounds.ts';
import { cushion as block } from '#models/geometry/cushion.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { smoothed } from '#models/geometry/normals.ts';
import { pillow } from '#models/geometry/pillow.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { stretched } from '#models/geometry/stretch.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { noise } from '#lib/noise.ts';
import type { CushionEdge } from '#models/families/textiles/cushion-trims.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Vec2 } from '#lib/vec.ts';

const cloths = [
  'linen-oat',
  'linen-ivory',
  'linen-sage',
  'linen-rust',
  'linen-mustard',
  'linen-indigo',
  'linen-graphite',
  'boucle-ivory',
  'boucle-clay',
  'velvet-forest',
  'velvet-teal',
  'velvet-mustard',
  'velvet-terracotta',
  'wool-fog',
  'silk-raw',
  'silk-ink',
  'stripe-indigo',
  'leather-cognac',
];

export const cushion = family({
  code: 'cushion',
  name: { en: 'Cushion', zh: '抱枕', vi: 'Gối tựa' },
  synonyms: {
    en: ['scatter cushion', 'throw pillow', 'bolster', 'floor cushion', 'lumbar cushion'],
    zh: ['靠枕', '靠垫', '腰枕', '坐垫', '蒲团', '沙发垫'],
    vi: ['gối trang trí', 'gối sofa', 'gối ôm', 'gối tựa lưng', 'đệm ngồi', 'gối lưng', 'bồ đoàn'],
  },
  category: 'textiles',
  rooms: ['living', 'bedroom', 'study', 'children', 'balcony'],
  placement: 'top',
  parameters: { ...sizesIn(cushionLines), shape: cushionShapes, edge: cushionEdges },
  lines: cushionLines,
  slots: {
    cloth: { ...throwSlot(), name: localizedText(['Cover', '面料', 'Vỏ gối']), finishes: cloths },
    trim: {
      name: localizedText(['Trim', '饰边', 'Viền']),
      finishes: [...cloths, 'leather-tan', 'cotton-cream'],
      byStyle: {
        modern: 'linen-graphite',
        scandinavian: 'linen-ivory',
        japandi: 'linen-oat',
        newChinese: 'silk-gold',
        indochine: 'linen-ivory',
        french: 'silk-raw',
        midCentury: 'leather-cognac',
        industrial: 'leather-tan',
        wabiSabi: 'linen-oat',
      },
    },
  },
  build,
});

/** How full a style stuffs them. */
const plump: Record<Style, number> = {
  modern: 1,
  scandinavian: 1.03,
  japandi: 0.94,
  newChinese: 0.97,
  indochine: 1.05,
  french: 1.1,
  midCentury: 0.99,
  industrial: 1.01,
  wabiSabi: 1.08,
};
const seeds: Record<Style, number> = {
  modern: 2,
  scandinavian: 5,
  japandi: 8,
  newChinese: 11,
  indochine: 14,
  french: 17,
  midCentury: 20,
  industrial: 23,
  wabiSabi: 26,
};

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const edge = choice.edge as CushionEdge;
  const shape = choice.shape as 'square' | 'lumbar' | 'round' | 'bolster' | 'floor';
  const place = { shape, w, d, h, edge, full: plump[choice.style] };
  const trim = cushionTrim(place, detail);
  const body = bodyOf(place, seeds[choice.style], detail);
  if (edge === 'band' && shape !== 'bolster') {
    const { middle, rest } = parted(body, w * 0.16);
    return fitted(
      model([part('cloth', rest, { solid: false }), part('trim', middle, { solid: false })]),
      choice,
      'top',
    );
  }
  return fitted(
    model([
      part('cloth', [body, ...trim.cloth]),
      part('trim', [...trim.trim, ...(edge === 'buttoned' ? buttons(body, h, detail) : [])]),
    ]),
    choice,
    'top',
  );
}

interface Place {
  shape: 'square' | 'lumbar' | 'round' | 'bolster' | 'floor';
  w: number;
  d: number;
  h: number;
  edge: CushionEdge;
  full: number;
}

function bodyOf(place: Place, seed: number, detail: Detail): Mesh {
  const { shape, w, d, h, edge, full } = place;
  let less = 0;
  if (edge === 'flange') less = 76;
  else if (edge === 'tassels' && shape !== 'bolster') less = 52;
  if (shape === 'floor')
    return dimpled(
      block({ width: w, depth: d, height: h, radius: h * 0.34, crown: h * 0.16 * full, wrinkles: 0.8, seed }, detail),
      place,
    );
  if (shape === 'bolster')
    return turn(
      lathe(rolled(w - (edge === 'tassels' ? 120 : 0), h, full, seed, detail), detail, { crease: 50 }),
      'y',
      90,
    );
  if (shape === 'round') return dimpled(lathe(disc(w, h, full, detail), detail, { crease: 80 }), place);
  return dimpled(
    move(
      turn(pillow({ width: w - less, height: d - less, thickness: h, dent: 0, seed }, detail), 'x', -90),
      0,
      -(d - less) / 2,
      h / 2,
    ),
    place,
  );
}

/** From end to end, a little uneven; begins at −w/2. */
function rolled(w: number, h: number, full: number, seed: number, detail: Detail): Vec2[] {
  const steps = byDetail(detail, 18, 10, 4);
  const middle = Array.from({ length: steps + 1 }, (_, i): Vec2 => [
    (h / 2) * (0.985 + (noise(i * 0.8, seed, seed) - 0.5) * 0.02),
    -w / 2 + 14 + ((w - 28) * i) / steps,
  ]);
  const r = h / 2;
  return [
    [0, -w / 2 + 9],
    [r * 0.5, -w / 2 + 4 / full],
    [r * 0.86, -w / 2],
    [r * 0.97, -w / 2 + 5],
    ...middle,
    [r * 0.97, w / 2 - 5],
    [r * 0.86, w / 2],
    [r * 0.5, w / 2 - 4 / full],
    [0, w / 2 - 9],
  ];
}

function disc(w: number, h: number, full: number, detail: Detail): Vec2[] {
  const steps = byDetail(detail, 14, 8, 4);
  return Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const a = (Math.PI * i) / steps - Math.PI / 2;
    const c = Math.cos(a);
    return [
      i === 0 || i === steps ? 0 : (w / 2) * c ** (0.72 / full),
      h / 2 + (h / 2) * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.92,
    ];
  });
}

/** A button draws the cloth in around it, above and below. */
function dimpled(mesh: Mesh, { w, h, edge, shape }: Place): Mesh {
  if (edge !== 'buttoned') return mesh;
  const positions = mesh.positions.slice();
  const reach = w * (shape === 'round' ? 0.2 : 0.16);
  for (let i = 0; i < positions.length; i += 3) {
    const off = Math.hypot(positions[i]!, positions[i + 1]!) / reach;
    const above = positions[i + 2]! - h / 2;
    positions[i + 2]! -= above * 0.44 * Math.exp(-off * off);
  }
  const { min, max } = boundsOf(mesh);
  return smoothed(stretched({ ...mesh, positions }, [min[0], min[1], 0], [max[0], max[1], h]), 75);
}
