import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStreamEvents } from '#features/people/notifications/notice-provider.tsx';
import { api, pathWith } from '#lib/api.ts';
import type { DesignOrder, Entry } from '../design-order.ts';

/**
 * A conversation that stays up to date: the stream says when, the call returns what came after the last known entry;
 * what is shown is marked as seen.
 */
export function useTalk(first: DesignOrder) {
  const [{ talk, read }, setKnown] = useState({ talk: first, read: first });
  const setTalk = useCallback(
    (next: (now: DesignOrder) => DesignOrder) => setKnown((now) => ({ ...now, talk: next(now.talk) })),
    [],
  );
  // The page was reloaded, in another language say: newer known entries are kept.
  if (read !== first) setKnown({ talk: newerOf(talk, first), read: first });
  const path = `/design-orders/${first.id}`;
  const last = talk.entries.at(-1)?.position ?? 0;
  const known = useRef(last);
  useEffect(() => {
    known.current = last;
  }, [last]);

  const take = useCallback((next: DesignOrder) => setTalk((now) => newerOf(now, next)), [setTalk]);

  const look = useCallback(async () => {
    const next = await api.get<DesignOrder>(pathWith(path, { after: String(known.current) })).catch(() => null);
    if (next !== null) take(next);
  }, [path, take]);
  useStreamEvents((news, about) => {
    const unsaid = about.talk === undefined && about.render === undefined;
    if (about.talk === first.id || (unsaid && (news === 'NONE' || news === 'CONNECTED'))) void look();
  });
  useSeen(path, talk, look);

  async function earlier(): Promise<void> {
    const before = await api.get<DesignOrder>(pathWith(path, { cursor: String(talk.entries[0]?.position ?? 0) }));
    setTalk((now) => ({ ...now, entries: mergeEntries(before.entries, now.entries), earlier: before.earlier }));
  }
  return {
    talk,
    take,
    look,
    earlier,
    add: (entry: Entry) => setTalk((now) => ({ ...now, entries: mergeEntries(now.entries, [entry]) })),
  };
}

/** Only a visible page marks entries as seen; one that becomes visible checks again. */
function useSeen(path: string, { entries, side, unread }: DesignOrder, look: () => Promise<void>) {
  const theirs = entries.findLast((entry) => entry.by !== side)?.position ?? 0;
  const sent = useRef(0);
  const tell = useEffectEvent((newest: number) => {
    if (document.visibilityState !== 'visible' || (sent.current >= newest && unread === 0)) return;
    sent.current = newest;
    void api.put(`${path}/seen`, { position: entries.at(-1)?.position ?? 0 }).catch(() => {
      sent.current = 0;
    });
  });
  useEffect(() => tell(theirs), [theirs]);
  useEffect(() => {
    const turn = () => {
      if (document.visibilityState !== 'visible') return;
      tell(theirs);
      void look();
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, [look, theirs]);
}

/** The newer state wins; no entry is lost. */
function newerOf(now: DesignOrder, next: DesignOrder): DesignOrder {
  return { ...next, entries: mergeEntries(now.entries, next.entries), earlier: now.earlier };
}

/** Each entry once, in the order of their numbers. */
function mergeEntries(some: readonly Entry[], more: readonly Entry[]): Entry[] {
  const all = new Map([...some, ...more].map((entry) => [entry.position, entry]));
  return [...all.values()].toSorted((a, b) => a.position - b.position);
}
