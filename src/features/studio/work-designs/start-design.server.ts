import { newDesign } from '#design/document.ts';
import { requireDesigner } from '#features/studio/designs/copy-design.server.ts';
import { documentFrom } from '#features/studio/designs/design-in-file.server.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { AppError } from '#lib/errors.ts';
import { audit } from '#platform/audit-queries.server.ts';
import { commit } from '#platform/commit.server.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { applyTemplate, templateNamed } from './work-designs.server.ts';

interface Start {
  name?: string | undefined;
  template?: string | undefined;
  document?: object | undefined;
  upload?: string | undefined;
  madeFrom?: string | undefined;
}

/** A new design of one's own: empty, a work's as a template, or a document from a file or another device. */
export async function startDesign(
  ctx: RequestContext,
  userId: string,
  { name, template, document, upload, madeFrom }: Start,
): Promise<DesignItem> {
  const given = [template, document, upload].filter((each) => each !== undefined);
  if (given.length > 1) throw new AppError('invalid_form', { field: 'document' });
  if (template !== undefined) return applyTemplate(ctx, userId, { workId: template, name });
  await requireDesigner(ctx, userId);
  const untitled = translator(ctx.locale, 'workspace')('untitled');
  if (given.length === 0) {
    const called = name ?? untitled;
    return store(ctx, userId, { name: called, text: JSON.stringify(newDesign(called)) });
  }
  return documentFrom(ctx, userId, { document, upload }, async (checked) =>
    store(ctx, userId, {
      name: name ?? (checked.name || untitled),
      text: checked.text,
      template: await templateNamed(ctx.db, madeFrom),
    }),
  );
}

function store(
  ctx: RequestContext,
  ownerId: string,
  { name, text, template = null }: { name: string; text: string; template?: string | null },
): Promise<DesignItem> {
  return commit(ctx, async (db) => {
    const design = await createDesign(db, ctx.clock, { ownerId, name, text, template });
    await audit(db, ctx, { action: 'design.created', target: design.id, after: { bytes: Buffer.byteLength(text) } });
    return design;
  });
}
