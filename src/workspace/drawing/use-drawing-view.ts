import { useEffect, useState } from 'react';
import type { DrawingChoice, DrawingView, OpenDrawing } from '../ports/drawings-port.ts';

/** Of the preview, twice as many as it is shown with. */
export const previewPixels = { width: 720, height: 400 } as const;

/** The drawing as it is chosen; the last one stays while the next is drawn. */
export function useDrawingView(drawing: OpenDrawing, { layers, unit }: DrawingChoice) {
  const [shown, setShown] = useState<DrawingView | null>(null);
  const chosen = layers.join(',');
  useEffect(() => {
    let gone = false;
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--color-ink').trim() || '#1c231f';
    const choice = { layers: chosen === '' ? [] : chosen.split(',').map(Number), unit };
    drawing.view(choice, { ...previewPixels, ink }).then(
      (view) => gone || setShown(view),
      // Closed meanwhile.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [drawing, chosen, unit]);
  return { view: shown?.picture ?? null, size: shown?.size ?? null };
}
