import { currentVersion } from '#design/document.ts';
import type { RequestContext } from '#platform/context.ts';
import type { CaughtUpAnswer, ForkAnswer } from './design-log.ts';
import { caughtUpAtOnce } from './design-limits.ts';
import { logLines, storedAbove, type LogLine } from './design-log-queries.server.ts';
import { asking, designFor } from './design-rights.server.ts';
import type { DesignRights } from './design-roles.ts';
import { documentShape, type DesignData } from './design.ts';
import { itemOf } from './designs.server.ts';
import { lineOf } from './sending/run-commands.server.ts';

type Reading = Pick<RequestContext, 'db' | 'clock' | 'keeper' | 'links'>;

/** A design to go on with: the document, the number of its last command, and what the person may do with it. */
export async function readDesign(ctx: Reading, userId: string | null, designId: string): Promise<DesignData> {
  const { design, rights } = await designFor(ctx.db, asking(ctx, userId, designId));
  const { text, seq, hash } = await ctx.keeper.read(
    { design: designId, head: design.seq, withText: true },
    storedAbove(ctx.db, designId, currentVersion),
  );
  return { ...itemOf(design), document: documentShape.parse(JSON.parse(text ?? '')), seq, hash, rights };
}

/** The document as it is now, as text: to be handed on without being read. */
export async function readText(
  ctx: Reading,
  userId: string,
  designId: string,
): Promise<{ text: string; rights: DesignRights }> {
  const { design, rights } = await designFor(ctx.db, asking(ctx, userId, designId));
  const { text } = await ctx.keeper.read(
    { design: designId, head: design.seq, withText: true },
    storedAbove(ctx.db, designId, currentVersion),
  );
  return { text: text ?? '', rights };
}

/** What was done after a number, in pieces: who has not reached `seq` asks again. */
export async function catchUp(
  ctx: Reading,
  userId: string | null,
  designId: string,
  after: number,
): Promise<CaughtUpAnswer | ForkAnswer> {
  const { design } = await designFor(ctx.db, asking(ctx, userId, designId));
  if (after > design.seq) return { fork: 'too_old' };
  const { seq, hash } = await ctx.keeper.read(
    { design: designId, head: design.seq, withText: false },
    storedAbove(ctx.db, designId, currentVersion),
  );
  const { commands: most, bytes } = caughtUpAtOnce;
  const { lines } = await logLines(ctx.db, designId, { after, upTo: seq, most, bytes });
  const fork = forkIn(lines, after, seq);
  return fork ? { fork } : { seq, commands: lines.map(lineOf), hash };
}

function forkIn(lines: readonly LogLine[], after: number, seq: number): ForkAnswer['fork'] | null {
  if (after < seq && lines[0]?.seq !== after + 1) return 'too_old';
  return lines.some(({ document_version }) => document_version !== currentVersion) ? 'other_version' : null;
}
