import type { Database } from '#db/database.ts';
import { findUserById } from '#features/people/accounts/users.server.ts';
import { mayDesign } from '#features/people/start-design/workspace-tokens.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { cutText } from '#platform/limited-text.ts';
import { translator } from '#text/messages.server.ts';
import type { DesignRow } from './design-queries.server.ts';
import { asking, designFor, workedOnDesign } from './design-rights.server.ts';
import { findVersion } from './design-version-queries.server.ts';
import type { DesignItem } from './design.ts';
import { createDesign, headDocument } from './designs.server.ts';

/** A design of one's own beside it, as it is now; also by who may only look (DECISIONS D12). */
export function duplicateDesign(
  ctx: RequestContext,
  userId: string,
  designId: string,
  name: string | undefined,
): Promise<DesignItem> {
  return copyDesign(ctx, userId, { designId, name, action: 'design.duplicated' }, async (db, design) => ({
    document: (await headDocument(db, design)).document,
    title: design.name,
  }));
}

/** A version goes on as a design of its own (PRODUCT J10). */
export function branchVersion(
  ctx: RequestContext,
  userId: string,
  designId: string,
  { version, name }: { version: number; name: string | undefined },
): Promise<DesignItem> {
  return copyDesign(ctx, userId, { designId, name, action: 'design.branched' }, async (db, design) => {
    const found = await findVersion(db, designId, version);
    if (!found) throw new AppError('not_found');
    return { document: found.document, title: found.name ?? design.name };
  });
}

interface Copy {
  designId: string;
  name: string | undefined;
  action: 'design.duplicated' | 'design.branched';
}

async function copyDesign(
  ctx: RequestContext,
  userId: string,
  { designId, name, action }: Copy,
  read: (db: Database, design: DesignRow) => Promise<{ document: object; title: string }>,
): Promise<DesignItem> {
  const asked = asking(ctx, userId, designId);
  const { design } = await (action === 'design.branched' ? workedOnDesign : designFor)(ctx.db, asked);
  await requireDesigner(ctx, userId);
  return commit(ctx, async (db) => {
    const { document, title } = await read(db, design);
    const called = name ?? cutText(translator(ctx.locale, 'workspace')('copyOf', { name: title }), 120);
    const copy = await createDesign(db, ctx.clock, {
      ownerId: userId,
      name: called,
      template: design.template_id,
      text: JSON.stringify({ ...document, name: called }),
    });
    await audit(db, ctx, { action, target: copy.id, after: { from: designId } });
    return copy;
  });
}

/** Whoever makes a design may design at all (PRODUCT J1). */
export async function requireDesigner({ db, clock }: RequestContext, userId: string): Promise<void> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError('login_required');
  if (!mayDesign(user, clock.now())) throw new AppError('workspace_denied');
}
