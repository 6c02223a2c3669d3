import { contextWords } from './context-words.ts';

/** What others may know of whoever chooses the password. */
export interface Chooser {
  email?: string | null;
  mobile?: string | null;
  nickname?: string | null;
}

/**
 * Made of nothing but the site's words or the person's own names. For the form, where it is typed, and for the server,
 * which decides.
 */
export function isOwnPassword(password: string, { email, mobile, nickname }: Chooser): boolean {
  const digits = password.replace(/\D/g, '');
  // With and without the country's code, as people write their number.
  if (mobile && digits.length >= 8 && mobile.endsWith(digits.replace(/^0+/, ''))) return true;
  const letters = withoutNumbers(plain(password));
  const names = [email?.split('@')[0], nickname, ...(nickname?.split(/\s+/) ?? [])]
    .map((name) => withoutNumbers(plain(name ?? '')))
    .filter((name) => name.length > 1);
  return letters !== '' && isMadeOf(letters, [...contextWords, ...names]);
}

/** Letters and figures alone, small, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A year or a figure around a word makes it no harder to guess. */
function withoutNumbers(text: string): string {
  return text.replace(/\p{N}+/gu, '');
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at++)
    if (reached.has(at)) for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  return reached.has(text.length);
}
