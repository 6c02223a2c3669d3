import { AppError } from '#lib/errors.ts';
import list from './data/common-passwords.json' with { type: 'json' };
import { isOwnPassword, type Chooser } from './own-password.ts';

const common = new Set(list.passwords.flatMap((line) => line.split(' ')));

/**
 * Refuses what guessers try first, wherever a password is chosen (0063): common ones, and those made of nothing but the
 * site's words or the person's own names. Signing in never asks: a password chosen before stays good.
 */
export function requireUncommon(password: string, field: string, chooser: Chooser): void {
  if (common.has(password.toLowerCase())) throw new AppError('password_common', { field });
  if (isOwnPassword(password, chooser)) throw new AppError('password_own', { field });
}
