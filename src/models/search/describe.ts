import type { Locale } from '#lib/locale.ts';
import { kinds } from '#models/materials/finish.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { rangeLabel } from './facets.ts';
import { facetNames, fitsName, lengthName, sizeName } from './facet-words.ts';
import type { Meaning, SizeTerm, Space, Term } from './meaning.ts';
import type { Shelf } from './shelf.ts';
import { placements } from './spoken-words.ts';

/** What some words were taken for, in the reader's language. */
export interface Understood { text: string; kind: Meaning['kind'] | 'size'; label: string }

export function describeTerms(terms: readonly Term[], shelf: Shelf, locale: Locale): Understood[] {
  return terms.flatMap((term): Understood[] => {
    if (term.kind === 'nothing') return [];
    if (term.kind === 'size') return [{ text: term.text, kind: 'size', label: sizeLabel(term.size, locale) }];
    const best = Math.max(...term.meanings.map(({ weight }) => weight));
    const weighty = term.meanings.filter(({ weight }) => weight === best).map(({ meaning }) => meaning);
    const labels = [...new Set(weighty.map((meaning) => meaningLabel(meaning, shelf, locale)))];
    return [{ text: term.text, kind: weighty[0]!.kind, label: labels.slice(0, 3).join(' · ') + (labels.length > 3 ? ' …' : '') }];
  });
}

export function meaningLabel(meaning: Meaning, { families, finishes }: Shelf, locale: Locale): string {
  switch (meaning.kind) {
    case 'family': return families.find(({ family }) => family.code === meaning.value)!.family.name[locale];
    case 'category': return categories[meaning.value][locale];
    case 'room': return rooms[meaning.value][locale];
    case 'style': return styles[meaning.value][locale];
    case 'placement': return placements[meaning.value][locale];
    case 'finish': return finishes.get(meaning.value)!.name[locale];
    case 'finishKind': return kinds[meaning.value][locale];
    case 'form': case 'parameter': {
      const parameter = families.find(({ family }) => family.code === meaning.family)!.family.parameters[meaning.parameter]!;
      if (meaning.kind === 'parameter') return parameter.name[locale];
      return parameter.labels?.[String(meaning.value)]?.[locale] ?? `${parameter.name[locale]} ${meaning.value}`;
    }
  }
}

export function sizeLabel(size: SizeTerm, locale: Locale): string {
  switch (size.kind) {
    case 'range': return `${dimensionName(size.dimension, locale)} ${rangeLabel(size)}`;
    case 'exact': return `${dimensionName(size.dimension, locale)} ${size.value} mm`;
    case 'measures': return `${sizeName[locale]} ${size.values.join(' × ')} mm`;
    case 'fits': return spaceLabel(size.space, locale);
  }
}

export function spaceLabel({ width, depth, height }: Space, locale: Locale): string {
  return `${fitsName[locale]} ${[width, depth, height].filter((each) => each !== Infinity).join(' × ')} mm`;
}

function dimensionName(dimension: 'width' | 'depth' | 'height' | 'length', locale: Locale): string {
  return (dimension === 'length' ? lengthName : facetNames[dimension])[locale];
}
