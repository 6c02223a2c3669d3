import type { Choice, Family, Line } from '#models/family.ts';
import type { Style } from '#models/vocabulary.ts';

/**
 * `sofa-01k3`: the family's code and, in base 36, a mixed-radix number: which line, then each parameter's value in the
 * order of the family's table. Lines are laid end to end. An id therefore is its own definition; nothing is stored.
 */
export function idOf(family: Family, choice: Choice): string | null {
  let start = 0;
  for (const line of family.lines) {
    const place = line.style === choice.style ? indexInLine(family, line, choice) : null;
    if (place !== null) return formatId(family, start + place);
    start += countOf(family, line);
  }
  return null;
}

/** The choice an id stands for; null when there is no such model. */
export function choiceOf(family: Family, id: string): Choice | null {
  const digits = id.slice(family.code.length + 1);
  if (!/^[0-9a-z]{1,8}$/.test(digits)) return null;
  const number = Number.parseInt(digits, 36);
  if (id !== formatId(family, number)) return null;
  return choiceAt(family, number);
}

/** The n-th model of a family. */
export function choiceAt(family: Family, number: number): Choice | null {
  let rest = number;
  for (const line of family.lines) {
    const size = countOf(family, line);
    if (rest < size) return valuesAt(family, line, rest);
    rest -= size;
  }
  return null;
}

export function countOf(family: Family, line: Line): number {
  return Object.keys(family.parameters).reduce((product, key) => product * line.values[key]!.length, 1);
}

export function familyCount(family: Family): number {
  return family.lines.reduce((sum, line) => sum + countOf(family, line), 0);
}

export function formatId(family: Family, number: number): string {
  return `${family.code}-${number.toString(36).padStart(4, '0')}`;
}

function indexInLine(family: Family, line: Line, choice: Choice): number | null {
  let place = 0;
  for (const key of Object.keys(family.parameters)) {
    const values = line.values[key]!;
    const digit = values.indexOf(choice[key]!);
    if (digit < 0) return null;
    place = place * values.length + digit;
  }
  return place;
}

function valuesAt(family: Family, line: Line, number: number): Choice {
  const choice: Record<string, number | string> & { style: Style } = { style: line.style };
  let rest = number;
  for (const key of Object.keys(family.parameters).toReversed()) {
    const values = line.values[key]!;
    choice[key] = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
  }
  return choice;
}
