/** The largest the server takes. Whole đồng. */
const most = 1_000_000_000_000;

/** An amount as people type it, with their language's marks between thousands; null for nothing, undefined for none. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[₫đ\s]/giu, '');
  if (text === '') return null;
  if (!/^\d{1,3}([.,]\d{3})+$|^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text.replace(/[.,]/g, ''));
  return value <= most ? value : undefined;
}
