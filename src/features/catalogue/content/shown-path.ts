const longest = 200;

/**
 * The path of an address as plain text that is safe to show: from its slash on, without characters that hide or reverse
 * text, and bounded. Anything that is not a path is not shown at all.
 */
export function shownPath(path: string | null): string | null {
  if (path === null || !path.startsWith('/')) return null;
  const clean = path.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '').replace(/\p{Zs}+/gu, ' ');
  return clean.length > longest ? `${clean.slice(0, longest)}…` : clean;
}

/** Where an unknown address leads (PRODUCT A2). */
export function notFoundAddress(pathname: string): string {
  return `/error?${new URLSearchParams({ code: '404', path: pathname.slice(0, longest + 1) })}`;
}
