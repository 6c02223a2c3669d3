import { readProfile } from '#features/accounts/profile.server.ts';
import type { PersonKind } from '#lib/person.ts';
import type { MemberContext } from '#platform/context.ts';
import type { SectionCount } from './home-section.ts';
import { sectionsOf, type SectionKey } from './home-sections.ts';
import { readCounts } from './sections.server.ts';

/** What stands around every section: who it is and how many things are where. */
export interface HomeFrameData {
  nickname: string;
  avatar: string | null;
  level: string | null;
  /** The sides this person has, for the way between them. */
  sides: PersonKind[];
  counts: Partial<Record<SectionKey, SectionCount>>;
}

export async function readHome(ctx: MemberContext, kind: PersonKind): Promise<HomeFrameData> {
  const [user, counts] = await Promise.all([readProfile(ctx, ctx.session.userId), readCounts(ctx, kind, sectionsOf(kind).map(({ key }) => key))]);
  return { nickname: user.nickname, avatar: user.avatar, level: kind === 'designer' ? user.designerLevel : null, sides: sidesOf(user.roles.map(({ name }) => name)), counts };
}

function sidesOf(roles: readonly string[]): PersonKind[] {
  return [...(roles.includes('ROLE_DESIGNER') ? ['designer' as const] : []), ...(roles.includes('ROLE_MERCHANT') ? ['merchant' as const] : []), 'user'];
}
