import type { Choice, Family, Line, Value } from '#models/family.ts';
import { idOf } from '#models/model-id.ts';
import type { Style } from '#models/vocabulary.ts';

/**
 * One value of a parameter and the model it leads to: the same in all else, or as near as a line that has the value
 * comes.
 */
interface Neighbour {
  value: Value;
  id: string;
  here: boolean;
  /** All else stays as it is. */ same: boolean;
}

/** Where each value of a parameter leads; `style` is treated like a parameter. */
export function neighboursOf(family: Family, choice: Choice, key: string): Neighbour[] {
  const values =
    key === 'style' ? [...new Set(family.lines.map((line) => line.style))] : family.parameters[key]!.values;
  return values.flatMap((value) => {
    const near = nearest(family, choice, key, value);
    if (near === null) return [];
    const same = Object.keys(choice).every((each) => each === key || near[each] === choice[each]);
    return [{ value, id: idOf(family, near)!, here: choice[key] === value, same }];
  });
}

/** Of all lines that have the value, the one in which most stays as it is; the same style wins a draw. */
function nearest(family: Family, choice: Choice, key: string, value: Value): Choice | null {
  const there = family.lines.filter((line) =>
    key === 'style' ? line.style === value : line.values[key]!.includes(value),
  );
  const reached = there.map((line) => within(family, line, key === 'style' ? choice : { ...choice, [key]: value }));
  const kept = (one: Choice) =>
    Object.keys(choice).reduce(
      (sum, each) =>
        sum + (one[each] === choice[each] ? 1 : 0) + (each === 'style' && one.style === choice.style ? 0.5 : 0),
      0,
    );
  return reached.toSorted((a, b) => kept(b) - kept(a))[0] ?? null;
}

/** The choice as a line can make it. */
function within(family: Family, line: Line, choice: Record<string, Value> & { style: Style }): Choice {
  const values = Object.keys(family.parameters).map((key) => [key, closest(line.values[key]!, choice[key]!)]);
  return { ...Object.fromEntries(values), style: line.style } as Choice;
}

function closest(values: readonly Value[], wanted: Value): Value {
  if (values.includes(wanted)) return wanted;
  if (typeof wanted !== 'number') return values[0]!;
  return values.toSorted((a, b) => Math.abs(Number(a) - wanted) - Math.abs(Number(b) - wanted))[0]!;
}
