import { useEffect } from 'react';
import type { Session } from '#editor/session.ts';
import { tools } from '#editor/tools/tools.ts';
import type { CommentsStore } from './comments-store.ts';

/** Tells the editor's actions what the server says; whose right is taken puts the tool down. */
export function useCommentRights(session: Session, store: CommentsStore | undefined): void {
  useEffect(() => {
    if (!store) return undefined;
    const tell = () => {
      const { may, status } = store.state;
      session.set({ hasComments: status === 'ready', mayComment: may.comment });
      if (!may.comment && session.state.tool.tool === 'comment') session.set({ tool: tools.select.start });
    };
    tell();
    const stop = store.subscribe(tell);
    return () => {
      stop();
      session.set({ hasComments: false, mayComment: false });
    };
  }, [session, store]);
}
