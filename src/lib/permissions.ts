/**
 * Who may do what: one row a role, one word a thing to be allowed. Calls (`who`), pages of the console
 * (`consoleContext`), entries of menus and rules (`holds`) ask for a permission, never for a role; another kind of
 * staff is another row. What everyone signed in may do needs no permission.
 */
export const permissionsOfRole = {
  ROLE_USER: [],
  ROLE_DESIGNER: [
    'dashboard.designer',
    'design-orders.serve',
    'designs.start',
    'models.upload',
    'works.publish',
    'works.upload',
  ],
  ROLE_MERCHANT: [
    'dashboard.merchant',
    'delivery-terms.edit',
    'designs.start',
    'models.upload',
    'products.publish',
    'products.upload',
    'returns.answer',
    'reviews.reply',
    'sales.see',
    'sales.fulfil',
    'statement.see',
  ],
  ROLE_ADMIN: [
    'console.see',
    'applications.see',
    'applications.decide',
    'articles.edit',
    'audit.see',
    'banners.edit',
    'broadcasts.see',
    'broadcasts.send',
    'faqs.edit',
    'feedback.see',
    'feedback.answer',
    'ledger.see',
    'models.upload',
    'orders.see',
    'partners.edit',
    'payouts.see',
    'payouts.decide',
    'people.see',
    'people.suspend',
    'people.change-roles',
    'people.end-sessions',
    'plans.see',
    'plans.change',
    'private-files.see',
    'products.moderate',
    'products.upload',
    'refunds.see',
    'refunds.decide',
    'remittances.see',
    'remittances.decide',
    'renders.see',
    'renders.manage',
    'reports.see',
    'reports.decide',
    'returns.decide',
    'settings.edit',
    'statements.see',
    'texts.edit',
    'works.moderate',
    'works.upload',
  ],
} as const satisfies Record<string, readonly string[]>;

export type RoleName = keyof typeof permissionsOfRole;
export type Permission = (typeof permissionsOfRole)[RoleName][number];

export const roleNames = Object.keys(permissionsOfRole) as [RoleName, ...RoleName[]];

interface RoleHolder {
  roles: readonly string[];
}

/** Roles as a row of the database keeps them; nobody holds nothing. */
export function holds(person: RoleHolder | null | undefined, permission: Permission): boolean {
  return person != null && rolesHolding(permission).some((role) => person.roles.includes(role));
}

export function rolesHolding(permission: Permission): RoleName[] {
  return roleNames.filter((role) => (permissionsOfRole[role] as readonly string[]).includes(permission));
}

/** Who works in the console: a second factor and the strict rule for passwords are asked of them. */
export function isStaff(person: RoleHolder | null | undefined): boolean {
  return holds(person, 'console.see');
}
