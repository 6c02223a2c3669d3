/**
 * A place in the write-ahead log as PostgreSQL writes it (`16/B374D848`), to be compared; null for any other text, which
 * may come from a browser.
 */
export function walPosition(text: string | undefined): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text?.slice(0, 20) ?? '') ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Behind every other: for a write whose place could not be asked. */
export const lastWalPosition = 'FFFFFFFF/FFFFFFFF';
