/** Who may do how much with a design (PRODUCT J9), for browser and server. */
export const sharedRoles = ['view', 'comment', 'edit'] as const;
export type SharedRole = (typeof sharedRoles)[number];
export const designRoles = ['owner', ...sharedRoles] as const;
export type DesignRole = (typeof designRoles)[number];

/** Why a design can be looked at and not changed. */
export type ReadOnlyReason = 'in_bin' | 'workspace_denied' | 'too_large' | 'space_used' | 'view_only';

export interface DesignRights {
  role: DesignRole;
  edit: boolean;
  comment: boolean;
  /** Sees what it costs: list, sum, news of prices. */
  prices: boolean;
  reason?: ReadOnlyReason;
}

/** Its owner and who may edit, also where it cannot be changed for now: what led to the design is theirs to see. */
export function worksOn({ role }: DesignRights): boolean {
  return role === 'owner' || role === 'edit';
}

/** What a person or a link was given. */
export interface Grant {
  role: SharedRole;
  prices: boolean;
}

/** Of several, the most that any of them allows; null of none. */
export function strongest(grants: readonly Grant[]): Grant | null {
  const [role] = grants.map((grant) => grant.role).toSorted((a, b) => sharedRoles.indexOf(b) - sharedRoles.indexOf(a));
  return role === undefined ? null : { role, prices: grants.some(({ prices }) => prices) };
}
