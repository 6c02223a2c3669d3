import type { Locale } from '#lib/locale.ts';
import { localized, localizedText, type Trilingual } from '#lib/trilingual.ts';
import { mattressOf } from '#models/nominal-width.ts';
import { translator } from '#text/messages.server.ts';
import { labelBesideSize, sizeText, type LineSize } from './line-label.ts';
import { isSaid } from './shown-line.ts';

interface LineInWords {
  name: Trilingual;
  label: Trilingual;
  colour: Trilingual;
  size: LineSize;
  model: string | null;
}

/** What a line is, on one line of text: name, variant, colour, the mattress of a bed, size. */
export function lineWords({ name, label, colour, size, model }: LineInWords, locale: Locale): string {
  const variant = labelBesideSize(localized(label, locale), size);
  const worn = localized(colour, locale);
  const colourText = worn && !isSaid(worn, variant) ? worn.text : '';
  const mattress = mattressOf(model);
  const bed = mattress === null ? '' : translator(locale, 'cards')('mattress', { metres: mattress / 1000 });
  return [localizedText(name, locale), variant?.text ?? '', colourText, bed, sizeText(size)]
    .filter((part) => part !== '')
    .join(locale === 'zh' ? '，' : ', ');
}
