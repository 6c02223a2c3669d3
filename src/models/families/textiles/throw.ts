import { fitted } from '#models/families/shared/fit.ts';
import { sizesIn } from '#models/families/shared/line-sizes.ts';
import { form, lineOf, localizedText } from '#models/families/shared/parameters.ts';
import { foldedCloth, fringeOf, rolledCloth } from '#models/families/textiles/throw-folds.ts';
import { family } from '#models/family.ts';
import { model, part } from '#models/geometry/model.ts';
import { turn } from '#models/geometry/transform.ts';
import type { Choice, Line } from '#models/family.ts';
import type { Detail, Mesh, Model } from '#models/geometry/mesh.ts';
import type { Style } from '#models/vocabulary.ts';

const layers: Record<string, number> = { two: 2, three: 3, four: 4, six: 6 };

function folded(style: Style, edge: readonly string[], lay: readonly string[]): Line[] {
  return [
    lineOf(style, { width: [400, 500, 650], depth: [300, 400], height: [60, 80, 100], lay, edge }),
    lineOf(style, { width: [1300, 1500, 1800], depth: [400, 500], height: [40, 55], lay: ['two', 'three'], edge }),
  ];
}

function rolls(style: Style, edge: readonly string[]): Line[] {
  return [130, 160, 190].map((size) =>
    lineOf(style, { width: [400, 500, 650], depth: [size], height: [size], lay: ['rolled'], edge }),
  );
}

const lines: readonly Line[] = [
  ...folded('modern', ['hem'], ['three', 'four']),
  ...rolls('modern', ['hem']),
  ...folded('scandinavian', ['fringe', 'hem'], ['three', 'four', 'six']),
  ...rolls('scandinavian', ['hem']),
  ...folded('japandi', ['hem'], ['two', 'three', 'four']),
  ...folded('indochine', ['fringe'], ['three', 'four']),
  ...folded('french', ['fringe'], ['three', 'four', 'six']),
  ...folded('wabiSabi', ['fringe', 'hem'], ['three', 'four']),
  ...rolls('wabiSabi', ['hem']),
  ...folded('midCentury', ['fringe'], ['three', 'six']),
];

export const throwBlanket = family({
  code: 'throw',
  name: { en: 'Throw', zh: '盖毯', vi: 'Chăn mỏng' },
  synonyms: {
    en: ['throw blanket', 'plaid', 'folded blanket', 'bed runner'],
    zh: ['搭毯', '毯子', '沙发毯', '休闲毯', '床尾巾', '毛毯'],
    vi: [
      'chăn trang trí',
      'chăn sofa',
      'chăn len',
      'mền',
      'mền mỏng',
      'mền sofa',
      'khăn choàng sofa',
      'khăn trải cuối giường',
      'tấm phủ sofa',
    ],
  },
  category: 'textiles',
  rooms: ['living', 'bedroom', 'children', 'study'],
  placement: 'top',
  parameters: {
    ...sizesIn(lines),
    lay: form(['Laid', '叠法', 'Cách gấp'], {
      two: ['Folded in two', '对折', 'Gấp đôi'],
      three: ['Folded in three', '折三层', 'Gấp ba'],
      four: ['Folded in four', '折四层', 'Gấp tư'],
      six: ['Folded in six', '折六层', 'Gấp sáu'],
      rolled: ['Rolled', '卷起', 'Cuộn tròn'],
    }),
    edge: form(['Edge', '边缘', 'Mép'], {
      hem: ['Hemmed', '缝边', 'May gấp mép'],
      fringe: ['Fringe', '流苏', 'Tua rua'],
    }),
  },
  lines,
  slots: {
    cloth: {
      name: localizedText(['Cloth', '面料', 'Vải']),
      finishes: [
        'wool-fog',
        'wool-greige',
        'wool-charcoal',
        'wool-olive',
        'wool-terracotta',
        'wool-blue',
        'boucle-ivory',
        'boucle-oat',
        'boucle-clay',
        'linen-oat',
        'linen-rust',
        'linen-sage',
        'cotton-cream',
      ],
      byStyle: {
        modern: 'wool-charcoal',
        scandinavian: 'wool-fog',
        japandi: 'linen-oat',
        indochine: 'linen-rust',
        french: 'boucle-ivory',
        wabiSabi: 'wool-greige',
        midCentury: 'wool-terracotta',
      },
    },
    trim: {
      name: localizedText(['Fringe', '流苏', 'Tua rua']),
      finishes: ['cotton-cream', 'wool-fog', 'wool-charcoal', 'linen-sand', 'linen-rust'],
      byStyle: { midCentury: 'wool-terracotta', indochine: 'linen-rust' },
    },
  },
  build,
});

/** How loosely a style folds, in parts of a layer. */
const loose: Partial<Record<Style, number>> = {
  modern: 0.1,
  scandinavian: 0.16,
  japandi: 0.12,
  indochine: 0.14,
  french: 0.2,
  wabiSabi: 0.24,
  midCentury: 0.18,
};

function build(choice: Choice, detail: Detail): Model {
  const place = {
    w: choice.width as number,
    d: choice.depth as number,
    h: choice.height as number,
    gap: loose[choice.style]!,
    fringe: choice.edge === 'fringe',
  };
  if (choice.lay === 'rolled') return fitted(model([part('cloth', rolledCloth(place, detail))]), choice, 'top');
  const count = layers[choice.lay as string]!;
  // The free edge looks to the front.
  const faced = (mesh: Mesh): Mesh => (count % 2 === 1 ? turn(mesh, 'z', 180) : mesh);
  return fitted(
    model([
      part('cloth', faced(foldedCloth(place, count, detail))),
      part('trim', place.fringe ? fringeOf(place, count, detail).map(faced) : []),
    ]),
    choice,
    'top',
  );
}
