import type { Value } from '#models/family.ts';
import { disjoint, type Box } from './box.ts';
import { boxesOfSize } from './match-size.ts';
import type { Meaning, Term, WeighedMeaning } from './meaning.ts';
import type { StyleGroup, IndexedFamily, IndexedLine } from './model-index.ts';

/** The part of a line a term matches, and how well. */
export interface TermMatch {
  boxes: readonly Box[];
  weight: number;
}

type Form = Extract<Meaning, { kind: 'form' }>;

/** A term with its meanings sorted by family: a word such as "round" has one for every parameter of every family. */
export interface SortedTerm {
  term: Term;
  /** How well a family matches by its own name. */
  families: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, readonly Form[]>;
  others: readonly WeighedMeaning[];
}

export function sortedTerm(term: Term): SortedTerm {
  const families = new Map<string, number>();
  const forms = new Map<string, Form[]>();
  const others: WeighedMeaning[] = [];
  for (const each of term.kind === 'meanings' ? term.meanings : []) {
    const { meaning, weight } = each;
    if (meaning.kind === 'family') families.set(meaning.value, Math.max(weight, families.get(meaning.value) ?? 0));
    else if (meaning.kind !== 'form') others.push(each);
    else if (!forms.get(meaning.family)?.push(meaning)) forms.set(meaning.family, [meaning]);
  }
  return { term, families, forms, others };
}

/** Prepares a term once for a family, then matches it against each line; null where nothing of the family can match. */
export function matcherForFamily(
  { term, families, forms: allForms, others }: SortedTerm,
  of: IndexedFamily,
): ((line: IndexedLine) => TermMatch | null) | null {
  if (term.kind === 'nothing') return null;
  if (term.kind === 'size') return (line) => termMatch(boxesOfSize(term.size, line), 0);
  const forms = formsOf(allForms.get(of.family.code) ?? [], of);
  let whole = families.get(of.family.code) ?? 0;
  const ofLooks: WeighedMeaning[] = [];
  for (const { meaning, weight } of others) {
    if (weight > whole && isTrueOf(meaning, of)) whole = weight;
    else if (weight > whole && concernsStyle(meaning)) ofLooks.push({ meaning, weight });
  }
  if (whole === 0 && ofLooks.length === 0 && forms.size === 0) return null;
  const weights = new Map(of.looks.map((look) => [look, weightOf(ofLooks, look, whole)]));
  if (forms.size === 0 && [...weights.values()].every((weight) => weight === 0)) return null;
  return (line) => {
    const weight = weights.get(line.look)!;
    return weight > 0 ? { boxes: line.whole, weight } : termMatch(boxesOfForms(forms, line), 1);
  };
}

/** The wanted values by the place of their parameter. */
function formsOf(meanings: readonly Form[], of: IndexedFamily): Map<number, Set<Value>> {
  const forms = new Map<number, Set<Value>>();
  for (const { parameter, value } of meanings) {
    const at = of.keys.indexOf(parameter);
    const values = forms.get(at) ?? new Set();
    forms.set(at, values.add(value));
  }
  return forms;
}

/** True of the family whatever the line. */
function isTrueOf(meaning: Meaning, { family, finishes, kinds }: IndexedFamily): boolean {
  switch (meaning.kind) {
    case 'category':
      return family.category === meaning.value;
    case 'room':
      return family.rooms.includes(meaning.value);
    case 'placement':
      return family.placement === meaning.value;
    case 'finish':
      return finishes.has(meaning.value);
    case 'finishKind':
      return kinds.has(meaning.value);
    default:
      return false;
  }
}

/** Whether the meaning depends on the style: styles themselves, and finishes only some styles offer. */
function concernsStyle({ kind }: Meaning): boolean {
  return kind === 'style' || kind === 'finish' || kind === 'finishKind';
}

function weightOf(meanings: readonly WeighedMeaning[], look: StyleGroup, least: number): number {
  return meanings.reduce(
    (best, { meaning, weight }) => (weight > best && isTrueOfStyle(meaning, look) ? weight : best),
    least,
  );
}

function isTrueOfStyle(meaning: Meaning, { style, finishes, kinds }: StyleGroup): boolean {
  if (meaning.kind === 'style') return style === meaning.value;
  if (meaning.kind === 'finish') return finishes.has(meaning.value);
  return meaning.kind === 'finishKind' && kinds.has(meaning.value);
}

function termMatch(boxes: readonly Box[], weight: number): TermMatch | null {
  return boxes.length === 0 ? null : { boxes, weight };
}

/** Any of the forms, of whichever parameter. */
function boxesOfForms(forms: ReadonlyMap<number, ReadonlySet<Value>>, line: IndexedLine): readonly Box[] {
  const found: Box[] = [];
  for (const [at, wanted] of forms) {
    const digits: number[] = [];
    line.values[at]!.forEach((value, digit) => {
      if (wanted.has(value)) digits.push(digit);
    });
    if (digits.length === line.radix[at]) return line.whole;
    if (digits.length > 0) found.push(line.whole[0].with(at, digits));
  }
  return found.length > 1 ? disjoint(found, line.radix) : found;
}
