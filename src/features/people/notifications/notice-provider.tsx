import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '#features/people/accounts/use-viewer.ts';
import { followNotices, type StreamEventType, type OnStreamEvent } from './follow-notices.ts';
import { noticeClient } from './notice-client.ts';
import type { Notice, NoticePage } from './notice.ts';

/** What the dropdown of the header shows at most (PRODUCT B4). */
const latestCount = 8;
/** After these the person's role, plan or dashboard has changed. */
const accountChangingEvents: ReadonlySet<StreamEventType> = new Set<StreamEventType>([
  'REQUEST_PASSED',
  'DESIGNER_REQUEST_REJECTED',
  'REQUEST_DECLINED',
  'PLAN_CHANGED',
  'PLAN_ENDED',
  'ROLES_CHANGED',
  'ROLE_ADMIN_GIVEN',
]);

interface Notices {
  /** Null until it is known. */
  unread: number | null;
  latest: Notice[] | null;
  /** Grows with every change after the first load, for pages that show more than the latest. */
  version: number;
  read(id: string): Promise<void>;
  readAll(): Promise<void>;
  /** Revalidates the page, once the connection is known to work: revalidating offline would show an error page. */
  renew(): Promise<void>;
}

type State = Pick<Notices, 'unread' | 'latest' | 'version'>;
const nothing: Notices = {
  unread: null,
  latest: null,
  version: 0,
  read: async () => undefined,
  readAll: async () => undefined,
  renew: async () => undefined,
};
const NoticeContext = createContext<Notices>(nothing);
/** Further listeners to stream events, beside badge and list. */
const StreamListenersContext = createContext<Set<OnStreamEvent>>(new Set());

export function useNotices(): Notices {
  return use(NoticeContext);
}

/** Calls back with every stream event while mounted; while the stream is down, with a NONE at each poll. */
export function useStreamEvents(onNews: OnStreamEvent): void {
  const listeners = use(StreamListenersContext);
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    const listener: OnStreamEvent = (event, about) => hear(event, about);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
}

/** No notification: whoever shows that follows it by themselves. */
function aboutSomething({ talk, render, desk }: Parameters<OnStreamEvent>[1]): boolean {
  return (talk ?? render ?? desk) !== undefined;
}

/** Unchanged parts keep their identity, so that nothing re-renders. */
function nextState(known: State, { unread, content: latest }: NoticePage): State {
  if (known.latest !== null && known.unread === unread && JSON.stringify(known.latest) === JSON.stringify(latest))
    return known;
  return { unread, latest, version: known.latest === null ? 0 : known.version + 1 };
}

/** Keeps badge and list up to date while someone is signed in: the stream says when, the call says what. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const id = viewer?.fresh ? viewer.id : null;
  const [state, setState] = useState<State>(nothing);
  const { revalidate } = useRevalidator();
  const owed = useRef(false);
  const refresh = useCallback(async () => {
    const found = await noticeClient.latest(latestCount).catch(() => null);
    if (found === null) return;
    setState((known) => nextState(known, found));
    if (!owed.current) return;
    owed.current = false;
    await revalidate();
  }, [revalidate]);
  const renew = useCallback(() => {
    owed.current = true;
    return refresh();
  }, [refresh]);
  const [listeners] = useState(() => new Set<OnStreamEvent>());
  const onNews = useEffectEvent<OnStreamEvent>((event, about) => {
    if (accountChangingEvents.has(event)) void renew();
    else if (!aboutSomething(about) && event !== 'DISCONNECTED') void refresh();
    for (const listener of listeners) listener(event, about);
  });
  useEffect(() => {
    if (id === null) return;
    const stop = followNotices(id, (event, about) => onNews(event, about));
    return () => {
      stop();
      setState(nothing);
    };
  }, [id]);
  const value = useMemo(
    () => ({
      ...state,
      renew,
      read: async (notice: string) => {
        await noticeClient.read(notice).then(refresh, () => undefined);
      },
      readAll: async () => {
        await noticeClient.readAll().then(refresh, () => undefined);
      },
    }),
    [state, refresh, renew],
  );
  return (
    <NoticeContext value={value}>
      <StreamListenersContext value={listeners}>{children}</StreamListenersContext>
    </NoticeContext>
  );
}
