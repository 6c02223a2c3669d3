import { AppError } from '#lib/errors.ts';
import list from './data/common-passwords.json' with { type: 'json' };

const common = new Set(list.passwords.flatMap((line) => line.split(' ')));

/**
 * Refuses what guessers try first, wherever a password is chosen (0063). Signing in never asks: a password chosen before
 * stays good.
 */
export function requireUncommon(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw new AppError('password_common', { field });
}
