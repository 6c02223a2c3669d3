import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer an address points at, for browsers that do not do so themselves and for links inside the page. */
export function useOpenedByAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
    const folded = target?.closest('details');
    if (!folded || folded.open) return;
    folded.open = true;
    target?.scrollIntoView({ block: 'center' });
  }, [hash]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
