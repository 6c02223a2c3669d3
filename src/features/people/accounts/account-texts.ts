import type { Messages } from 'use-intl';
import { required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';

export type AccountTexts = Pick<Messages, 'accounts' | 'errors'>;

const files = import.meta.glob<Record<string, unknown>>('/messages/*/{accounts,errors}.json', { import: 'default' });

/** The dialogs' texts in one language, fetched when a dialog is opened and not with every page. */
export async function loadAccountTexts(locale: Locale): Promise<AccountTexts> {
  const [accounts, errors] = await Promise.all([load(locale, 'accounts'), load(locale, 'errors')]);
  return { accounts, errors } as AccountTexts;
}

function load(locale: Locale, feature: 'accounts' | 'errors'): Promise<Record<string, unknown>> {
  return required(files[`/messages/${locale}/${feature}.json`], 'A file of messages')();
}
