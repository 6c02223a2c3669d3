/** So long after a change the console points at it. */
export const accountChangedDays = 7;
/** How long sellers know of another commission before it holds. */
export const commissionNoticeDays = 14;
/** Of the bank's number of a transfer. */
export const referenceLength = { least: 4, most: 40 } as const;

/** As it is compared: however it was copied or set apart, also by marks nobody sees, one transfer is recorded once. */
export function sameReference(reference: string): string {
  return reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Banks number in Latin letters and digits: what only looks like them would be another number. */
export function isReference(reference: string): boolean {
  const compared = sameReference(reference);
  return compared.length >= referenceLength.least && /^[A-Z\d]+$/.test(compared);
}
