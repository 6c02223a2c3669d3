import { ApiFailure } from '#lib/api-failure.ts';
import type { CommentsAnswer, CommentsPort, SaidComment } from '../ports/comments-port.ts';
import { threadsOf, type Thread } from './threads-of.ts';

export interface CommentsState {
  /** Failed: nothing could be read yet. */
  readonly status: 'reading' | 'ready' | 'failed';
  readonly threads: readonly Thread[];
  readonly may: CommentsAnswer['may'];
  readonly people: CommentsAnswer['people'];
}

/** The comments of an open design, as far as they are known here; never changed in place. */
export interface CommentsStore {
  readonly state: CommentsState;
  subscribe(listener: () => void): () => void;
  /** Asks for what came since. Asked again meanwhile, it is asked once more. */
  refresh(): Promise<void>;
  /** What an answer to something done here said: shown at once. */
  take(comment: SaidComment): void;
  /** Somebody has looked at a thread. */
  markSeen(thread: Thread): void;
}

const nothing: CommentsAnswer['may'] = { comment: false, deleteAny: false };

export function createCommentsStore(port: Pick<CommentsPort, 'read' | 'seen'>, person: string): CommentsStore {
  const comments = new Map<string, SaidComment>();
  const listeners = new Set<() => void>();
  let seen: CommentsAnswer['seen'] = {};
  let change = 0;
  let state: CommentsState = { status: 'reading', threads: [], may: nothing, people: [] };
  let reading: Promise<void> | null = null;
  let again = false;

  function put(next: Partial<CommentsState>): void {
    state = { ...state, ...next, threads: threadsOf(comments.values(), { person, seen }) };
    for (const listener of listeners) listener();
  }

  function keep(comment: SaidComment): void {
    if (comment.change >= (comments.get(comment.id)?.change ?? 0)) comments.set(comment.id, comment);
  }

  async function read(): Promise<void> {
    do {
      again = false;
      try {
        const answer = await port.read(change);
        for (const comment of answer.comments) keep(comment);
        change = Math.max(change, answer.change);
        seen = answer.seen && newest(seen ?? {}, answer.seen);
        put({ status: 'ready', may: answer.may, people: answer.people });
      } catch (error) {
        // What is known stays; the next news asks again.
        if (state.status === 'reading') put({ status: 'failed' });
        else if (isUnshared(error)) put({ may: nothing, people: [] });
      }
    } while (again);
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh() {
      again = true;
      reading ??= read().finally(() => void (reading = null));
      return reading;
    },
    take(comment) {
      keep(comment);
      seen &&= newest(seen, { [comment.thread]: comment.change });
      put({});
    },
    markSeen({ id, change: upTo }) {
      if (!seen || (seen[id] ?? 0) >= upTo) return;
      seen = newest(seen, { [id]: upTo });
      put({});
      // Not told, it is unread elsewhere: no harm.
      void port.seen(id, upTo).catch(() => undefined);
    },
  };
}

function isUnshared(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 403 || error.status === 404);
}

function newest(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> {
  const all = { ...a };
  for (const [thread, change] of Object.entries(b)) all[thread] = Math.max(all[thread] ?? 0, change);
  return all;
}
