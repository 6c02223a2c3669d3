import { useEffect } from 'react';
import { recordOf } from '#design/document.ts';
import type { Session } from '#editor/session.ts';
import { lastPlace } from '#editor/tools/comment/comment-place.ts';
import type { CommentsPort } from '../ports/comments-port.ts';
import type { CommentsStore } from './comments-store.ts';

/**
 * When a piece goes, its comments stay where it stood last (DECISIONS D4). Whoever has the design open says where that
 * was, of their own comments or as one who may edit; the server takes it once.
 */
export function useLastPlaces(
  session: Session,
  store: CommentsStore | undefined,
  port: CommentsPort | undefined,
  person: string,
): void {
  useEffect(() => {
    if (!store || !port) return undefined;
    let before = session.design;
    return session.subscribe(() => {
      const { design } = session;
      const was = before;
      before = design;
      if (was.items === design.items || !store.state.may.comment) return;
      for (const { id, place, said } of store.state.threads) {
        if (session.state.readOnly !== null && said[0]?.by?.id !== person) continue;
        const piece = place.item?.id ?? '';
        if (!recordOf(was, 'items', piece) || recordOf(design, 'items', piece)) continue;
        const last = lastPlace(was, place);
        // Not told, it stands where it was pinned.
        if (last) port.place(id, last).then(store.take, () => undefined);
      }
    });
  }, [session, store, port, person]);
}
