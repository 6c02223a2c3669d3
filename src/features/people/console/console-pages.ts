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
import { holds, type Permission } from '#lib/permissions.ts';

/** One entry of the console's navigation. Its name is `console.nav.<key>` in messages. */
interface ConsolePageEntry {
  key: string;
  path: string;
  /** What its page asks for; the entry is there for who holds it. */
  permission: Permission;
  icon: LucideIcon;
}

/**
 * In the order of the navigation. A new page is a line here, a line in src/routes.ts and its name in
 * messages/<locale>/console.json.
 */
export const consolePages = [
  { key: 'overview', path: '/admin', permission: 'console.see', icon: Gauge },
  { key: 'applications', path: '/admin/applications', permission: 'applications.see', icon: Stamp },
  { key: 'remittances', path: '/admin/remittances', permission: 'remittances.see', icon: Landmark },
  { key: 'orders', path: '/admin/orders', permission: 'orders.see', icon: Package },
  { key: 'refunds', path: '/admin/refunds', permission: 'refunds.see', icon: Undo2 },
  { key: 'payouts', path: '/admin/payouts', permission: 'payouts.see', icon: Banknote },
  { key: 'plans', path: '/admin/plans', permission: 'plans.see', icon: Layers },
  { key: 'users', path: '/admin/users', permission: 'people.see', icon: Users },
  { key: 'works', path: '/admin/works', permission: 'works.moderate', icon: Images },
  { key: 'products', path: '/admin/products', permission: 'products.moderate', icon: ShoppingBag },
  { key: 'reports', path: '/admin/reports', permission: 'reports.see', icon: Flag },
  { key: 'notices', path: '/admin/notices', permission: 'broadcasts.see', icon: Megaphone },
  { key: 'feedback', path: '/admin/feedback', permission: 'feedback.see', icon: MessageCircle },
  { key: 'banners', path: '/admin/banners', permission: 'banners.edit', icon: GalleryHorizontalEnd },
  { key: 'articles', path: '/admin/articles', permission: 'articles.edit', icon: Newspaper },
  { key: 'faqs', path: '/admin/faqs', permission: 'faqs.edit', icon: CircleHelp },
  { key: 'legal', path: '/admin/legal', permission: 'texts.edit', icon: Scale },
  { key: 'partners', path: '/admin/partners', permission: 'partners.edit', icon: Handshake },
  { key: 'settings', path: '/admin/settings', permission: 'settings.edit', icon: Settings },
  { key: 'audit', path: '/admin/audit', permission: 'audit.see', icon: ScrollText },
  { key: 'security', path: '/admin/security', permission: 'console.see', icon: KeyRound },
] as const satisfies readonly ConsolePageEntry[];

export type ConsoleKey = (typeof consolePages)[number]['key'];

export function consolePagesOf(viewer: { roles: readonly string[] } | null): ConsoleKey[] {
  return consolePages.filter(({ permission }) => holds(viewer, permission)).map(({ key }) => key);
}

/** The entry an address belongs to: `/admin/users/u_1` is under users. */
export function consolePageAt(pathname: string): ConsoleKey | null {
  const under = consolePages.filter(
    ({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)),
  );
  return under.toSorted((a, b) => b.path.length - a.path.length)[0]?.key ?? null;
}
