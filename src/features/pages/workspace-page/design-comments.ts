import type { Sync } from '#editor/sync/sync.ts';
import { commentLimits } from '#features/studio/comments/comment-limits.ts';
import type { CommentItem, CommentsData } from '#features/studio/comments/comment.ts';
import { api } from '#lib/api.ts';
import type { CommentsPort } from '#workspace/ports/comments-port.ts';

/** The comments of a design that is stored with us; what others say comes by the stream that saves it. */
export function designComments(design: string, sync: Pick<Sync, 'subscribe'>, wanted: string | null): CommentsPort {
  const path = `/designs/${encodeURIComponent(design)}/comments`;
  const of = (comment: string) => `${path}/${encodeURIComponent(comment)}`;
  return {
    design,
    longest: commentLimits.text,
    wanted,
    read: (after) => api.get<CommentsData>(`${path}?after=${after}`),
    onNews: (listener) => sync.subscribe({ comments: listener }),
    add: (text, place, key) => api.post<CommentItem>(path, { text, place }, { key }),
    answer: (thread, text, key) => api.post<CommentItem>(`${of(thread)}/answers`, { text }, { key }),
    edit: (comment, text) => api.patch<CommentItem>(of(comment), { text }, { creates: true }),
    remove: (comment) => api.delete<CommentItem>(of(comment), undefined, { creates: true }),
    resolve: (thread, resolved) => api.put<CommentItem>(`${of(thread)}/resolved`, { resolved }, { creates: true }),
    place: (thread, place) => api.put<CommentItem>(`${of(thread)}/place`, { place }, { creates: true }),
    async seen(thread, change) {
      await api.put(`${of(thread)}/seen`, { change });
    },
  };
}
