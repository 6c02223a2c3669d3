import { useEffect } from 'react';
import { api } from '#lib/api.ts';

/**
 * The seed's call at app start: expires plans that have ended. Once, when the page has settled; the answer is ignored.
 */
export function useAppStart(): void {
  useEffect(() => {
    const handle = setTimeout(() => void api.get('/common/refreshAllUserDownGradeStatus').catch(() => undefined), 1500);
    return () => clearTimeout(handle);
  }, []);
}
