import { apiAddress } from '#lib/api.ts';
import type { NoticeType, streamEvents } from './notice.ts';

export type StreamEventType = NoticeType | (typeof streamEvents)[number];
/**
 * What an event is about where it is no notification: a conversation with something new, a picture that came further, a
 * list of the console that has changed.
 */
interface StreamSubject {
  talk?: string;
  render?: string;
  desk?: string;
}
export type OnStreamEvent = (event: StreamEventType, about: StreamSubject) => void;

/** How often the badge is polled, only while the stream is down (PRODUCT, header). */
const pollMs = 2000;
/** A refused stream is retried after this; polling meanwhile renews the session. */
const retryMs = 4000;

/**
 * Follows a person's notifications. One stream for all tabs of a browser: the tab that holds the lock listens and
 * forwards to the others; when it closes, the next one takes over. Where a browser has no locks, every tab has its own
 * stream.
 */
export function followNotices(userId: string, onNews: OnStreamEvent): () => void {
  const name = `hien-notices-${userId}`;
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<{ news: StreamEventType; about: StreamSubject }>) =>
    onNews(data.news, data.about),
  );
  const heard: OnStreamEvent = (event, about) => {
    onNews(event, about);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name: it never leaves ours
    channel.postMessage({ news: event, about });
  };
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) void listen(heard, stopping.signal);
  else void take(locks).catch(() => undefined);

  /** A tab served by another one polls once by itself: that stream reported long ago that it is open. */
  async function take(manager: LockManager): Promise<void> {
    const free = await manager.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await listen(heard, stopping.signal);
      return lock !== null;
    });
    if (free || stopping.signal.aborted) return;
    onNews('NONE', {});
    await manager.request(name, { signal: stopping.signal }, () => listen(heard, stopping.signal));
  }

  return () => {
    stopping.abort();
    channel.close();
  };
}

/** Keeps a stream open until stopped. */
function listen(heard: OnStreamEvent, signal: AbortSignal): Promise<void> {
  let polling: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  function open(): void {
    source = new EventSource(apiAddress('/sse'), { withCredentials: true });
    source.addEventListener('open', () => stopPolling());
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { type, ...about } = JSON.parse(data) as { type: StreamEventType } & StreamSubject;
      heard(type, about);
    });
    source.addEventListener('error', () => {
      polling ??= setInterval(() => heard('NONE', {}), pollMs);
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, retryMs);
    });
  }
  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  open();
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      source?.close();
      stopPolling();
      clearTimeout(again);
      resolve();
    });
  });
}
