import { holds, type RoleName } from '#lib/permissions.ts';

/** The person a page is rendered for, as far as the page frame needs to know them. */
export interface Viewer {
  id: string;
  nickname: string;
  email: string;
  avatar: string | null;
  designerLevel: string | null;
  roles: RoleName[];
  applyStatus: string | null;
  trialEndsAt: string | null;
  /** When the last paid plan ends or ended. */
  planEndsAt: string | null;
  /**
   * False while the access token has expired and only the session row is still valid: the frame shows the person,
   * private data waits for a refresh.
   */
  fresh: boolean;
  /** An admin who has yet to pass, or set up, their second factor; until then `roles` is without ROLE_ADMIN. */
  door?: SecondFactorRequirement;
}

export type SecondFactorRequirement = 'code' | 'enrol';

export type PersonKind = 'designer' | 'merchant' | 'user';

/** Designer before merchant before user (PRODUCT B4). */
export function kindOf(viewer: Pick<Viewer, 'roles'>): PersonKind {
  if (holds(viewer, 'dashboard.designer')) return 'designer';
  return holds(viewer, 'dashboard.merchant') ? 'merchant' : 'user';
}

/** Where each side of a person lives. */
export const dashboardPaths: Record<PersonKind, string> = {
  designer: '/user/desginer',
  merchant: '/user/merchant',
  user: '/user/user',
};

/** Where one becomes a designer or a merchant. */
export const applyPages = { designer: '/price/info-desginer', merchant: '/price/applymch' } as const;

export function dashboardOf(viewer: Pick<Viewer, 'roles'>): string {
  return dashboardPaths[kindOf(viewer)];
}

/**
 * Address of a dashboard section for a kind of person, as `features/pages/dashboard/dashboard-sections.ts` names it;
 * `more` are the section's own query parameters.
 */
export function dashboardSection(kind: PersonKind, tab: string, more: Record<string, string> = {}): string {
  return `${dashboardPaths[kind]}?${new URLSearchParams({ tab, ...more }).toString()}`;
}
