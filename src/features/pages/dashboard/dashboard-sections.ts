import {
  Armchair,
  ChartColumn,
  CreditCard,
  Database,
  DraftingCompass,
  Heart,
  Images,
  LayoutGrid,
  MonitorSmartphone,
  PackageCheck,
  PencilRuler,
  ReceiptText,
  Scale,
  ShoppingBag,
  Star,
  Truck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { dashboardOf, type PersonKind, type RoleName } from '#lib/person.ts';

interface DashboardSection {
  /** The value of `?tab=`, and the key of its name in `messages/<locale>/homes.json` (`section.<key>`). */
  key: string;
  kinds: readonly PersonKind[];
  icon: LucideIcon;
}

const everyone = ['user', 'designer', 'merchant'] as const;

/**
 * The sections of the three dashboards in the order of their navigation. A new one gets its line here, its name in
 * `messages/<locale>/homes.json`, its loader in `sections.server.ts` and its component in `section-view.tsx`. The first
 * of a kind is the default.
 */
const dashboardSections = [
  { key: 'overview', kinds: everyone, icon: LayoutGrid },
  { key: 'works', kinds: ['designer'], icon: Images },
  { key: 'products', kinds: ['merchant'], icon: Armchair },
  { key: 'sales', kinds: ['merchant'], icon: PackageCheck },
  { key: 'design-orders', kinds: everyone, icon: DraftingCompass },
  { key: 'purchases', kinds: everyone, icon: ShoppingBag },
  { key: 'records', kinds: everyone, icon: ChartColumn },
  { key: 'designs', kinds: everyone, icon: PencilRuler },
  { key: 'delivery', kinds: ['merchant'], icon: Truck },
  { key: 'statement', kinds: ['merchant'], icon: Scale },
  { key: 'bills', kinds: everyone, icon: ReceiptText },
  { key: 'plan', kinds: everyone, icon: CreditCard },
  { key: 'favourites', kinds: everyone, icon: Heart },
  { key: 'reviews', kinds: everyone, icon: Star },
  { key: 'profile', kinds: everyone, icon: UserRound },
  { key: 'sessions', kinds: everyone, icon: MonitorSmartphone },
  { key: 'data', kinds: everyone, icon: Database },
] as const satisfies readonly DashboardSection[];

export type SectionKey = (typeof dashboardSections)[number]['key'];

export function sectionsOf(kind: PersonKind): readonly { key: SectionKey; icon: LucideIcon }[] {
  return dashboardSections.filter(({ kinds }) => (kinds as readonly PersonKind[]).includes(kind));
}

/** The section an address names; the first one where this kind of person does not have it. */
export function sectionIn(kind: PersonKind, params: URLSearchParams): SectionKey {
  const sections = sectionsOf(kind);
  return (sections.find(({ key }) => key === params.get('tab')) ?? sections[0]!).key;
}

/** The open section of an address; null where it is no dashboard. */
export function sectionAt(pathname: string, search: string): SectionKey | null {
  const kind = kindAt(pathname);
  return kind && sectionIn(kind, new URLSearchParams(search));
}

/** Which kind of dashboard is at an address. */
export function kindAt(pathname: string): PersonKind | null {
  return everyone.find((kind) => dashboardOf({ roles: [roleOf[kind]] }) === pathname) ?? null;
}

export const roleOf: Record<PersonKind, RoleName> = {
  designer: 'ROLE_DESIGNER',
  merchant: 'ROLE_MERCHANT',
  user: 'ROLE_USER',
};
