import { useEffect, useRef, useState, type ReactNode } from 'react';

/** On a phone: the actions are under the lead, and once scrolled out of view, in a bar at the bottom (LOOK §2). */
export function ActionBar({ children, bar }: { children: ReactNode; bar: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <div ref={place}>{children}</div>
      {passed && (
        <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-ground px-margin pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,opacity] duration-(--duration-move) ease-slide starting:translate-y-2 starting:opacity-0 md:hidden">
          {bar}
        </div>
      )}
    </>
  );
}
