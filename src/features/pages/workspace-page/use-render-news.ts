import { useCallback, useState } from 'react';
import { useStreamEvents } from '#features/people/notifications/notice-provider.tsx';
import type { RenderPort } from '#workspace/ports/render-port.ts';

/** The person's stream, as the panel of pictures hears it; while it is cut, whatever is polled may be a picture. */
export function useRenderNews(): RenderPort['follow'] {
  const [listeners] = useState(() => new Set<(id: string | null) => void>());
  useStreamEvents((news, { talk, render }) => {
    if (render === undefined && (talk !== undefined || (news !== 'NONE' && news !== 'CONNECTED'))) return;
    for (const hear of listeners) hear(render ?? null);
  });
  return useCallback(
    (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    [listeners],
  );
}
