import { useEffect, useEffectEvent, useRef } from 'react';
import { useNotices } from './notice-provider.tsx';

/**
 * For a page that shows what a notification is about (an order, a bill): its data are loaded again with every change of
 * the person's list, by the stream or, while that is down, by its polls.
 */
export function useLivePage(): void {
  const { version, renew } = useNotices();
  const shown = useRef(version);
  const follow = useEffectEvent(() => void renew());
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    follow();
  }, [version]);
}
