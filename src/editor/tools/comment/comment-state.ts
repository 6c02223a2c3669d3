import type { CommentPlace } from '#editor/tools/comment/comment-place.ts';

export type CommentState =
  | { readonly tool: 'comment'; readonly state: 'ready' }
  /** A page has the field: what is typed is no part of the design. */
  | { readonly tool: 'comment'; readonly state: 'writing'; readonly place: CommentPlace };
export type CommentIn<Name extends CommentState['state']> = Extract<CommentState, { state: Name }>;

export function writingAt(place: CommentPlace): CommentState {
  return { tool: 'comment', state: 'writing', place };
}
