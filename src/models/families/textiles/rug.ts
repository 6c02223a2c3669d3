import { inlays, rugOutline } from '#models/families/textiles/rug-patterns.ts';
import { rugEdges, rugLines, rugPatterns, rugShapes } from '#models/families/textiles/rug-parameters.ts';
import { fitted } from '#models/families/shared/fit.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { localizedText } from '#models/families/shared/parameters.ts';
import { family } from '#models/family.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { bothSides, merge, move } from '#models/geometry/transform.ts';
import { at } from '#lib/noise.ts';
import type { Inlay, RugField, RugPattern, RugShape } from '#models/families/textiles/rug-patterns.ts';
import type { Choice } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const wools = ['rug-ivory', 'rug-sand', 'rug-grey', 'rug-indigo', 'rug-brick', 'rug-sage', 'rug-jute'];

export const rug = family({
  code: 'rug',
  name: { en: 'Rug', zh: '地毯', vi: 'Thảm trải sàn' },
  synonyms: {
    en: ['carpet', 'area rug', 'runner', 'kilim', 'mat'],
    zh: ['客厅地毯', '地垫', '床边毯', '走廊毯', '圆毯', '黄麻地毯'],
    vi: ['thảm phòng khách', 'thảm lông', 'thảm tròn', 'thảm cói', 'thảm đay', 'thảm len', 'thảm sofa', 'tấm thảm'],
  },
  category: 'textiles',
  rooms: ['living', 'bedroom', 'dining', 'hall', 'study', 'children'],
  placement: 'floor',
  parameters: { ...sizesIn(rugLines), shape: rugShapes, pattern: rugPatterns, edge: rugEdges },
  lines: rugLines,
  slots: {
    field: {
      name: localizedText(['Ground', '底色', 'Nền thảm']),
      finishes: wools,
      byStyle: {
        modern: 'rug-grey',
        scandinavian: 'rug-ivory',
        japandi: 'rug-sand',
        newChinese: 'rug-ivory',
        indochine: 'rug-jute',
        french: 'rug-ivory',
        midCentury: 'rug-sand',
        industrial: 'rug-grey',
        wabiSabi: 'rug-jute',
      },
    },
    second: {
      name: localizedText(['Pattern', '图案色', 'Màu hoạ tiết']),
      finishes: wools,
      byStyle: {
        modern: 'rug-ivory',
        scandinavian: 'wool-charcoal',
        japandi: 'rug-sage',
        newChinese: 'rug-indigo',
        indochine: 'rug-brick',
        french: 'rug-sage',
        midCentury: 'rug-brick',
        industrial: 'wool-charcoal',
        wabiSabi: 'rug-sand',
      },
    },
    third: {
      name: localizedText(['Accent', '点缀色', 'Màu nhấn']),
      finishes: [...wools, 'wool-charcoal', 'wool-olive'],
      byStyle: {
        modern: 'wool-charcoal',
        scandinavian: 'rug-sand',
        japandi: 'rug-ivory',
        newChinese: 'rug-brick',
        indochine: 'rug-indigo',
        french: 'rug-brick',
        midCentury: 'wool-olive',
        industrial: 'rug-sand',
        wabiSabi: 'wool-greige',
      },
    },
    edge: {
      name: localizedText(['Edge', '收边', 'Mép thảm']),
      finishes: ['cotton-cream', 'linen-sand', 'linen-graphite', 'linen-cocoa', 'linen-indigo', 'leather-tan'],
      byStyle: {
        modern: 'linen-graphite',
        indochine: 'linen-cocoa',
        newChinese: 'linen-indigo',
        industrial: 'leather-tan',
        japandi: 'linen-sand',
        french: 'cotton-cream',
      },
    },
  },
  build,
});

/** How round a style leaves corners and how broad it draws lines: what keeps two styles' rugs apart. */
const hands: Record<Style, { corner: number; broad: number }> = {
  modern: { corner: 12, broad: 1.1 },
  scandinavian: { corner: 6, broad: 0.9 },
  japandi: { corner: 30, broad: 0.8 },
  newChinese: { corner: 8, broad: 0.95 },
  indochine: { corner: 4, broad: 1 },
  french: { corner: 10, broad: 0.85 },
  midCentury: { corner: 20, broad: 1.15 },
  industrial: { corner: 3, broad: 1.25 },
  wabiSabi: { corner: 60, broad: 1.2 },
};

const fringe = 65;

function build(choice: Choice, detail: Detail): Model {
  const w = choice.width as number;
  const d = choice.depth as number;
  const h = choice.height as number;
  const ends = choice.edge === 'fringe' ? fringe : 0;
  const bound = choice.edge === 'bound' ? Math.round(9 + hands[choice.style].broad * 8) : 0;
  const field: RugField = {
    shape: choice.shape as RugShape,
    w: w - ends * 2 - bound * 2,
    d: d - bound * 2,
    ...hands[choice.style],
  };
  const bare = choice.pattern === 'plain';
  const ground = extrude(
    { outline: rugOutline(field, detail), height: bare ? h : h - relief(h), bevel: Math.min(h * 0.4, 6), crease: 60 },
    detail,
  );
  const pieces = inlays(choice.pattern as RugPattern, field, detail);
  const inSlot = (slot: Inlay['slot']): Mesh[] =>
    pieces.filter((piece) => piece.slot === slot).map((piece) => laid(piece, h, detail));
  const tape = bound
    ? [
        extrude(
          {
            outline: rugOutline({ ...field, w, d, corner: field.corner + bound }, detail),
            holes: [rugOutline(field, detail, 1)],
            height: h * 0.72,
            bevel: Math.min(h * 0.3, 3),
            crease: 60,
          },
          detail,
        ),
      ]
    : [];
  return fitted(
    model([
      part('field', ground),
      part('second', inSlot('second')),
      part('third', inSlot('third')),
      part('edge', [...tape, ...(ends ? [bothSides(tassels(w / 2, d, h, detail))] : [])]),
    ]),
    choice,
    'floor',
  );
}

/** Patterns are cut a little proud of the ground. */
function relief(h: number): number {
  return Math.min(2, h * 0.16);
}

function laid({ outline, hole }: Inlay, h: number, detail: Detail): Mesh {
  return move(
    extrude(
      {
        outline,
        ...(hole ? { holes: [hole] } : {}),
        height: h * 0.6,
        bevel: detail === 'near' ? relief(h) * 0.8 : 0,
        crease: 40,
      },
      detail,
    ),
    0,
    0,
    h * 0.4,
  );
}

/** Knotted threads, each lying its own way, at the end towards +X. */
function tassels(end: number, d: number, h: number, detail: Detail): Mesh {
  const count = Math.min(byDetail(detail, 150, 90, 26), Math.round(d / byDetail(detail, 16, 22, 60)));
  const step = (d - 8) / count;
  const meshes = Array.from({ length: count }, (_, i) => {
    const y = -d / 2 + 4 + step * (i + 0.5);
    const sway = (at(i, 3, 11) - 0.5) * step * 0.5;
    const thick = Math.min(4, h * 0.5);
    const thread = board(
      {
        from: [end - fringe - 4, y - step * 0.3, 0.2],
        to: [end - (i % 7 === 3 ? 0 : at(i, 5, 2) * 7), y + step * 0.3, thick],
        radius: 0,
        grain: 'x',
      },
      detail,
    );
    return slid(thread, end - fringe, sway / fringe);
  });
  const strip = board(
    {
      from: [end - fringe - 10, -d / 2 + 2, 0],
      to: [end - fringe + 5, d / 2 - 2, Math.min(5, h * 0.7)],
      radius: 1,
      grain: 'y',
    },
    detail,
  );
  return merge([strip, ...meshes]);
}

function slid(mesh: Mesh, from: number, slope: number): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) positions[i + 1]! += Math.max(0, positions[i]! - from) * slope;
  return { ...mesh, positions };
}
