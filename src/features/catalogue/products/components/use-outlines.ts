import { useEffect, useState } from 'react';
import type { ModelDetail } from '#features/catalogue/models/model.ts';
import { api } from '#lib/api.ts';

type Outlines = ModelDetail['outlines'];

/**
 * The outlines of a model from the front and the side. Null until loaded, and on failure: the drawing then is a box of
 * the same size.
 */
export function useOutlines(model: string | null): Outlines | null {
  const [known, setKnown] = useState<{ model: string; outlines: Outlines } | null>(null);
  useEffect(() => {
    if (model === null) return undefined;
    const asking = new AbortController();
    api.get<ModelDetail>(`/models/${encodeURIComponent(model)}`, { signal: asking.signal }).then(
      ({ outlines }) => {
        if (!asking.signal.aborted) setKnown({ model, outlines });
      },
      () => null,
    );
    return () => asking.abort();
  }, [model]);
  return known?.model === model ? known.outlines : null;
}
