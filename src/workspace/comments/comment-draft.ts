import { z } from 'zod';
import type { CommentPlace } from '#editor/tools/comment/comment-place.ts';
import { newKey } from '#lib/id.ts';
import { dropDraft, keepDraft, keptDraft } from '#ui/fields/kept-draft.ts';

/** What was typed and not sent, with the key it is sent under: sent again after a reload, it is said once. */
interface CommentDraft {
  readonly text: string;
  readonly key: string;
  /** Of a new thread. */
  readonly place?: CommentPlace | undefined;
}

const spot = z.object({ x: z.number(), y: z.number(), z: z.number() });
const place = z.object({
  level: z.string(),
  at: spot,
  room: z.string().nullable(),
  item: z.object({ id: z.string(), offset: spot }).nullable(),
});
const draft = z.object({ text: z.string().min(1), key: z.string().min(1), place: place.optional() });

/** Where a draft is kept: of a thread's answer, or of the next thread. */
interface DraftOf {
  readonly person: string;
  readonly design: string;
  readonly thread: string | null;
}

export function readCommentDraft(of: DraftOf): CommentDraft | null {
  return keptDraft(placeOf(of), (value) => draft.safeParse(value).data) ?? null;
}

/** Another text is another thing to say: its key is new. An empty one is no draft. */
export function writeCommentDraft(of: DraftOf, text: string, at?: CommentPlace): CommentDraft | null {
  if (text.trim() === '') {
    dropDraft(placeOf(of));
    return null;
  }
  const before = readCommentDraft(of);
  const same = before?.text === text && JSON.stringify(before.place) === JSON.stringify(at);
  const next: CommentDraft = { text, key: same ? before.key : newKey(), ...(at && { place: at }) };
  keepDraft(placeOf(of), next);
  return next;
}

function placeOf({ person, design, thread }: DraftOf) {
  return { owner: person, name: `comment:${design}:${thread ?? 'new'}`, lasting: true };
}
