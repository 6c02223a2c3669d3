/** Ways on our own site, and https: a link somebody wrote never runs anything and never leaves by another door. */
export function isSafeLink(link: string): boolean {
  if (/[\s\p{Cc}\p{Cf}<>"\\]/u.test(link)) return false;
  return /^\/(?!\/)/.test(link) || /^https:\/\/[^/?#]/.test(link);
}

/** The link where it is one of those, else none. */
export function safeLink(link: string | null): string | null {
  return link !== null && isSafeLink(link) ? link : null;
}

/** The link where it is a way on our own site, else none: what `?next=` may lead to. */
export function ownSitePath(link: string | null): string | null {
  return link !== null && link.startsWith('/') && isSafeLink(link) ? link : null;
}
