import type { Database } from '#db/database.ts';
import type { ProfileChange, UserData } from '#features/people/accounts/account.ts';
import { findUserById, updateUser, type UserRow } from '#features/people/accounts/account-queries.server.ts';
import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { RoleName } from '#lib/permissions.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';

export async function readProfile(ctx: RequestContext, userId: string): Promise<UserData> {
  const user = await findUserById(ctx.db, userId);
  if (!user) throw new AppError('login_required');
  return userDataOf(user);
}

export interface ProfileChanged {
  before: UserRow;
  after: UserRow;
}

/** Called in the transaction of a profile change, by features that show the person elsewhere. */
export interface ProfileListener {
  changed(db: Database, ctx: RequestContext, change: ProfileChanged): Promise<void>;
  /** `picture` is the id of the new one, or none. */
  avatar(db: Database, ctx: RequestContext, userId: string, picture: string | null): Promise<void>;
}

export async function changeProfile(
  ctx: RequestContext,
  follower: ProfileListener,
  userId: string,
  change: ProfileChange,
): Promise<UserData> {
  const columns = Object.entries(columnOf)
    .filter(([name]) => change[name as keyof ProfileChange] !== undefined)
    .map(([name, column]) => [column, change[name as keyof ProfileChange] || emptyOf(column)]);
  return commit(ctx, async (db) => {
    const before = await findUserById(db, userId);
    const user = await updateUser(db, userId, {
      ...Object.fromEntries(columns),
      locale: ctx.locale,
      updated_at: ctx.clock.now(),
    });
    if (!before || !user) throw new AppError('login_required');
    await follower.changed(db, ctx, { before, after: user });
    await audit(db, ctx, { action: 'user.profile', target: userId, after: { fields: Object.keys(change) } });
    return userDataOf(user);
  });
}

/** The language this person reads: mails are written in it. */
export async function keepLanguage(ctx: RequestContext, userId: string, language: Locale): Promise<void> {
  await updateUser(ctx.db, userId, { locale: language });
}

export async function agreeToCookies(ctx: RequestContext, userId: string, agreed: boolean): Promise<void> {
  await updateUser(ctx.db, userId, { cookie_agreed_at: agreed ? ctx.clock.now() : null });
}

export function userDataOf(user: UserRow): UserData {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    experience: user.experience,
    city: user.city,
    styles: user.styles,
    email: user.email,
    mobile: user.mobile,
    companyName: user.company_name,
    introduction: user.introduction,
    livingAddress: user.living_address,
    school: user.school,
    major: user.major,
    companyAddress: user.company_address,
    contactPhone: user.contact_phone,
    businessScope: user.business_scope,
    designerLevel: user.designer_level,
    roles: user.roles.map((name) => ({ name: name as RoleName })),
    applyStatus: user.apply_status,
    trialEndsAt: user.trial_ends_at?.toISOString() ?? null,
    planEndsAt: user.plan_ends_at?.toISOString() ?? null,
    cookieAgreement: user.cookie_agreed_at !== null,
    createdAt: user.created_at.toISOString(),
  };
}

const columnOf = {
  nickname: 'nickname',
  username: 'username',
  experience: 'experience',
  city: 'city',
  styles: 'styles',
  companyName: 'company_name',
  introduction: 'introduction',
  livingAddress: 'living_address',
  school: 'school',
  major: 'major',
  companyAddress: 'company_address',
  contactPhone: 'contact_phone',
  businessScope: 'business_scope',
} as const satisfies Record<keyof ProfileChange, keyof UserRow>;

/** An emptied field becomes null; a list becomes an empty list. */
function emptyOf(column: string): null | string[] {
  return column === 'styles' ? [] : null;
}
