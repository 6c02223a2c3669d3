import type { CommentPlace } from '#editor/tools/comment/comment-place.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import type { CommentsPort, SaidComment } from '#workspace/ports/comments-port.ts';

/** A server of comments in memory, as the real one answers: changes are numbered, a key says a thing once. */
export interface CommentsServer {
  readonly port: CommentsPort;
  readonly said: ReadonlyMap<string, SaidComment>;
  /** By somebody else, or long ago; told to open windows. */
  say(by: string, text: string, more?: Partial<SaidComment>): SaidComment;
  mayComment(is: boolean): void;
  /** From now on nothing arrives; null: everything does. */
  cut(how: ApiFailure | null): void;
  readonly keys: readonly string[];
  readonly seen: Readonly<Record<string, number>>;
}

export const spot: CommentPlace = { level: 'lv_1', at: { x: 1000, y: 3000, z: 0 }, room: null, item: null };

/** `me`: null for a visitor. */
export function commentsServer(me: string | null = 'u_me', wanted: string | null = null): CommentsServer {
  const said = new Map<string, SaidComment>();
  const byKey = new Map<string, string>();
  const seen: Record<string, number> = {};
  const listeners = new Set<() => void>();
  const keys: string[] = [];
  const self = me ?? 'nobody';
  let change = 0;
  let failure: ApiFailure | null = null;
  let comment = true;

  const put = (next: Omit<SaidComment, 'change'>): SaidComment => {
    const whole = { ...next, change: ++change };
    said.set(whole.id, whole);
    for (const listener of listeners) listener();
    return whole;
  };
  const one = (id: string): SaidComment => {
    const found = said.get(id);
    if (!found) throw new ApiFailure('not_found', { status: 404, message: 'gone' });
    return found;
  };
  const say: CommentsServer['say'] = (by, text, more = {}) => {
    const id = `co_${said.size + 1}`;
    const first = more.thread === undefined;
    return put({
      id,
      thread: id,
      number: first ? [...said.values()].filter(({ number }) => number !== null).length + 1 : null,
      place: first ? spot : null,
      resolved: null,
      by: { id: by, name: by === me ? 'Trần Hà' : by },
      at: '2026-11-15T02:50:00Z',
      text,
      edited: false,
      deleted: false,
      ...more,
    });
  };
  const once = (key: string, make: () => SaidComment): SaidComment => {
    keys.push(key);
    const made = byKey.get(key);
    if (made !== undefined) return one(made);
    const fresh = make();
    byKey.set(key, fresh.id);
    return fresh;
  };
  const asked = <T>(answer: () => T): Promise<T> =>
    Promise.resolve().then(() => {
      if (failure) throw failure;
      return answer();
    });

  const port: CommentsPort = {
    design: 'ds_1',
    longest: 2000,
    wanted,
    read: (after) =>
      asked(() => ({
        change,
        comments: [...said.values()].filter((each) => each.change > after),
        seen: me === null ? null : { ...seen },
        may: { comment, deleteAny: comment },
        people: comment
          ? [
              { id: self, name: 'Trần Hà' },
              { id: 'u_lan', name: 'Lan' },
              { id: 'u_lam', name: '林晓雨' },
            ]
          : [],
      })),
    onNews(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (text, place, key) => asked(() => once(key, () => say(self, text, { place }))),
    answer: (thread, text, key) =>
      asked(() =>
        once(key, () => {
          put({ ...one(thread), resolved: null });
          return say(self, text, { thread });
        }),
      ),
    edit: (id, text) => asked(() => put({ ...one(id), text, edited: true })),
    remove: (id) => asked(() => put({ ...one(id), text: '', deleted: true })),
    resolve: (id, resolved) =>
      asked(() =>
        put({
          ...one(id),
          resolved: resolved ? { at: '2026-11-15T03:00:00Z', by: { id: self, name: 'Trần Hà' } } : null,
        }),
      ),
    place: (id, place) => asked(() => put({ ...one(id), place })),
    seen: (id, upTo) => asked(() => void (seen[id] = upTo)),
  };
  return {
    port,
    said,
    seen,
    keys,
    say,
    mayComment(is) {
      comment = is;
      for (const listener of listeners) listener();
    },
    cut: (how) => void (failure = how),
  };
}
