import { z } from 'zod';
import { commandKinds } from '#design/commands/command-table.ts';
import { restore } from '#design/commands/restore.ts';
import { designHash } from '#design/design-hash.ts';
import { currentVersion, levelOf } from '#design/document.ts';
import type { Session } from '#editor/session.ts';
import type { SessionState } from '#editor/session-state.ts';
import { surviving } from '#editor/selection.ts';

const kindField = z.enum(['batch', ...commandKinds.map(({ kind }) => kind)]);
const stepSchema = z.strictObject({
  kind: kindField,
  back: restore.schema,
  repeat: z.string().max(4000).nullable(),
  state: z.number().int(),
});

/** What of a session survives a reload beside the document itself: steps, storey, selection. Plain data. */
const savedSessionSchema = z.strictObject({
  version: z.literal(currentVersion),
  /** Of the document the steps lead from and to; another one has another history. */
  mark: z.string().max(64),
  past: z.array(stepSchema).max(1000),
  future: z.array(stepSchema).max(1000),
  base: z.number().int(),
  next: z.number().int(),
  saved: z.number().int(),
  level: z.string().max(40),
  selection: z.array(z.string().max(40)).max(10_000),
});
type SavedSession = z.infer<typeof savedSessionSchema>;

export function saveSession({ history, level, selection }: SessionState): SavedSession {
  const { design, past, future, base, next, saved } = history;
  return {
    version: currentVersion,
    mark: designHash(design),
    past: [...past] as SavedSession['past'],
    future: [...future] as SavedSession['future'],
    base,
    next,
    saved,
    level,
    selection: [...selection],
  };
}

/** False where what was saved is not of this document; then the session begins without steps. */
export function restoreSession(session: Session, given: unknown): boolean {
  const read = savedSessionSchema.safeParse(given);
  const { design } = session;
  if (!read.success || read.data.mark !== designHash(design)) return false;
  const { past, future, base, next, saved, level, selection } = read.data;
  session.together(() => {
    session.restore({ design, past, future, base, next, saved });
    if (levelOf(design, level)) session.set({ level });
    session.set({ selection: surviving(selection, design) });
  });
  return true;
}
