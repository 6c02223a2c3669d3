import type { Locale } from '#lib/locale.ts';
import type { LocalizedText } from '#lib/trilingual.ts';

/** Millimetres. */
export interface LineSize {
  width: number;
  depth: number;
  height: number;
}

/**
 * What the label of a variant says beside its size, which every line shows by itself, and beside what a piece does not
 * have: of `180 × 90 cm, None, Oak` that is `Oak`. Two parts in one finish say it once. Null where nothing is left.
 */
export function labelBesideSize(label: LocalizedText | null, size: LineSize): LocalizedText | null {
  if (label === null) return null;
  const parts = label.text.split(separators);
  const told = [...new Set(parts)].filter((part) => !isNothing(part) && !isSize(part, size));
  if (told.length === 0) return null;
  const between = separators.exec(label.text)?.[0] ?? '';
  // Chinese has a mark of its own for lists.
  if (label.lang === 'zh' && between !== ' · ') return { ...label, text: told.join('、') };
  return told.length === parts.length ? label : { ...label, text: told.join(between) };
}

/** For one line of text: what the label says beside its size, and the size, all of it. */
export function labelWithSize(label: LocalizedText | null, size: LineSize, locale: Locale): LocalizedText {
  const beside = labelBesideSize(label, size);
  return { text: [beside?.text, sizeText(size)].filter(Boolean).join(' · '), lang: beside?.lang ?? locale };
}

/** As all of the site writes it. */
export function sizeText({ width, depth, height }: LineSize): string {
  return `${width} × ${depth} × ${height} mm`;
}

/** With a space after it a comma is none of a number. */
const separators = /，|, | · /;
const nothing = new Set(['none', '无', 'không']);
const units = [
  ['mm', 1],
  ['cm', 10],
  ['m', 1000],
] as const;

function isNothing(part: string): boolean {
  return nothing.has(part.trim().toLowerCase());
}

/** One to three of its own measures and nothing else; a label may say less than all of them, and in any unit. */
function isSize(part: string, { width, depth, height }: LineSize): boolean {
  const text = part.trim().toLowerCase();
  const unit = units.find(([name]) => text.endsWith(name));
  if (!unit) return false;
  const [name, millimetres] = unit;
  return text
    .slice(0, -name.length)
    .split(/[×x]/)
    .map((figure) => Math.round(Number(figure.trim().replace(',', '.')) * millimetres))
    .every((measure) => [width, depth, height].includes(measure));
}
