const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export type IdKind =
  | 'u'
  | 's'
  | 'c'
  | 'p'
  | 'w'
  | 'd'
  | 'm'
  | 'a'
  | 'i'
  | 'g'
  | 'v'
  | 'q'
  | 'b'
  | 'f'
  | 'k'
  | 'n'
  | 'e'
  | 'h'
  | 'r'
  | 't'
  | 'x'
  | 'y'
  | 'o'
  | 'l'
  | 'j'
  | 'z'
  | 'bc'
  | 'rf'
  | 'rt'
  | 'gl'
  | 'bd'
  | 'rv'
  | 'rp'
  | 'tf'
  | 'ad'
  | 'dc'
  | 'sh'
  | 'ln'
  | 'co'
  | 'rg'
  | 'rj'
  | 'rw';

/** `u_01k…`: the kind, 9 characters of time (so that new rows lie together in an index), 16 of chance (80 bits). */
export function newId(kind: IdKind, now: Date): string {
  return `${kind}_${timePart(now.getTime())}${randomPart(16)}`;
}

/** No id of this kind that was made then or later comes before it. */
export function firstId(kind: IdKind, since: Date): string {
  return `${kind}_${timePart(since.getTime())}`;
}

/** A name nobody else gives, where no kind or time is needed; `randomUUID` is missing on an origin without TLS. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function timePart(milliseconds: number): string {
  let rest = milliseconds;
  let text = '';
  for (let i = 0; i < 9; i++) {
    text = alphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Five bits of chance a letter. */
export function randomPart(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % 32]).join('');
}
