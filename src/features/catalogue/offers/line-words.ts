import type { Locale } from '#lib/locale.ts';
import { localized, localizedText, type Trilingual } from '#lib/trilingual.ts';
import { isSaid } from './shown-line.ts';

/** What a line is, on one line of text: name, variant, colour. */
export function lineWords(
  { name, label, colour }: { name: Trilingual; label: Trilingual; colour: Trilingual },
  locale: Locale,
): string {
  const variant = localized(label, locale);
  const worn = localized(colour, locale);
  return [localizedText(name, locale), variant?.text ?? '', worn && !isSaid(worn, variant) ? worn.text : '']
    .filter((part) => part !== '')
    .join(locale === 'zh' ? '，' : ', ');
}
