import { useEffect } from 'react';
import type { Session } from '#editor/session.ts';
import type { CommentsStore } from './comments-store.ts';
import { goToThread } from './go-to-thread.ts';

/** Who came for a thread (from a notification) finds it open, once. */
export function useWantedThread(
  session: Session,
  store: CommentsStore | undefined,
  wanted: string | null,
  show: (thread: string) => void,
): void {
  useEffect(() => {
    if (!store || wanted === null) return undefined;
    let found = false;
    const look = () => {
      const thread = store.state.threads.find(({ id }) => id === wanted);
      if (found || !thread) return;
      found = true;
      session.request({ kind: 'panel', panel: 'comments' });
      goToThread(session, thread);
      show(thread.id);
    };
    look();
    return store.subscribe(look);
  }, [session, store, wanted, show]);
}
