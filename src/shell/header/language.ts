import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { localeCookie, localeCookieSeconds, localeMirror, type Locale } from '#lib/locale.ts';
import { accountClient } from '#features/people/accounts/account-client.ts';
import { writeStored } from '#ui/stored.ts';
import { useSite } from '../site-data.ts';

export interface Language {
  locale: Locale;
  choose(locale: Locale): void;
}

/**
 * PRODUCT B2: stores the choice and fetches the page's data again in that language; nothing is unmounted, so nothing
 * typed is lost.
 */
export function useLanguage(): Language {
  const { locale, viewer } = useSite();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const location = useLocation();

  function choose(chosen: Locale) {
    storeLanguage(chosen);
    // Mails follow; where this fails, the next sign-in tells it.
    if (viewer !== null) accountClient.keepLanguage(chosen).catch(() => undefined);
    const search = withoutLang(location.search);
    // A `?lang=` in the address would win over the choice, and its removal makes the loaders run.
    if (search !== location.search) void navigate({ ...location, search }, { replace: true, preventScrollReset: true });
    else void revalidate();
  }

  return { locale, choose };
}

/** The query without `lang`, the rest untouched. */
export function withoutLang(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return search;
  query.delete('lang');
  return query.size === 0 ? '' : `?${query}`;
}

export function languageCookies(locale: Locale, secure: boolean): string[] {
  return [localeCookie, localeMirror].map(
    (name) => `${name}=${locale}; Max-Age=${localeCookieSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}

function storeLanguage(locale: Locale): void {
  for (const cookie of languageCookies(locale, window.location.protocol === 'https:')) document.cookie = cookie;
  writeStored(localeMirror, locale);
}
