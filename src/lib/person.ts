import { holds, type RoleName } from '#lib/permissions.ts';

/** The person a page is rendered for, as far as the page frame needs to know them. */
export interface Viewer {
  id: string;
  nickname: string;
  /** The first letter of the name, as it stands in place of a picture. */
  initial: string;
  email: string;
  avatar: string | null;
  designerLevel: string | null;
  roles: RoleName[];
  applyStatus: string | null;
  trialEndsAt: string | null;
  /** When the last paid plan ends or ended. */
  planEndsAt: string | null;
  /** The account has agreed to cookies, in whichever browser. */
  cookieAgreed: boolean;
  /** False while the access token has expired and only the session is still valid: see `unnamedViewer`. */
  fresh: boolean;
  /** An admin who has yet to pass, or set up, their second factor; until then `roles` is without ROLE_ADMIN. */
  door?: SecondFactorRequirement;
}

/**
 * Somebody whose session has yet to be refreshed. The frame shows that someone is signed in, not who: whoever finds an
 * expired token learns nothing by it. The browser refreshes at once and loads the page's data again.
 */
export const unnamedViewer: Viewer = {
  id: '',
  nickname: '',
  initial: '',
  email: '',
  avatar: null,
  designerLevel: null,
  roles: [],
  applyStatus: null,
  trialEndsAt: null,
  planEndsAt: null,
  cookieAgreed: false,
  fresh: false,
};

/** The letter a person is shown by where there is no picture of them. */
export function initialOf(nickname: string): string {
  return Array.from(givenName(nickname))[0]?.toLocaleUpperCase('vi') ?? '';
}

/**
 * What one calls a person: of a Vietnamese name with the family's before it the last word; everybody else as they have
 * written themselves.
 */
export function givenName(nickname: string): string {
  const words = nickname.trim().split(/\s+/);
  const [first = ''] = words;
  return (words.length > 1 && familyNames.has(plain(first)) && words.at(-1)) || nickname.trim();
}

/** Borne by nearly everyone in Vietnam; without marks, as they are often typed. */
const familyNames = new Set(
  (
    'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh trinh doan truong lam cao dao luong ' +
    'chu chau quach thai tong vuong luu phung nghiem trieu'
  ).split(' '),
);

function plain(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd');
}

export type SecondFactorRequirement = 'code' | 'enrol';

export type PersonKind = 'designer' | 'merchant' | 'user';

/** Designer before merchant before user (PRODUCT B4). */
/** PRODUCT J1: who may open the workspace; the call decides again. */
export function mayDesign(person: Pick<Viewer, 'roles' | 'trialEndsAt' | 'planEndsAt'>, now: number): boolean {
  const runs = (end: string | null) => end !== null && Date.parse(end) > now;
  return holds(person, 'designs.start') || runs(person.trialEndsAt) || runs(person.planEndsAt);
}

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
