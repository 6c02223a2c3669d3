/** Addresses of the list, made from the one shown: a filter more or less, words changed. Every change begins at the first page. */
export function withoutValue(params: URLSearchParams, name: string, value: string | null): string {
  const next = fresh(params);
  if (value === null) next.delete(name);
  else next.delete(name, value);
  return addressOf(next);
}

export function withWords(params: URLSearchParams, words: string): string {
  const next = fresh(params);
  if (words === '') next.delete('w');
  else next.set('w', words);
  return addressOf(next);
}

export function withPage(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  if (page === 0) next.delete('page');
  else next.set('page', String(page));
  return addressOf(next);
}

/** Only the language stays. */
export function cleared(params: URLSearchParams): string {
  const lang = params.get('lang');
  return addressOf(new URLSearchParams(lang === null ? {} : { lang }));
}

/** What a form holds, as an address: nothing empty, the three free measures as one. */
export function formAddress(form: FormData): string {
  const next = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '' && !/^f[wdh]$/.test(name)) next.append(name, value.trim());
  const space = ['fw', 'fd', 'fh'].map((name) => String(form.get(name) ?? '').trim()).join('x').replace(/x+$/, '');
  if (space !== '') next.set('fits', space);
  return addressOf(next);
}

function fresh(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  return next;
}

function addressOf(params: URLSearchParams): string {
  const query = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return query === '' ? '?' : `?${query}`;
}
