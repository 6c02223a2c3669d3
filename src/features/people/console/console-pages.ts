import {
  Aperture,
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

const consoleGroups = ['market', 'money', 'people', 'site', 'system'] as const;
type ConsoleGroup = (typeof consoleGroups)[number];

/** One entry of the console's navigation. Its name is `console.nav.<key>` in messages. */
interface ConsolePageEntry {
  key: string;
  /** Entries of a group stand together under its name, `console.groups.<group>`; the first has none. */
  group: ConsoleGroup | null;
  path: string;
  /** Where what waits is listed, if not there. */
  queue?: string;
  /** What its page asks for; the entry is there for who holds it. */
  permission: Permission;
  icon: LucideIcon;
}

/**
 * In the order of the navigation. A new page is a line here, a line in src/routes.ts and its name in
 * messages/<locale>/console.json.
 */
export const consolePages = [
  { key: 'overview', group: null, path: '/admin', permission: 'console.see', icon: Gauge },
  { key: 'remittances', group: 'money', path: '/admin/remittances', permission: 'remittances.see', icon: Landmark },
  {
    key: 'orders',
    group: 'money',
    path: '/admin/orders',
    queue: '/admin/orders?status=UNANSWERED',
    permission: 'orders.see',
    icon: Package,
  },
  { key: 'refunds', group: 'money', path: '/admin/refunds', permission: 'refunds.see', icon: Undo2 },
  { key: 'payouts', group: 'money', path: '/admin/payouts', permission: 'payouts.see', icon: Banknote },
  { key: 'plans', group: 'money', path: '/admin/plans', permission: 'plans.see', icon: Layers },
  { key: 'applications', group: 'people', path: '/admin/applications', permission: 'applications.see', icon: Stamp },
  { key: 'users', group: 'people', path: '/admin/users', permission: 'people.see', icon: Users },
  { key: 'notices', group: 'people', path: '/admin/notices', permission: 'broadcasts.see', icon: Megaphone },
  { key: 'feedback', group: 'people', path: '/admin/feedback', permission: 'feedback.see', icon: MessageCircle },
  {
    key: 'works',
    group: 'market',
    path: '/admin/works',
    queue: '/admin/works?status=corrected',
    permission: 'works.moderate',
    icon: Images,
  },
  {
    key: 'products',
    group: 'market',
    path: '/admin/products',
    queue: '/admin/products?status=corrected',
    permission: 'products.moderate',
    icon: ShoppingBag,
  },
  { key: 'reports', group: 'market', path: '/admin/reports', permission: 'reports.see', icon: Flag },
  { key: 'banners', group: 'site', path: '/admin/banners', permission: 'banners.edit', icon: GalleryHorizontalEnd },
  { key: 'articles', group: 'site', path: '/admin/articles', permission: 'articles.edit', icon: Newspaper },
  { key: 'faqs', group: 'site', path: '/admin/faqs', permission: 'faqs.edit', icon: CircleHelp },
  { key: 'legal', group: 'site', path: '/admin/legal', permission: 'texts.edit', icon: Scale },
  { key: 'partners', group: 'site', path: '/admin/partners', permission: 'partners.edit', icon: Handshake },
  { key: 'renders', group: 'system', path: '/admin/renders', permission: 'renders.see', icon: Aperture },
  { key: 'settings', group: 'system', path: '/admin/settings', permission: 'settings.edit', icon: Settings },
  { key: 'audit', group: 'system', path: '/admin/audit', permission: 'audit.see', icon: ScrollText },
  { key: 'security', group: 'system', path: '/admin/security', permission: 'console.see', icon: KeyRound },
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
