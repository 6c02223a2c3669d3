import { useEffect } from 'react';

/**
 * Has the service worker (`public/sw.js`) cache the offline page, long after the page has become responsive. A new
 * build brings a new copy (PRODUCT A5).
 */
export function useOfflinePage(build: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () => {
      navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`).catch(() => undefined);
    };
    const timer = window.setTimeout(register, afterwards);
    return () => window.clearTimeout(timer);
  }, [build]);
}

/** In milliseconds; registering takes a thread and a connection that a starting page needs. */
const afterwards = 3000;
