import { shownPlan } from '#features/studio/designs/design-plan.server.ts';
import { AppError } from '#lib/errors.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { linkHash } from './link-cookie.server.ts';
import { designOfLink } from './sharing-queries.server.ts';

interface LinkPreview {
  name: string;
  owner: string;
  picture: string;
}

/** What messengers and forums ask for. */
const previewSize = { width: 1200, height: 630 } as const;

/**
 * What is shown of a link where somebody has sent it. The address of its picture is made of what is stored of the link:
 * it opens nothing else, and ends with the link. Null where the link opens nothing.
 */
export async function linkPreview(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  secret: string,
): Promise<LinkPreview | null> {
  const hash = linkHash(secret);
  const design = await designOfLink(db, hash, clock.now());
  return design ? { name: design.name, owner: design.owner, picture: `/api/common/design-link/${hash}/picture` } : null;
}

export async function previewPicture(
  ctx: Pick<RequestContext, 'db' | 'clock' | 'studio'>,
  hash: string,
): Promise<FileAnswer> {
  const design = await designOfLink(ctx.db, hash, ctx.clock.now());
  if (!design) throw new AppError('not_found');
  return shownPlan({ ...ctx, links: [hash] }, null, design.id, { ground: 'paper', pixels: previewSize });
}
