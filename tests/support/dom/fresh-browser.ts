import { beforeEach } from 'vitest';

/** Workers are kept from file to file, and their page with them: each test begins in a browser nobody has used. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.matchAll(/[^;= ]+(?==)/g)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  if (window.location.href !== first) window.history.replaceState(null, '', first);
});

const first = window.location.href;
