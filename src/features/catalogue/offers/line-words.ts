import type { Locale } from '#lib/locale.ts';
import { localized, localizedText, type Trilingual } from '#lib/trilingual.ts';
import { labelBesideSize, sizeText, type LineSize } from './line-label.ts';
import { isSaid } from './shown-line.ts';

/** What a line is, on one line of text: name, variant, colour, size. */
export function lineWords(
  { name, label, colour, size }: { name: Trilingual; label: Trilingual; colour: Trilingual; size: LineSize },
  locale: Locale,
): string {
  const variant = labelBesideSize(localized(label, locale), size);
  const worn = localized(colour, locale);
  const colourText = worn && !isSaid(worn, variant) ? worn.text : '';
  return [localizedText(name, locale), variant?.text ?? '', colourText, sizeText(size)]
    .filter((part) => part !== '')
    .join(locale === 'zh' ? '，' : ', ');
}
