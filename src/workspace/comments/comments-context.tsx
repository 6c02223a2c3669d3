import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useEditor } from '../editor-context.tsx';
import type { CommentsPort } from '../ports/comments-port.ts';
import { createCommentsStore, type CommentsState, type CommentsStore } from './comments-store.ts';
import type { ThreadFilter } from './threads-of.ts';
import { useCommentRights } from './use-comment-rights.ts';
import { useLastPlaces } from './use-last-places.ts';
import { useWantedThread } from './use-wanted-thread.ts';

/** The comments of the open design, and what of them one looks at. */
export interface Comments {
  readonly port: CommentsPort;
  readonly person: string;
  readonly store: CommentsStore;
  /** The thread whose words are shown. */
  readonly open: string | null;
  readonly filter: ThreadFilter;
  show(thread: string | null): void;
  setFilter(filter: ThreadFilter): void;
  /** The panel is open: what it lists is pinned. */
  readonly listed: boolean;
  setListed(is: boolean): void;
}

const CommentsContext = createContext<Comments | null>(null);

interface CommentsProviderProps {
  port: CommentsPort | undefined;
  person: string;
  children: ReactNode;
}

/** Without a port nothing is said: the design is in this browser alone. */
export function CommentsProvider({ port, person, children }: CommentsProviderProps) {
  const { session } = useEditor();
  const [open, setOpen] = useState<string | null>(null);
  const [filter, setFilter] = useState<ThreadFilter>('open');
  const [listed, setListed] = useState(false);
  const store = useMemo(() => port && createCommentsStore(port, person), [port, person]);
  const comments = useMemo<Comments | null>(
    () => (port && store ? { port, person, store, open, filter, listed, show: setOpen, setFilter, setListed } : null),
    [port, person, store, open, filter, listed],
  );
  useEffect(() => {
    if (!port || !store) return undefined;
    void store.refresh();
    return port.onNews(() => void store.refresh());
  }, [port, store]);
  useCommentRights(session, store);
  useLastPlaces(session, store, port, person);
  useWantedThread(session, store, port?.wanted ?? null, setOpen);
  return <CommentsContext value={comments}>{children}</CommentsContext>;
}

/** Null where nothing can be said. */
export function useComments(): Comments | null {
  return use(CommentsContext);
}

const silent: CommentsState = {
  status: 'reading',
  threads: [],
  may: { comment: false, deleteAny: false },
  people: [],
};
const never = () => () => undefined;

export function useCommentsState(): CommentsState {
  const store = useComments()?.store;
  const read = () => store?.state ?? silent;
  return useSyncExternalStore(store?.subscribe ?? never, read, read);
}
