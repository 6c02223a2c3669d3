import formatReady from 'use-intl/format-message/format-only';
import { withJoints, withoutJoints } from './chinese-joints.ts';
import { keptDateFormat } from './kept-date-format.ts';
import { dayStyle, quickDate } from './quick-dates.ts';
import { quickNumber, quickPlural } from './quick-numbers.ts';

type Options = Parameters<typeof formatReady>[3];
type Formatters = Options['formatters'];

/**
 * Replaces `use-intl/format-message` in the build (scripts/vite/messages.ts): precompiled texts, with numbers, plural
 * forms and days that need no slow first format.
 */
function formatMessage(
  ...[key, message, values, options]: Parameters<typeof formatReady>
): ReturnType<typeof formatReady> {
  // Most texts have nothing to fill in.
  if (typeof message === 'string') return message;
  const chinese = options.locale.startsWith('zh');
  const text = formatReady(key, message, chinese ? withJoints(values) : values, {
    ...options,
    formats: { ...options.formats, dateTime: named },
    formatters: quickOf(options.formatters),
  });
  return chinese ? withoutJoints(text) : text;
}
formatMessage.raw = formatReady.raw;
export default formatMessage;

/** `{day, date, long}` and `{hour, time, short}` of a text: without these a day is printed in figures. */
const named = { long: { dateStyle: 'long' }, short: { timeStyle: 'short' } } as const;

const known = new WeakMap<Formatters, Formatters>();

function quickOf(formatters: Formatters): Formatters {
  const made = known.get(formatters) ?? {
    ...formatters,
    getNumberFormat: numberFormat(formatters),
    getPluralRules: pluralRules(formatters),
    getDateTimeFormat: dateFormat,
  };
  known.set(formatters, made);
  return made;
}

function numberFormat({ getNumberFormat }: Formatters): Formatters['getNumberFormat'] {
  return ((locale: string, options?: Intl.NumberFormatOptions) => ({
    format: (value: number) => quickNumber(locale, value, options) ?? getNumberFormat(locale, options).format(value),
  })) as Formatters['getNumberFormat'];
}

function pluralRules({ getPluralRules }: Formatters): Formatters['getPluralRules'] {
  return ((locale: string, options?: Intl.PluralRulesOptions) =>
    options?.type === 'ordinal'
      ? getPluralRules(locale, options)
      : { select: (value: number) => quickPlural(locale, value) }) as Formatters['getPluralRules'];
}

const dateFormat = ((locale: string, options?: Intl.DateTimeFormatOptions) => ({
  format: (value: Date | number) => {
    const style = dayStyle(options);
    const quick = style === null ? null : quickDate(locale, new Date(value), style);
    return quick ?? keptDateFormat(locale, options).format(value);
  },
})) as Formatters['getDateTimeFormat'];
