/** Paths on our own site, and https: a link a user wrote can neither run a script nor use another protocol. */
export function isSafeLink(link: string): boolean {
  if (/[\s\p{Cc}\p{Cf}<>"\\]/u.test(link)) return false;
  return /^\/(?!\/)/.test(link) || /^https:\/\/[^/?#]/.test(link);
}

/** The link if it is safe, else null. */
export function safeLink(link: string | null): string | null {
  return link !== null && isSafeLink(link) ? link : null;
}

/** The link if it is a path on our own site, else null: what `?next=` may lead to. */
export function ownSitePath(link: string | null): string | null {
  return link !== null && link.startsWith('/') && isSafeLink(link) ? link : null;
}
