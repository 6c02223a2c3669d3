import { createHash } from 'node:crypto';

/** The secrets of the links this browser was given, the newest first (DECISIONS D12). */
export const linkCookie = 'share';
/** As many as one browser keeps; the oldest goes. */
const mostLinks = 20;
const secretShape = /^[\w-]{22}$/;

type Cookies = Record<string, string | undefined>;

function sentSecrets(cookies: Cookies): string[] {
  return (cookies[linkCookie] ?? '')
    .slice(0, 1000)
    .split('.')
    .filter((secret) => secretShape.test(secret))
    .slice(0, mostLinks);
}

/** Only hashes are compared, for only they are stored. */
export function sentLinks(cookies: Cookies): string[] {
  return sentSecrets(cookies).map(linkHash);
}

export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The cookie with one link more. */
export function withLink(cookies: Cookies, secret: string): string {
  return [secret, ...sentSecrets(cookies).filter((each) => each !== secret)].slice(0, mostLinks).join('.');
}
