import { useEffect } from 'react';

/** Has the browser keep the page for when there is no line (`public/sw.js`), once everything else is there. A new build brings a new copy (PRODUCT A5). */
export function useOfflinePage(build: string): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () => { navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`).catch(() => undefined); };
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, [build]);
}
