import { useEffect, useRef, useState } from 'react';

const second = 1000;

/**
 * Whole seconds until a moment, counted from what the server's clock said when the page was read: a wrong clock of the
 * computer does not shorten it. Once it is over, `onOver` is called each `again` seconds until the moment is another.
 */
export function useCountdown(
  moment: string,
  serverNow: string,
  { onOver, again = 2 }: { onOver(): void; again?: number },
): number {
  const atStart = Date.parse(moment) - Date.parse(serverNow);
  const [left, setLeft] = useState(atStart);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = atStart - (performance.now() - began);
      setLeft(rest);
      if (rest <= 0) over.current();
      // Just after the second changes, so that none is skipped or shown twice.
      timer = setTimeout(tick, rest <= 0 ? again * second : (rest % second) + 1);
    };
    // Each look at the server begins anew here: once over, the next one waits.
    timer = setTimeout(tick, atStart <= 0 ? again * second : (atStart % second) + 1);
    return () => clearTimeout(timer);
  }, [atStart, again]);
  return Math.max(0, Math.ceil(left / second));
}
