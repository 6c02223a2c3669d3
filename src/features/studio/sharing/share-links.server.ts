import { randomBytes } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { linkHash } from './link-cookie.server.ts';
import { AppError } from '#lib/errors.ts';
import { newId } from '#lib/id.ts';
import { audit } from '#platform/audit-queries.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { sharingLimits } from './sharing-limits.ts';
import { deleteOverLinks, designOfLink, insertLink, livingLinks, revokeLink } from './sharing-queries.server.ts';
import type { SharingChange } from './sharing.ts';

const dayMs = 86_400_000;

/** A link of 128 bits; its secret is answered once, and only its hash is kept (DECISIONS D12). */
export async function makeLink(
  ctx: RequestContext,
  db: Database,
  designId: string,
  { role, prices, days }: Extract<SharingChange, { do: 'link' }>,
): Promise<string> {
  const now = ctx.clock.now();
  if ((await livingLinks(db, designId, now)).length >= sharingLimits.links)
    throw new AppError('shares_full', { values: { what: 'links', most: sharingLimits.links } });
  const secret = randomBytes(16).toString('base64url');
  await insertLink(db, {
    id: newId('ln', now),
    design_id: designId,
    hash: linkHash(secret),
    role,
    prices,
    created_at: now,
    expires_at: new Date(now.getTime() + days * dayMs),
  });
  await audit(db, ctx, { action: 'design.link_made', target: designId, after: { role, prices, days } });
  return secret;
}

export async function withdrawLink(ctx: RequestContext, db: Database, designId: string, id: string): Promise<null> {
  const before = await revokeLink(db, designId, id, ctx.clock.now());
  if (!before) throw new AppError('not_found');
  await audit(db, ctx, { action: 'design.link_revoked', target: designId, before: { role: before.role } });
  return null;
}

/** The design a link opens. A wrong one, a revoked one and one whose days are over are alike. */
export async function openLink({ db, clock }: Pick<RequestContext, 'db' | 'clock'>, secret: string): Promise<string> {
  const design = await designOfLink(db, linkHash(secret), clock.now());
  if (design === undefined) throw new AppError('not_found');
  return design.id;
}

export const sweepLinks = deleteOverLinks;
