/**
 * Addresses of a list, made from the one shown: a filter more or less, words changed. Every change begins at the first
 * page.
 */
export function withValue(params: URLSearchParams, name: string, value: string): string {
  const next = fresh(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return addressOf(next);
}

export function withoutValue(params: URLSearchParams, name: string, value: string | null): string {
  const next = fresh(params);
  if (value === null) next.delete(name);
  else next.delete(name, value);
  return addressOf(next);
}

export function withWords(params: URLSearchParams, words: string): string {
  return withValue(params, 'w', words);
}

/** The next page of the list: after the last one shown. `from` is display only, how many came before. */
export function withCursor(params: URLSearchParams, after: string, from: number): string {
  const next = fresh(params);
  next.set('after', after);
  next.set('from', String(from));
  return addressOf(next);
}

export function fromStart(params: URLSearchParams): string {
  return addressOf(fresh(params));
}

/** Only the language stays. */
export function cleared(params: URLSearchParams): string {
  const lang = params.get('lang');
  return addressOf(new URLSearchParams(lang === null ? {} : { lang }));
}

const measures = ['fw', 'fd', 'fh'];
const figures = ['priceFrom', 'priceTo'];

/** A form's values as an address: nothing empty, the three free measures as one, sums without thousands separators. */
export function formAddress(form: Iterable<[string, FormDataEntryValue]>): string {
  return addressOf(formEntries(form));
}

export function formEntries(form: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const next = new URLSearchParams();
  const space = ['', '', ''];
  for (const [name, given] of form) {
    const value = typeof given === 'string' ? written(name, given.trim()) : '';
    if (measures.includes(name)) space[measures.indexOf(name)] = value;
    else if (value !== '') next.append(name, value);
  }
  const fits = space.join('x').replace(/x+$/, '');
  if (fits !== '') next.set('fits', fits);
  return next;
}

function written(name: string, value: string): string {
  return figures.includes(name) || measures.includes(name) ? value.replace(/[\s.,₫đ']/g, '') : value;
}

function fresh(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'after', 'from']) next.delete(name);
  return next;
}

export function addressOf(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return query === '' ? '?' : `?${query}`;
}
