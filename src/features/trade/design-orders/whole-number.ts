/** A sum or a size with dots, commas or spaces between thousands; null where it is none. */
export function wholeNumber(text: string, most = 1_000_000_000_000): number | null {
  const plain = text.trim();
  if (!/^\d+$/.test(plain) && !/^\d{1,3}(?:[.,\s\u00a0\u202f]\d{3})+$/.test(plain)) return null;
  const value = Number(plain.replace(/\D/g, ''));
  return value <= most ? value : null;
}
