/** The feed of a language, for feed readers. */
export function feedAddress(locale: string): string {
  return `/api/articles/feed?lang=${locale}`;
}
