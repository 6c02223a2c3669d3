import { createContext } from 'react';

export const tabs = ['aboutus', 'product', 'works', 'help', 'price'] as const;
export type Tab = (typeof tabs)[number];

/** The section of the path, or null elsewhere: no tab is marked there (PRODUCT A4). */
export function tabOf(pathname: string): Tab | null {
  return tabs.find((tab) => pathname.split('/')[1] === tab) ?? null;
}

/** The shared tab value; the seed's default holds until a page says otherwise. */
export const TabContext = createContext<Tab | null>('aboutus');
