import { useRef } from 'react';

/**
 * After the receipt was sent the long panel above is gone, and with it what one was looking at: back to the title, which
 * says how it stands now.
 */
export function useBackToTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  return {
    title,
    backToTitle() {
      window.scrollTo({ top: 0 });
      title.current?.focus({ preventScroll: true });
    },
  };
}
