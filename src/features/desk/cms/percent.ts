const written = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** `5,25` as it is typed, in hundredths of a per cent; null for no number. */
export function basisPointsIn(text: string): number | null {
  const figures = text.replaceAll(/[\s%]/g, '');
  return written.test(figures) ? Math.round(Number(figures.replace(',', '.')) * 100) : null;
}

export function percentOf(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100);
}
