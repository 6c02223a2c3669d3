import type { Design } from '#design/document.ts';
import type { Drawing, DrawnLabel } from '#elements/drawing.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { planSvg, type PlanInks } from '#elements/plan-svg.ts';
import { planOf } from '#elements/plan.ts';
import type { PlanJob } from '#platform/threads/studio.ts';

/** LOOK: `shade` and the colours on it; a stage is dark in both themes. Paper is the ground of studio pictures. */
const inks: Record<PlanJob['ground'], PlanInks> = {
  shade: { ink: '#f4f3ed', soft: '#b7c0b8', paper: '#2c3932', tint: '#26322c', glass: '#46544c' },
  paper: { ink: '#1c231f', soft: '#82837a', paper: '#fdfcf9', tint: '#efe9de', glass: '#dfe7e4' },
};

/** What lies around the home. */
export const planGround = { shade: inks.shade.tint, paper: inks.paper.paper } as const;

/** The plan of one level as a drawing; without labels it serves every language. */
export function planPicture(
  design: Design,
  { level: id, ground, words, pixels }: Pick<PlanJob, 'level' | 'ground' | 'words' | 'pixels'>,
): string {
  const level = design.levels.find((each) => each.id === id) ?? design.levels[0]!;
  const drawing = planOf(design, level, librarySymbols());
  const look = { inks: inks[ground], margin: 300, ...(pixels && { size: pixels }) };
  if (words === null) return planSvg({ ...drawing, words: [] }, look);
  const metres = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return planSvg(named(drawing, words.rooms), {
    ...look,
    write: (text) => written(text, metres),
  });
}

/** Rooms with their names in the reader's language; lengths of walls are only for builders. */
function named({ shapes, words }: Drawing, rooms: Readonly<Record<string, string>>): Drawing {
  return {
    shapes,
    words: words.flatMap((word) =>
      word.text.kind === 'length'
        ? []
        : [
            word.text.kind === 'name'
              ? { ...word, text: { kind: 'name', name: rooms[word.elementId] ?? word.text.name } }
              : word,
          ],
    ),
  };
}

function written(text: DrawnLabel['text'], metres: Intl.NumberFormat): string {
  if (text.kind === 'name') return text.name;
  return text.kind === 'area'
    ? `${metres.format(text.squareMillimetres / 1e6)}\u00a0m²`
    : String(Math.round(text.millimetres));
}
