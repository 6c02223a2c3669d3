import type { UserData } from '#features/people/accounts/account.ts';
import { readProfile } from '#features/people/accounts/profile.server.ts';
import type { SellerAccount } from '#features/people/bank-accounts/bank-account.ts';
import { readBankAccount } from '#features/people/bank-accounts/bank-accounts.server.ts';
import { cities } from '#features/foundation/search/vocabulary.ts';
import type { PersonKind } from '#lib/person.ts';
import { ownSitePath } from '#lib/safe-link.ts';
import type { MemberContext } from '#platform/context.ts';

export interface OwnProfile {
  user: UserData;
  /** Sellers only; `undefined` for others. */
  bank: SellerAccount | null | undefined;
  cities: string[];
  /** Where the person came from and returns to once nothing is missing (PRODUCT G5). */
  next: string | null;
}

export async function readOwnProfile(ctx: MemberContext, url: URL, kind: PersonKind): Promise<OwnProfile> {
  const { userId } = ctx.session;
  const [user, bank] = await Promise.all([
    readProfile(ctx, userId),
    kind === 'user' ? undefined : readBankAccount(ctx, userId),
  ]);
  return {
    user,
    bank,
    cities: Object.values(cities).map((names) => names[ctx.locale]),
    next: ownSitePath(url.searchParams.get('next')),
  };
}
