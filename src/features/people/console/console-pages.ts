import {
  Banknote,
  CircleHelp,
  Flag,
  GalleryHorizontalEnd,
  Gauge,
  Handshake,
  Images,
  KeyRound,
  Landmark,
  Layers,
  Megaphone,
  MessageCircle,
  Newspaper,
  Package,
  Scale,
  ScrollText,
  Settings,
  ShoppingBag,
  Stamp,
  Undo2,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** One entry of the console's navigation. Its name is `console.nav.<key>` in messages. */
interface ConsolePageEntry {
  key: string;
  path: string;
  icon: LucideIcon;
}

/**
 * In the order of the navigation. A new page is a line here, a line in src/routes.ts and its name in
 * messages/<locale>/console.json.
 */
export const consolePages = [
  { key: 'overview', path: '/admin', icon: Gauge },
  { key: 'applications', path: '/admin/applications', icon: Stamp },
  { key: 'remittances', path: '/admin/remittances', icon: Landmark },
  { key: 'orders', path: '/admin/orders', icon: Package },
  { key: 'refunds', path: '/admin/refunds', icon: Undo2 },
  { key: 'payouts', path: '/admin/payouts', icon: Banknote },
  { key: 'plans', path: '/admin/plans', icon: Layers },
  { key: 'users', path: '/admin/users', icon: Users },
  { key: 'works', path: '/admin/works', icon: Images },
  { key: 'products', path: '/admin/products', icon: ShoppingBag },
  { key: 'reports', path: '/admin/reports', icon: Flag },
  { key: 'notices', path: '/admin/notices', icon: Megaphone },
  { key: 'feedback', path: '/admin/feedback', icon: MessageCircle },
  { key: 'banners', path: '/admin/banners', icon: GalleryHorizontalEnd },
  { key: 'articles', path: '/admin/articles', icon: Newspaper },
  { key: 'faqs', path: '/admin/faqs', icon: CircleHelp },
  { key: 'legal', path: '/admin/legal', icon: Scale },
  { key: 'partners', path: '/admin/partners', icon: Handshake },
  { key: 'settings', path: '/admin/settings', icon: Settings },
  { key: 'audit', path: '/admin/audit', icon: ScrollText },
  { key: 'security', path: '/admin/security', icon: KeyRound },
] as const satisfies readonly ConsolePageEntry[];

export type ConsoleKey = (typeof consolePages)[number]['key'];

/** The entry an address belongs to: `/admin/users/u_1` is under users. */
export function consolePageAt(pathname: string): ConsoleKey | null {
  const under = consolePages.filter(
    ({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)),
  );
  return under.toSorted((a, b) => b.path.length - a.path.length)[0]?.key ?? null;
}
