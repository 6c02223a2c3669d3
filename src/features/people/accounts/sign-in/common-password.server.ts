import { AppError } from '#lib/errors.ts';
import { contextWords } from './context-words.ts';
import list from './data/common-passwords.json' with { type: 'json' };

const common = new Set(list.passwords.flatMap((line) => line.split(' ')));

/** What others may know of whoever chooses the password. */
export interface Chooser {
  email?: string | null;
  mobile?: string | null;
  nickname?: string | null;
}

/**
 * Refuses what guessers try first, wherever a password is chosen (0063): common ones, and those made of nothing but the
 * site's words or the person's own names. Signing in never asks: a password chosen before stays good.
 */
export function requireUncommon(password: string, field: string, chooser: Chooser): void {
  if (common.has(password.toLowerCase())) throw new AppError('password_common', { field });
  if (isOwn(password, chooser)) throw new AppError('password_own', { field });
}

function isOwn(password: string, { email, mobile, nickname }: Chooser): boolean {
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
