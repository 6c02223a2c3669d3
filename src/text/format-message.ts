import formatReady from 'use-intl/format-message/format-only';
import { quickNumber, quickPlural } from './quick-numbers.ts';

type Options = Parameters<typeof formatReady>[3];
type Formatters = Options['formatters'];

/**
 * Replaces `use-intl/format-message` in the build (scripts/vite-messages.ts): precompiled texts, with numbers and
 * plural forms that need no slow first format.
 */
function formatMessage(
  ...[key, message, values, options]: Parameters<typeof formatReady>
): ReturnType<typeof formatReady> {
  return formatReady(key, message, values, { ...options, formatters: quickOf(options.formatters) });
}
formatMessage.raw = formatReady.raw;
export default formatMessage;

const known = new WeakMap<Formatters, Formatters>();

function quickOf(formatters: Formatters): Formatters {
  const made = known.get(formatters) ?? {
    ...formatters,
    getNumberFormat: numberFormat(formatters),
    getPluralRules: pluralRules(formatters),
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
