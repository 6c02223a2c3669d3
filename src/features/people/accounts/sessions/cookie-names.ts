/** How the site's own cookies are called in the browser, by the name the code uses. */
export type CookieNames = Readonly<Record<string, string>>;

/**
 * Over https with one host a browser takes a `__Host-` cookie from this very host only, and a `__Secure-` cookie never
 * from plain http: nobody beside us can plant one (DECISIONS D14). The refresh cookie has a path, which `__Host-`
 * forbids; cookies that two hosts share cannot be bound to one.
 */
export function cookieNames({ https, shared }: { https: boolean; shared: boolean }): CookieNames {
  if (!https) return {};
  return shared
    ? { refresh: '__Secure-refresh' }
    : {
        token: '__Host-token',
        device: '__Host-device',
        share: '__Host-share',
        written: '__Host-written',
        refresh: '__Secure-refresh',
      };
}

/** A cookie under the name it had before the site was served this way; read in two places only (0064). */
export function formerCookie(name: string): string {
  return `former:${name}`;
}

/** Cookies by the names the code uses; one that came under a former name is kept apart. */
export function readCookies(
  sent: Record<string, string | undefined>,
  names: CookieNames,
): Record<string, string | undefined> {
  const read = Object.fromEntries(Object.entries(sent).filter(([name]) => !name.startsWith(formerCookie(''))));
  for (const [name, named] of Object.entries(names)) {
    read[formerCookie(name)] = sent[name];
    read[name] = sent[named];
  }
  return read;
}
