import { disjoint, type Box } from './box.ts';
import { boxesOfSize } from './match-size.ts';
import type { Meaning, Term, WeighedMeaning } from './meaning.ts';
import type { ShelfFamily, ShelfLine } from './shelf.ts';

/** What of a line a term holds for, and how well the line answers it. */
export interface Held { boxes: readonly Box[]; weight: number }

/** Reads a term once for a family, then asks it of each line; null where nothing of the family can answer. */
export function askFamily(term: Term, of: ShelfFamily): ((line: ShelfLine) => Held | null) | null {
  if (term.kind === 'nothing') return null;
  if (term.kind === 'size') return (line) => heldBy(boxesOfSize(term.size, line), 0);
  let whole = 0;
  const ofLines: WeighedMeaning[] = [];
  const forms: Extract<Meaning, { kind: 'form' }>[] = [];
  for (const { meaning, weight } of term.meanings) {
    if (meaning.kind === 'style' || meaning.kind === 'finish' || meaning.kind === 'finishKind') ofLines.push({ meaning, weight });
    else if (meaning.kind === 'form') { if (meaning.family === of.family.code) forms.push(meaning); }
    else if (isTrueOf(meaning, of)) whole = Math.max(whole, weight);
  }
  if (whole === 0 && ofLines.length === 0 && forms.length === 0) return null;
  return (line) => {
    const weight = ofLines.reduce((best, each) => (each.weight > best && isTrueOfLine(each.meaning, line) ? each.weight : best), whole);
    if (weight > 0) return { boxes: line.whole, weight };
    return heldBy(boxesOfForms(forms, line), 1);
  };
}

function isTrueOf(meaning: Meaning, { family }: ShelfFamily): boolean {
  switch (meaning.kind) {
    case 'family': return family.code === meaning.value;
    case 'category': return family.category === meaning.value;
    case 'room': return family.rooms.includes(meaning.value);
    case 'placement': return family.placement === meaning.value;
    default: return false;
  }
}

function isTrueOfLine(meaning: Meaning, { line, finishes, kinds }: ShelfLine): boolean {
  if (meaning.kind === 'style') return line.style === meaning.value;
  if (meaning.kind === 'finish') return finishes.has(meaning.value);
  return meaning.kind === 'finishKind' && kinds.has(meaning.value);
}

function heldBy(boxes: readonly Box[], weight: number): Held | null {
  return boxes.length === 0 ? null : { boxes, weight };
}

function boxesOfForms(forms: readonly Extract<Meaning, { kind: 'form' }>[], line: ShelfLine): readonly Box[] {
  const [whole] = line.whole;
  const wanted = Map.groupBy(forms, (form) => form.parameter);
  return disjoint([...wanted].flatMap(([parameter, group]) => {
    const at = line.of.keys.indexOf(parameter);
    const digits = line.values[at]!.flatMap((value, digit) => (group.some((form) => form.value === value) ? [digit] : []));
    return digits.length === 0 ? [] : [whole.with(at, digits.length === line.radix[at] ? null : digits)];
  }), line.radix);
}
