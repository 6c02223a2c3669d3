import type { Locale } from '#lib/locale.ts';
import type { Family } from '#models/family.ts';
import { kinds } from '#models/materials/finish.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { rangeLabel } from './facets.ts';
import { diagonalName, facetNames, fitsName, lengthName, seatsName, sizeName } from './facet-words.ts';
import { screenFamily } from './match-size.ts';
import type { Meaning, SizeTerm, Space, Term } from './meaning.ts';
import { seatedWidth } from './seats.ts';
import type { ModelIndex } from './model-index.ts';
import { placements } from './spoken-words.ts';

/** What some words were taken for, in the reader's language. */
export interface DescribedTerm {
  text: string;
  kind: Meaning['kind'] | 'size';
  label: string;
}

/** `among`: all terms of the query; what a figure measures depends on the family named beside it. */
export function describeTerms(
  terms: readonly Term[],
  modelIndex: ModelIndex,
  locale: Locale,
  among = terms,
): DescribedTerm[] {
  const thing = terms.some(({ kind }) => kind === 'size') ? thingOf(among, modelIndex) : null;
  return terms.flatMap((term): DescribedTerm[] => {
    if (term.kind === 'nothing') return [];
    if (term.kind === 'size') return [{ text: term.text, kind: 'size', label: sizeLabel(term.size, locale, thing) }];
    const best = Math.max(...term.meanings.map(({ weight }) => weight));
    const weighty = term.meanings.filter(({ weight }) => weight === best).map(({ meaning }) => meaning);
    const labels = [...new Set(weighty.map((meaning) => meaningLabel(meaning, modelIndex, locale)))];
    return [
      {
        text: term.text,
        kind: weighty[0]!.kind,
        label: labels.slice(0, 3).join(' · ') + (labels.length > 3 ? ' …' : ''),
      },
    ];
  });
}

export function meaningLabel(meaning: Meaning, { families, finishes }: ModelIndex, locale: Locale): string {
  switch (meaning.kind) {
    case 'family':
      return families.find(({ family }) => family.code === meaning.value)!.family.name[locale];
    case 'category':
      return categories[meaning.value][locale];
    case 'room':
      return rooms[meaning.value][locale];
    case 'style':
      return styles[meaning.value][locale];
    case 'placement':
      return placements[meaning.value][locale];
    case 'finish':
      return finishes.get(meaning.value)!.name[locale];
    case 'finishKind':
      return kinds[meaning.value][locale];
    case 'form':
    case 'parameter': {
      const parameter = families.find(({ family }) => family.code === meaning.family)!.family.parameters[
        meaning.parameter
      ]!;
      if (meaning.kind === 'parameter') return parameter.name[locale];
      return parameter.labels?.[String(meaning.value)]?.[locale] ?? `${parameter.name[locale]} ${meaning.value}`;
    }
  }
}

/** The one family the words name best. */
function thingOf(terms: readonly Term[], { families }: ModelIndex): Family | null {
  let best: { code: string; weight: number } | null = null;
  for (const term of terms) {
    for (const { meaning, weight } of term.kind === 'meanings' ? term.meanings : [])
      if (meaning.kind === 'family' && weight > (best?.weight ?? 0)) best = { code: meaning.value, weight };
  }
  return families.find(({ family }) => family.code === best?.code)?.family ?? null;
}

export function sizeLabel(size: SizeTerm, locale: Locale, thing: Family | null = null): string {
  if (size.kind === 'seats') return seatsLabel(size.seats, thing, locale);
  if ('diagonal' in size && size.diagonal !== undefined && thing?.code === screenFamily)
    return diagonalLabel(size, size.diagonal / 25.4, locale);
  switch (size.kind) {
    case 'range':
      return `${dimensionName(size.dimension, locale)} ${rangeLabel(size)}`;
    case 'exact':
      return `${dimensionName(size.dimension, locale)} ${size.value} mm`;
    case 'measures':
      return `${sizeName[locale]} ${size.values.join(' × ')} mm`;
    case 'fits':
      return spaceLabel(size.space, locale);
  }
}

/** The width that a number of seats was taken for is shown too. */
function seatsLabel(seats: number, thing: Family | null, locale: Locale): string {
  const width = thing === null ? null : seatedWidth(thing, seats);
  const widths = width === null ? '' : ` · ${facetNames.width[locale]} ${rangeLabel({ min: width[0], max: width[1] })}`;
  return `${seatsName[locale]} ${seats}${widths}`;
}

/** `Diagonal 55″`: screens are spoken of in inches everywhere. */
function diagonalLabel(size: Extract<SizeTerm, { diagonal?: number }>, inches: number, locale: Locale): string {
  const written = (value: number) => `${Math.round(value * inches)}″`;
  if (size.kind === 'exact') return `${diagonalName[locale]} ${written(size.value)}`;
  if (size.min <= 0) return `${diagonalName[locale]} ≤ ${written(size.max)}`;
  return `${diagonalName[locale]} ${size.max === Infinity ? `≥ ${written(size.min)}` : `${written(size.min)}–${written(size.max)}`}`;
}

export function spaceLabel({ width, depth, height }: Space, locale: Locale): string {
  return `${fitsName[locale]} ${[width, depth, height].filter((each) => each !== Infinity).join(' × ')} mm`;
}

function dimensionName(dimension: 'width' | 'depth' | 'height' | 'length', locale: Locale): string {
  return (dimension === 'length' ? lengthName : facetNames[dimension])[locale];
}
