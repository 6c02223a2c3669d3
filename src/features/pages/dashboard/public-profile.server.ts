import type { Database } from '#db/database.ts';
import type { ProfileChanged, ProfileListener } from '#features/people/accounts/profile.server.ts';
import { designerOfUser } from '#features/catalogue/designers/designers.server.ts';
import { saveDesigner } from '#features/catalogue/designers/save-designer.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { saveMerchant } from '#features/catalogue/merchants/save-merchant.server.ts';
import { knownWord } from '#features/foundation/search/known-word.ts';
import { cities } from '#features/foundation/search/vocabulary.ts';
import type { Locale } from '#lib/locale.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import { styles } from '#models/vocabulary.ts';
import type { RequestContext } from '#platform/context.ts';

type ProfileContext = Pick<RequestContext, 'clock' | 'locale'>;

/**
 * A designer's or merchant's profile changes are copied to their public page, in the language they write in; unchanged
 * fields stay. In the caller's transaction.
 */
export const publicProfile: ProfileListener = {
  async changed(db, ctx, change) {
    await copyToDesigner(db, ctx, change);
    await copyToMerchant(db, ctx, change);
  },
  avatar: copyAvatar,
};

/** Their avatar is also the picture of their public page. */
async function copyAvatar(db: Database, ctx: ProfileContext, userId: string, picture: string | null): Promise<void> {
  const designer = await designerOfUser(db, userId);
  const merchant = await merchantOfUser(db, userId);
  if (designer) await saveDesigner(db, ctx.clock, { ...designerOf(designer), avatar: picture });
  if (merchant) await saveMerchant(db, ctx.clock, { ...merchantOf(merchant), avatar: picture });
}

async function copyToDesigner(db: Database, ctx: ProfileContext, { before, after }: ProfileChanged): Promise<void> {
  const row = await designerOfUser(db, after.id);
  if (!row) return;
  const given = designerOf(row);
  await saveDesigner(db, ctx.clock, {
    ...given,
    ...(before.nickname === after.nickname ? {} : { name: after.nickname }),
    ...(before.city === after.city ? {} : { city: knownWord(cities, after.city) }),
    ...(before.styles.join() === after.styles.join()
      ? {}
      : { styles: after.styles.flatMap((style) => knownWord(styles, style) ?? []) }),
    ...(before.experience === after.experience ? {} : { years: yearsIn(after.experience) }),
    ...(before.introduction === after.introduction
      ? {}
      : { about: rewritten(given.about, ctx.locale, after.introduction) }),
  });
}

async function copyToMerchant(db: Database, ctx: ProfileContext, { before, after }: ProfileChanged): Promise<void> {
  const row = await merchantOfUser(db, after.id);
  if (!row) return;
  const given = merchantOf(row);
  await saveMerchant(db, ctx.clock, {
    ...given,
    ...(before.company_name === after.company_name || after.company_name === null ? {} : { name: after.company_name }),
    ...(before.city === after.city ? {} : { city: knownWord(cities, after.city) }),
    ...(before.company_address === after.company_address ? {} : { address: after.company_address }),
    ...(before.contact_phone === after.contact_phone ? {} : { phone: after.contact_phone }),
    ...(before.introduction === after.introduction
      ? {}
      : { about: rewritten(given.about, ctx.locale, after.introduction) }),
  });
}

function designerOf({
  user_id,
  headline,
  about,
  created_at,
  updated_at: _,
  work_count: __,
  ...row
}: NonNullable<Awaited<ReturnType<typeof designerOfUser>>>) {
  return { ...row, userId: user_id, headline: trilingual(headline), about: trilingual(about), createdAt: created_at };
}

function merchantOf({
  user_id,
  headline,
  about,
  created_at,
  updated_at: _,
  product_count: __,
  ...row
}: NonNullable<Awaited<ReturnType<typeof merchantOfUser>>>) {
  return { ...row, userId: user_id, headline: trilingual(headline), about: trilingual(about), createdAt: created_at };
}

function rewritten(about: Trilingual, locale: Locale, text: string | null): Trilingual {
  const { [locale]: _, ...others } = about;
  return text === null ? others : { ...others, [locale]: text };
}

/** "5 years", "3–5", "từ 2016": the first small number. */
function yearsIn(experience: string | null): number {
  const years = Number(/\d+/.exec(experience ?? '')?.[0] ?? 0);
  return years <= 70 ? years : 0;
}
