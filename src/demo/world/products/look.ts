import type { FinishKind } from '#models/materials/finish.ts';
import { finishOf } from '#models/materials/library.ts';
import type { Choice, Family, Line, Value } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';
import { colourOf } from '#models/search/colour-words.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Texts } from '../demo-world.ts';

/**
 * Measures and forms by parameter, finishes by slot. Where both have the same name (legs), the value decides which is
 * meant.
 */
export type Changes = Readonly<Record<string, Value>>;

/** A model of the library with its finishes. */
export interface Look {
  family: Family;
  choice: Choice;
  model: string;
  finishes: Record<string, string>;
  /** Slots its form has, where that is known: a finish of any other is not seen. */
  wears?: readonly string[] | undefined;
  width: number;
  depth: number;
  height: number;
  /** What its maker says of it, where its measures are not those of the model. */
  told?: Texts;
}

/**
 * The first line of the style that has everything given; of what is not given, forms by the line's first, measures by
 * its middle.
 */
export function lookOf(
  [code, style, asked = {}]: readonly [string, Style, Changes?],
  finishes: Readonly<Record<string, string>>,
): Look {
  const family = findFamily(code);
  if (!family) throw new Error(`no family ${code}`);
  const line = family.lines.find(
    (each) => each.style === style && Object.entries(asked).every(([key, value]) => each.values[key]?.includes(value)),
  );
  if (!line)
    throw new Error(`${code}, ${style}: nothing with ${JSON.stringify(asked)}; there are ${offered(family, style)}`);
  return look(family, choiceIn(family, line, asked), finishes);
}

export function otherLook({ family, choice, finishes }: Look, changes: Changes): Look {
  const isForm = ([key, value]: [string, Value]) => family.parameters[key]?.values.includes(value) ?? false;
  const forms = Object.fromEntries(Object.entries(changes).filter(isForm));
  const wear = Object.fromEntries(Object.entries(changes).filter((each) => !isForm(each))) as Record<string, string>;
  return look(family, { ...choice, ...forms } as Choice, { ...finishes, ...wear });
}

function look(family: Family, choice: Choice, finishes: Readonly<Record<string, string>>): Look {
  const model = idOf(family, choice);
  if (model === null) throw new Error(`${family.code}: no model ${JSON.stringify(choice)}`);
  for (const [slot, id] of Object.entries(finishes))
    if (!family.slots[slot]?.finishes.includes(id) && family.slots[slot]?.byStyle?.[choice.style] !== id)
      throw new Error(`${family.code}: ${slot} does not wear ${id}`);
  return {
    family,
    choice,
    model,
    finishes: { ...finishes },
    width: choice.width as number,
    depth: choice.depth as number,
    height: choice.height as number,
  };
}

function choiceIn(family: Family, line: Line, asked: Changes): Choice {
  const values = Object.keys(family.parameters).map((key) => [key, asked[key] ?? usual(line.values[key]!)]);
  return { ...Object.fromEntries(values), style: line.style } as Choice;
}

function usual(values: readonly Value[]): Value {
  return typeof values[0] === 'number' ? values[values.length >> 1]! : values[0]!;
}

function offered(family: Family, style: Style): string {
  return family.lines
    .filter((line) => line.style === style)
    .map((line) => JSON.stringify(line.values))
    .join(' or ');
}

/** Its finishes that can be seen, by slot. */
function seenFinishes({ finishes, wears }: Look): [slot: string, finish: string][] {
  return Object.entries(finishes).filter(([slot]) => wears?.includes(slot) ?? true);
}

/** What people filter by; light, soil and screens are no materials of a piece. */
const unnamed: readonly FinishKind[] = ['light', 'screen', 'plant', 'plastic'];

export function materialsOf(looks: readonly Look[]): FinishKind[] {
  return [...new Set(looks.flatMap((look) => seenFinishes(look).map(([, id]) => finishOf(id).kind)))].filter(
    (kind) => !unnamed.includes(kind),
  );
}

export function coloursOf(looks: readonly Look[]): string[] {
  return [
    ...new Set(
      looks.flatMap((look) =>
        seenFinishes(look)
          .slice(0, 1)
          .flatMap(([, id]) => colourOf(finishOf(id))),
      ),
    ),
  ];
}
