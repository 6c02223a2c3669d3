import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';
import { loadAccountTexts } from './account-texts.ts';

/** The message of a failed call (PRODUCT D7): the server's own, or ours where no server answered. */
export async function failureText(error: unknown, locale: Locale): Promise<string> {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.kind === 'refused' && error.message !== '') return error.message;
  const texts = await loadAccountTexts(locale).catch(() => null);
  // Offline before the texts could be fetched: the seed's last resort.
  return texts?.accounts.client[error.kind] ?? 'Error';
}
