import { AppError } from '#lib/errors.ts';

/**
 * Nobody decides about their own money, documents or goods: another admin does. The owner is read from the row, never
 * from the request.
 */
export function requireNotOwnMatter(adminId: string, people: readonly (string | null)[]): void {
  if (people.includes(adminId)) throw new AppError('own_matter');
}
