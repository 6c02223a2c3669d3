const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates, made once in the life of a page or server: making one takes longer than a hundred dates. There are
 * as many as there are ways the site writes dates, in three languages.
 */
export function keptDateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
