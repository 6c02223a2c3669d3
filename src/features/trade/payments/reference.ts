/** Letters and digits that cannot be confused when read off a phone: no 0 O Q, 1 I L, 5 S, 2 Z, 8 B, U V. */
const alphabet = '34679ACDEFGHJKMNPRTWXY';
const length = 8;

/** The purpose of a transfer: `HIEN7K4P9XRT`. Banks carry letters and digits only. 22⁸ is 55 thousand million. */
export function newReference(): string {
  return `HIEN${Array.from({ length }, oneOf).join('')}`;
}

/** Bytes that would favour some letters are drawn again. */
function oneOf(): string {
  const most = 256 - (256 % alphabet.length);
  for (;;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < most) return alphabet[byte! % alphabet.length]!;
  }
}
