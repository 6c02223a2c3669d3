import { useLocale, useTranslations } from 'use-intl';
import { localeNames, type Locale } from '#lib/locale.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { AuditValue } from '../audit-log.ts';
import { isMoney, partsOf, shortened, wordKeys } from '../audit-words.ts';

/** `full` where the text is shorter than what is stored. */
export interface AuditText {
  text: string;
  full?: string;
}

/** Fields and values of the audit log as text; as stored where there is no text yet. */
export function useAuditWords() {
  const t = useTranslations();
  const locale = useLocale();
  const sayValue = useValueWords();
  const known = (key: string, values?: { number: number }) =>
    t.has(key as 'console.name') ? t(key as 'console.name', values as never) : null;

  function field(action: string, path: string): string {
    const words = partsOf(path).map(({ name, at }) => {
      if (at !== null) return known(`console.audit.items.${name}`, { number: at + 1 });
      return (
        localeNames[name as Locale] ??
        known(`console.audit.fields.${thingOf(action)}-${name}`) ??
        known(`console.audit.fields.${name}`)
      );
    });
    if (!words.every((word) => word !== null)) return path;
    const text = words.reduce((whole, part) => t('console.audit.within', { whole, part }));
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  }

  return {
    field,
    value: (action: string, path: string, value: AuditValue) =>
      sayValue(thingOf(action), partsOf(path).at(-1)?.name ?? '', value),
  };
}

function useValueWords() {
  const t = useTranslations();
  const format = useFormatter();
  const price = usePrice();
  const word = useKnownValueText();

  function one(thing: string, field: string, value: string | number | boolean): string {
    if (typeof value === 'boolean') return t(value ? 'console.audit.values.yes' : 'console.audit.values.no');
    if (typeof value === 'string') return word(thing, field, value) ?? moment(value) ?? shortened(value) ?? value;
    if (field === 'basisPoints') return format.number(value / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    return isMoney(thing, field) ? price(value) : format.number(value);
  }
  function moment(text: string): string | null {
    if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text) || Number.isNaN(Date.parse(text))) return null;
    return format.dateTime(
      new Date(text),
      text.includes('T') ? { dateStyle: 'medium', timeStyle: 'short' } : { dateStyle: 'medium' },
    );
  }
  return (thing: string, field: string, value: AuditValue): AuditText => {
    const values = typeof value === 'object' ? value : [value];
    const text = format.list(values.map((each) => one(thing, field, each)));
    return values.some((each) => typeof each === 'string' && shortened(each) !== null)
      ? { text, full: values.join(', ') }
      : { text };
  };
}

function useKnownValueText() {
  const t = useTranslations();
  return (thing: string, field: string, value: string): string | null => {
    const key = wordKeys(thing, field, value).find((each) => t.has(each as 'console.name'));
    if (key !== undefined) return t(key as 'console.name');
    const [, level, term] = /^(PRO|PREMIUM)_(MONTHLY|HALF_YEARLY|YEARLY)$/.exec(value) ?? [];
    if (level !== undefined)
      return t('console.audit.planFor', {
        plan: t(`plans.level.${level.toLowerCase() as 'pro'}.name`),
        term: t(`plans.term.${term as 'YEARLY'}`),
      });
    if (field !== 'quota' || !t.has(`plans.quota.${value as 'image2k'}`)) return null;
    const size = t(`plans.quota.${value as 'image2k'}`);
    const group = /^(image|panorama|video)/.exec(value)?.[0];
    return group === undefined ? size : t('plans.used.name', { group: t(`plans.group.${group as 'image'}`), size });
  };
}

function thingOf(action: string): string {
  return action.split('.', 1).join();
}
