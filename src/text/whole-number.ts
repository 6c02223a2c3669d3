/**
 * A sum or a size as people type it: dots, commas or spaces between thousands, the currency behind it or, as our own pages
 * write it in two languages, before it. Null where it is none: what is not understood is refused, never left out.
 */
export function wholeNumber(text: string, most = 1_000_000_000_000): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:₫|vnd)\s*(?=\d)/iu, '')
    .replace(/\s*(?:₫|đ|đồng|vnd|vnđ)$/iu, '');
  if (!/^\d+$/.test(plain) && !/^\d{1,3}(?:[.,\s]\d{3})+$/.test(plain)) return null;
  const value = Number(plain.replace(/\D/g, ''));
  return value <= most ? value : null;
}

/** A figure below zero: it may well be whole, and is told so. */
export function isNegative(text: string): boolean {
  return /^\s*[-\u2212\u2013]\s*\d/.test(text.normalize('NFKC'));
}
