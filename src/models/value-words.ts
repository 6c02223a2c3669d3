import type { Locale } from '#lib/locale.ts';
import type { Parameter, Value } from '#models/family.ts';

/** A count alone says nothing beside other words: "Two" of what? */
const bareCount: Record<Locale, RegExp> = {
  en: /^(None|Nothing|Some|One|Two|Three|Four|Five|Six|Eight|Nine|Thirteen|Seventeen)$/,
  zh: /^(无|有|[一二两三四五六八]个)$/,
  vi: /^(Không|Có|Một|Hai|Ba|Bốn|Năm|Sáu|Tám|Chín)( chiếc)?$/,
};

/** The value of a form as it reads among others, away from the name of its field. */
export function valueWords(parameter: Parameter | undefined, value: Value, locale: Locale): string {
  const label = parameter?.labels?.[String(value)]?.[locale] ?? String(value);
  if (!parameter || !bareCount[locale].test(label)) return label;
  return `${parameter.name[locale]}${locale === 'zh' ? '：' : ': '}${label.toLowerCase()}`;
}
