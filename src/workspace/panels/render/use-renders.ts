import { useEffect, useRef, useState } from 'react';
import type { Asked } from '../../offers/use-asked.ts';
import type { RenderJob, RenderPort } from '../../ports/render-port.ts';
import { followRenders } from './follow-renders.ts';

export const isLive = ({ state }: RenderJob): boolean =>
  state === 'waiting' ||
  state === 'preparing' ||
  state === 'tracing' ||
  state === 'finishing' ||
  state === 'cancelling';

/** The pictures of the design; what was there stays while the next answer is on its way. */
export function useRenders(port: RenderPort): { asked: Asked<readonly RenderJob[]>; again(): void } {
  const [asked, setAsked] = useState<Asked<readonly RenderJob[]>>({ state: 'asking' });
  const following = useRef<ReturnType<typeof followRenders> | null>(null);
  useEffect(() => {
    const now = followRenders(port, {
      there: (answer) => setAsked({ state: 'there', answer }),
      failed: () => setAsked({ state: 'failed' }),
    });
    following.current = now;
    return () => now.stop();
  }, [port]);
  return { asked, again: () => following.current?.hear(null) };
}
