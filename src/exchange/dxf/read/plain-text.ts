import { dxfLimits } from './dxf-limits.ts';

const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀' };

/** What a person reads of a text: without its marks for font, height, colour and stacking. */
export function plainText(written: string): string {
  return (
    written
      .slice(0, dxfLimits.letters * 4)
      .replace(/\\[fFHWACTQpc][^;\\{}]{0,80};/g, '')
      .replace(/\\S([^;]{0,40});/g, '$1')
      .replace(/\\P|\^J|\\~|\\N/g, ' ')
      .replace(/\\[LlOoKk]/g, '')
      .replace(/%%([dpcDPC])/g, (_, sign: string) => signs[sign.toLowerCase()] ?? '')
      .replace(/%%[uoUO]/g, '')
      .replace(/\\([\\{}])|[{}]/g, '$1')
      // Last: a sign that is written so is not a mark.
      .replace(/\\U\+([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim()
      .slice(0, dxfLimits.letters)
  );
}
