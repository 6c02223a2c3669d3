import { useEffect } from 'react';

/**
 * Has the browser keep the page for when there is no line (`public/sw.js`), when the page has long been answering. A
 * new build brings a new copy (PRODUCT A5).
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

/** In milliseconds; its start takes a thread and a connection that a page still coming alive needs. */
const afterwards = 3000;
