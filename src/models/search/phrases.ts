import { locales, type Locale } from '#lib/locale.ts';
import type { Family, Parameter, LocalizedText } from '#models/family.ts';
import { kinds, type Finish } from '#models/materials/finish.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import { colourOf, colourWords } from './colour-words.ts';
import type { Phrase } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import {
  categoryWords,
  neutralForms,
  familyWords,
  kindWords,
  placements,
  placementWords,
  roomWords,
  styleWords,
  type SpokenForms,
} from './spoken-words.ts';
import { clean, foldText } from './text.ts';

/** Score by how a word names a line. The thing's own name comes before its kind, its kind before its finishes. */
const weights = { name: 8, synonym: 7, headOfName: 4, headOfSynonym: 3, category: 3, look: 1 } as const;

/** Everything a word of a query can stand for. */
export function phrasesOf(families: readonly Family[], finishes: readonly Finish[]): Phrase[] {
  return [
    ...families.flatMap(familyPhrases),
    ...families.flatMap((family) =>
      Object.entries(family.parameters).flatMap(([key, parameter]) => parameterPhrases(family.code, key, parameter)),
    ),
    ...finishes.flatMap(finishPhrases),
    ...vocabulary(kinds, kindWords, weights.look, (value) => ({ kind: 'finishKind', value })),
    ...vocabulary(categories, categoryWords, weights.category, (value) => ({ kind: 'category', value })),
    ...vocabulary(rooms, roomWords, weights.look, (value) => ({ kind: 'room', value })),
    ...vocabulary(styles, styleWords, weights.look, (value) => ({ kind: 'style', value })),
    ...vocabulary(placements, placementWords, weights.look, (value) => ({ kind: 'placement', value })),
  ];
}

const nothing: SpokenForms = { en: [], zh: [], vi: [] };

function familyPhrases(family: Family): Phrase[] {
  const meaning: Meaning = { kind: 'family', value: family.code };
  return [
    ...phrasesInAllLocales(family.name, { meaning, weight: weights.name, headed: weights.headOfName }),
    ...phrasesFrom(family.synonyms, { meaning, weight: weights.synonym, headed: weights.headOfSynonym }),
    ...phrasesFrom(familyWords[family.code] ?? nothing, { meaning, weight: weights.synonym }),
  ];
}

/** Forms by their names; the parameter's own name only gives meaning to the number beside it. */
function parameterPhrases(family: string, parameter: string, { name, labels, values }: Parameter): Phrase[] {
  if (['width', 'depth', 'height'].includes(parameter)) return [];
  const forms = Object.entries(labels ?? {}).flatMap(([written, words]) => {
    const value = values.find((each) => String(each) === written);
    return value === undefined
      ? []
      : phrasesInAllLocales(words, { meaning: { kind: 'form', family, parameter, value }, weight: weights.look });
  });
  return [
    ...forms.filter(({ phrase }) => !neutralForms.has(foldText(clean(phrase)))),
    ...phrasesInAllLocales(name, { meaning: { kind: 'parameter', family, parameter }, weight: 0 }),
  ];
}

/** By its name, by the name's main word, and by the colour it is seen as. */
function finishPhrases(finish: Finish): Phrase[] {
  const meaning: Meaning = { kind: 'finish', value: finish.id };
  const colours = colourOf(finish).flatMap((colour) =>
    phrasesFrom(colourWords[colour], { meaning, weight: weights.look }),
  );
  return [...phrasesInAllLocales(finish.name, { meaning, weight: weights.look, headed: weights.look }), ...colours];
}

function vocabulary<K extends string>(
  names: Record<K, LocalizedText>,
  spoken: Record<K, SpokenForms>,
  weight: number,
  meaningOf: (value: K) => Meaning,
): Phrase[] {
  return (Object.keys(names) as K[]).flatMap((value) => {
    const meant = { meaning: meaningOf(value), weight };
    return [...phrasesInAllLocales(names[value], meant), ...phrasesFrom(spoken[value], meant)];
  });
}

type PhraseMeaning = Omit<Phrase, 'phrase' | 'locale'>;

function phrasesInAllLocales(words: LocalizedText, meant: PhraseMeaning): Phrase[] {
  return locales.map((locale) => ({ ...meant, phrase: words[locale], locale }));
}

function phrasesFrom(words: Record<Locale, readonly string[]>, meant: PhraseMeaning): Phrase[] {
  return locales.flatMap((locale) => words[locale].map((phrase) => ({ ...meant, phrase, locale })));
}
