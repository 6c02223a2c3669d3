import type { Locale } from '#lib/locale.ts';
import type { Choice, Family } from '#models/family.ts';
import { styles } from '#models/vocabulary.ts';

/** What a model is called: "Japandi sofa", 日式沙发, "Ghế sofa Japandi". Its size is shown separately. */
export function modelName(family: Family, choice: Choice, locale: Locale): string {
  const style = styles[choice.style][locale];
  const thing = family.name[locale];
  if (locale === 'zh') return `${style}${thing}`;
  return locale === 'vi' ? `${thing} ${keepsCapital(style) ? style : lower(style)}` : `${style} ${lower(thing)}`;
}

export function sizeOf(choice: Choice): { width: number; depth: number; height: number } {
  return { width: choice.width as number, depth: choice.depth as number, height: choice.height as number };
}

/** Names of peoples and places stay as they are: Japandi, Đông Dương, Bắc Âu. */
function keepsCapital(style: string): boolean {
  return /^(?:Japandi|Wabi|Đông|Bắc|Tân)/.test(style);
}

function lower(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
