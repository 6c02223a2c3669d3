import { Gauge, type LucideIcon } from 'lucide-react';

/** One entry of the console's navigation. Its name stands in messages as `console.nav.<key>`. */
export interface ConsolePageEntry {
  key: string;
  path: string;
  icon: LucideIcon;
}

/** In the order of the navigation. A new page is a line here, a line in src/routes.ts and its name in messages/<locale>/console.json. */
export const consolePages = [
  { key: 'overview', path: '/admin', icon: Gauge },
] as const satisfies readonly ConsolePageEntry[];

export type ConsoleKey = (typeof consolePages)[number]['key'];

/** The entry an address belongs to: `/admin/users/u_1` is under users. */
export function consolePageAt(pathname: string): ConsoleKey | null {
  const under = consolePages.filter(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)));
  return under.toSorted((a, b) => b.path.length - a.path.length)[0]?.key ?? null;
}
