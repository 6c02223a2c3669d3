import { AppError } from '#lib/errors.ts';

/**
 * Nobody decides where their own money, papers or goods are in question: another admin does. Whose it is stands in the
 * row, never in the request.
 */
export function requireNotOwnMatter(adminId: string, people: readonly (string | null)[]): void {
  if (people.includes(adminId)) throw new AppError('own_matter');
}
