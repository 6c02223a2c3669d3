import { ApiFailure } from '#lib/api-failure.ts';
import type { Locale } from '#lib/locale.ts';
import { loadAccountTexts } from './account-texts.ts';

/** What a failed call tells the person (PRODUCT D7): the server's own words, or ours for what no server said. */
export async function failureText(error: unknown, locale: Locale): Promise<string> {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.kind === 'refused' && error.message !== '') return error.message;
  const texts = await loadAccountTexts(locale).catch(() => null);
  // Offline before the words could be fetched: the seed's last resort.
  return texts?.accounts.client[error.kind] ?? 'Error';
}
