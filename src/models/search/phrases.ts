import { locales, type Locale } from '#lib/locale.ts';
import type { Family, Parameter, Words } from '#models/family.ts';
import { categories, rooms, styles } from '#models/vocabulary.ts';
import type { Phrase } from './lexicon.ts';
import type { Finish, Meaning } from './meaning.ts';
import { categoryWords, emptyForms, placements, placementWords, roomWords, styleWords } from './spoken-words.ts';
import { clean, foldText } from './text.ts';

/** How much a line gains when a word names it so. The thing's own name comes before its kind, its kind before its looks. */
const weights = { name: 8, synonym: 7, headOfName: 4, headOfSynonym: 3, category: 3, look: 1 } as const;

/** Everything a word of a query can stand for. */
export function phrasesOf(families: readonly Family[], finishes: readonly Finish[]): Phrase[] {
  return [
    ...families.flatMap(familyPhrases),
    ...families.flatMap((family) => Object.entries(family.parameters).flatMap(([key, parameter]) => parameterPhrases(family.code, key, parameter))),
    ...finishes.flatMap(finishPhrases),
    ...vocabulary('category', categories, categoryWords, weights.category),
    ...vocabulary('room', rooms, roomWords, weights.look),
    ...vocabulary('style', styles, styleWords, weights.look),
    ...vocabulary('placement', placements, placementWords, weights.look),
  ];
}

function familyPhrases(family: Family): Phrase[] {
  const meaning: Meaning = { kind: 'family', value: family.code };
  return locales.flatMap((locale) => [
    { phrase: family.name[locale], locale, meaning, weight: weights.name, headed: weights.headOfName },
    ...family.synonyms[locale].map((phrase) => ({ phrase, locale, meaning, weight: weights.synonym, headed: weights.headOfSynonym })),
  ]);
}

/** Forms by their names; numbers that are no sizes by the name of what they count. */
function parameterPhrases(family: string, parameter: string, { name, labels, values }: Parameter): Phrase[] {
  if (['width', 'depth', 'height'].includes(parameter)) return [];
  const forms = Object.entries(labels ?? {}).flatMap(([written, words]) => {
    const value = values.find((each) => String(each) === written);
    return value === undefined ? [] : inAll(words, { kind: 'form', family, parameter, value }, weights.look);
  });
  const counts = values.some((value) => typeof value === 'number') ? inAll(name, { kind: 'count', family, parameter }, weights.look) : [];
  return [...forms.filter(({ phrase }) => !emptyForms.has(foldText(clean(phrase)))), ...counts];
}

function finishPhrases(finish: Finish): Phrase[] {
  const meaning: Meaning = { kind: 'finish', value: finish.id };
  const spoken = (finish.synonyms ?? []).map((phrase): Phrase => ({ phrase, locale: languageOf(phrase), meaning, weight: weights.look }));
  return [...inAll(finish.name, meaning, weights.look, weights.look), ...inAll(finish.kindName, { kind: 'finishKind', value: finish.kind }, weights.look), ...spoken];
}

function vocabulary<K extends string>(kind: Meaning['kind'], names: Record<K, Words>, spoken: Record<K, Record<Locale, readonly string[]>>, weight: number): Phrase[] {
  return (Object.keys(names) as K[]).flatMap((value) => {
    const meaning = { kind, value } as unknown as Meaning;
    return [...inAll(names[value], meaning, weight), ...locales.flatMap((locale) => spoken[value][locale].map((phrase) => ({ phrase, locale, meaning, weight })))];
  });
}

function inAll(words: Words, meaning: Meaning, weight: number, headed?: number): Phrase[] {
  return locales.map((locale) => ({ phrase: words[locale], locale, meaning, weight, headed }));
}

function languageOf(phrase: string): Locale {
  if (/\p{Script=Han}/u.test(phrase)) return 'zh';
  return foldText(phrase) === phrase ? 'en' : 'vi';
}
