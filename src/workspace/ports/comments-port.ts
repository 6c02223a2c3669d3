import type { CommentPlace } from '#editor/tools/comment/comment-place.ts';

export interface CommentPerson {
  readonly id: string;
  readonly name: string;
}

/** One thing somebody said, as the server tells it. */
export interface SaidComment {
  readonly id: string;
  /** Its own id for the first of a thread, which has the number, the place and what became of it. */
  readonly thread: string;
  readonly number: number | null;
  readonly place: CommentPlace | null;
  readonly resolved: { readonly at: string; readonly by: CommentPerson | null } | null;
  /** Null for somebody who has left. */
  readonly by: CommentPerson | null;
  readonly at: string;
  readonly text: string;
  readonly edited: boolean;
  readonly deleted: boolean;
  readonly change: number;
}

export interface CommentsAnswer {
  readonly change: number;
  readonly comments: readonly SaidComment[];
  /** How far one has read, by thread; null for a visitor, of whom nothing is kept. */
  readonly seen: Readonly<Record<string, number>> | null;
  readonly may: { readonly comment: boolean; readonly deleteAny: boolean };
  /** Whom a comment can name with an @. */
  readonly people: readonly CommentPerson[];
}

/** What was and is said about the design. `key`: sent again under the same one, it is said once. */
export interface CommentsPort {
  /** Whose drafts are kept, by design. */
  readonly design: string;
  /** As long as the server takes it. */
  readonly longest: number;
  /** A thread to open, where one came for it. */
  readonly wanted: string | null;
  read(after: number): Promise<CommentsAnswer>;
  /** Something may have been said. */
  onNews(listener: () => void): () => void;
  add(text: string, place: CommentPlace, key: string): Promise<SaidComment>;
  answer(thread: string, text: string, key: string): Promise<SaidComment>;
  edit(comment: string, text: string): Promise<SaidComment>;
  remove(comment: string): Promise<SaidComment>;
  resolve(thread: string, resolved: boolean): Promise<SaidComment>;
  place(thread: string, place: CommentPlace): Promise<SaidComment>;
  seen(thread: string, change: number): Promise<void>;
}
