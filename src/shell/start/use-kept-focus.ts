import { useEffect, useRef } from 'react';
import { focusContent } from '#ui/overlays/focus-content.ts';

/**
 * What had the focus may be gone with another page, or once the page knows who has signed in (the button that signs in,
 * a form that was sent): then it goes to the title instead of being lost.
 */
export function useKeptFocus(pathname: string, person: string | null): void {
  const before = useRef({ pathname, person });
  useEffect(() => {
    const { current } = before;
    if (current.pathname === pathname && current.person === person) return;
    before.current = { pathname, person };
    if (document.activeElement === document.body) focusContent();
  }, [pathname, person]);
}
