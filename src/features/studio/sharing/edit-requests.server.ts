import type { Database } from '#db/database.ts';
import { asking, designFor, grantsFor } from '#features/studio/designs/design-rights.server.ts';
import { strongest } from '#features/studio/designs/design-roles.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { takeLimitSlot } from '#platform/limits-queries.server.ts';
import { givePerson, tellAboutDesign, type SharedFrom } from './give-right.server.ts';
import { askedPerPerson } from './sharing-limits.ts';
import { insertRequest, livingLinks, takeRequest } from './sharing-queries.server.ts';
import type { SharingChange } from './sharing.ts';

/** *Ask to edit*: by whoever may look and has an account; asked twice, its owner is told once. */
export function askToEdit(ctx: RequestContext, userId: string, designId: string): Promise<null> {
  return commit(ctx, async (db) => {
    const { design, rights } = await designFor(db, asking(ctx, userId, designId));
    if (rights.role === 'owner' || rights.role === 'edit') return null;
    const now = ctx.clock.now();
    if (!(await insertRequest(db, { designId, userId, prices: rights.prices, now }))) return null;
    const limit = { key: `design-ask:${userId}`, ...askedPerPerson };
    if (!(await takeLimitSlot(db, ctx.clock, limit))) throw new AppError('too_many_requests');
    await audit(db, ctx, { action: 'design.edit_asked', target: designId });
    await tellAboutDesign(ctx, db, design.owner_id, { type: 'DESIGN_EDIT_ASKED', design });
    return null;
  });
}

/** What its owner says to it. Who came by a link is a person with a right of their own from now on. */
export async function answerRequest(
  ctx: RequestContext,
  db: Database,
  design: SharedFrom,
  { person, allow }: Extract<SharingChange, { do: 'answer' }>,
): Promise<null> {
  const asked = await takeRequest(db, design.id, person);
  if (!asked) throw new AppError('not_found');
  await audit(db, ctx, { action: 'design.edit_answered', target: design.id, after: { allow } });
  if (!allow) return null;
  const prices = await seesPrices(ctx, db, design.id, { person, asked });
  const given = { userId: person, contact: null, role: 'edit', prices, talkId: null } as const;
  await givePerson(ctx, db, design.id, given);
  await tellAboutDesign(ctx, db, person, { type: 'DESIGN_EDIT_GRANTED', design });
  return null;
}

/** As of now: prices may have been taken from them since they asked. Who came by a link needs one that shows them. */
async function seesPrices(
  { clock }: Pick<RequestContext, 'clock'>,
  db: Database,
  designId: string,
  { person, asked }: { person: string; asked: { prices: boolean } },
): Promise<boolean> {
  const now = clock.now();
  const held = strongest(await grantsFor(db, { designId, userId: person, links: [], now }));
  if (held) return held.prices;
  return asked.prices && (await livingLinks(db, designId, now)).some(({ prices }) => prices);
}
