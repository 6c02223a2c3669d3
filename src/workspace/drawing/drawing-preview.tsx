import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { previewPixels } from './use-drawing-view.ts';

/** What is chosen of the drawing, as its own program draws it. */
export function DrawingPreview({ view }: { view: ImageBitmap | null }) {
  const t = useTranslations('drawing');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paper = canvas.current?.getContext('2d');
    paper?.clearRect(0, 0, previewPixels.width, previewPixels.height);
    if (view) paper?.drawImage(view, 0, 0);
  }, [view]);
  return (
    <canvas ref={canvas} className="dr-preview" {...previewPixels}>
      {t('preview')}
    </canvas>
  );
}
