import { required } from '#lib/errors.ts';
import {
  Aperture,
  Armchair,
  ChartColumn,
  CreditCard,
  Database,
  DraftingCompass,
  Heart,
  Images,
  LayoutGrid,
  MapPin,
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
import { dashboardPaths, type PersonKind } from '#lib/person.ts';
import { holds, type Permission } from '#lib/permissions.ts';

interface DashboardSection {
  /** The value of `?tab=`, and the key of its name in `messages/<locale>/homes.json` (`section.<key>`). */
  key: string;
  /** Whose homes it stands in. */
  kinds: readonly PersonKind[];
  who: 'signed-in' | Permission;
  icon: LucideIcon;
}

const everyone = ['user', 'designer', 'merchant'] as const;

/**
 * The sections of the three dashboards in the order of their navigation. A new one gets its line here, its name in
 * `messages/<locale>/homes.json`, its loader in `sections.server.ts` and its component in `section-view.tsx`. The first
 * of a kind is the default.
 */
export const dashboardSections = [
  { key: 'overview', kinds: everyone, who: 'signed-in', icon: LayoutGrid },
  { key: 'works', kinds: ['designer'], who: 'works.publish', icon: Images },
  { key: 'products', kinds: ['merchant'], who: 'products.publish', icon: Armchair },
  { key: 'sales', kinds: ['merchant'], who: 'sales.see', icon: PackageCheck },
  { key: 'design-orders', kinds: everyone, who: 'signed-in', icon: DraftingCompass },
  { key: 'purchases', kinds: everyone, who: 'signed-in', icon: ShoppingBag },
  { key: 'addresses', kinds: everyone, who: 'signed-in', icon: MapPin },
  { key: 'records', kinds: everyone, who: 'signed-in', icon: ChartColumn },
  { key: 'designs', kinds: everyone, who: 'signed-in', icon: PencilRuler },
  { key: 'renders', kinds: everyone, who: 'signed-in', icon: Aperture },
  { key: 'delivery', kinds: ['merchant'], who: 'delivery-terms.edit', icon: Truck },
  { key: 'statement', kinds: ['merchant'], who: 'statement.see', icon: Scale },
  { key: 'bills', kinds: everyone, who: 'signed-in', icon: ReceiptText },
  { key: 'plan', kinds: everyone, who: 'signed-in', icon: CreditCard },
  { key: 'favourites', kinds: everyone, who: 'signed-in', icon: Heart },
  { key: 'reviews', kinds: everyone, who: 'signed-in', icon: Star },
  { key: 'profile', kinds: everyone, who: 'signed-in', icon: UserRound },
  { key: 'sessions', kinds: everyone, who: 'signed-in', icon: MonitorSmartphone },
  { key: 'data', kinds: everyone, who: 'signed-in', icon: Database },
] as const satisfies readonly DashboardSection[];

export type SectionKey = (typeof dashboardSections)[number]['key'];

export function sectionsOf(kind: PersonKind): readonly { key: SectionKey; icon: LucideIcon }[] {
  return dashboardSections.filter(({ kinds }) => (kinds as readonly PersonKind[]).includes(kind));
}

/** The ones of a home that this person may open. */
export function sectionsFor(kind: PersonKind, person: { roles: readonly string[] }): SectionKey[] {
  return dashboardSections
    .filter(
      ({ kinds, who }) =>
        (kinds as readonly PersonKind[]).includes(kind) && (who === 'signed-in' || holds(person, who)),
    )
    .map(({ key }) => key);
}

/** What an address asks for; what this side of a person does not have is its first section. */
export function sectionIn(kind: PersonKind, params: URLSearchParams): SectionKey {
  const sections = sectionsOf(kind);
  return required(sections.find(({ key }) => key === params.get('tab')) ?? sections[0], 'A section of a dashboard').key;
}

/** The open section of an address; null where it is no dashboard. */
export function sectionAt(pathname: string, search: string): SectionKey | null {
  const kind = kindAt(pathname);
  return kind && sectionIn(kind, new URLSearchParams(search));
}

/** Which kind of dashboard is at an address. */
export function kindAt(pathname: string): PersonKind | null {
  return everyone.find((kind) => dashboardPaths[kind] === pathname) ?? null;
}

/** Who is a user only lives at the user's home; for the others one has to be let in. */
export function mayLiveAs(kind: PersonKind, person: { roles: readonly string[] }): boolean {
  return kind === 'user' || holds(person, `dashboard.${kind}`);
}
