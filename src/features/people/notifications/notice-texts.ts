import type { Messages } from 'use-intl';
import { required } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';

const files = import.meta.glob<Record<string, unknown>>('/messages/*/notices.json', { import: 'default' });

/** The texts of notifications in one language, fetched when the dropdown opens and not with every page. */
export async function loadNoticeTexts(locale: Locale): Promise<Pick<Messages, 'notices'>> {
  return { notices: await required(files[`/messages/${locale}/notices.json`], 'A file of messages')() } as Pick<
    Messages,
    'notices'
  >;
}
