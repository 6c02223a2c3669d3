import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

/**
 * A line of light across the top while the next page is on its way; only after 400 ms, most pages are quicker.
 * Then the name of the page arrived at, for those who cannot see that it changed.
 */
export function NavigationProgress() {
  const t = useTranslations('shell');
  const busy = useNavigation().state !== 'idle';
  const arrived = useArrivedTitle();
  return (
    <output className="fixed inset-x-0 top-0 z-40">
      {busy && <span className="progress-line" />}
      <span className="sr-only">{busy ? t('loading') : arrived}</span>
    </output>
  );
}

/** Empty on the first page: the browser itself reads that one out. */
function useArrivedTitle(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) setTitle(document.title);
  }, [pathname]);
  return title;
}
