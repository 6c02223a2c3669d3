/** What a transfer to or from a shop says: it names the shop in 25 plain characters. */
export function shopPurpose(merchantId: string): string {
  return `HIEN ${merchantId
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(-12)
    .toUpperCase()}`;
}
