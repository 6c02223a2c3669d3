import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { drawSheet } from '#exchange/paper/sheet-canvas.ts';
import { facesFor } from './make-drawing.ts';
import type { ShownSheet } from './use-sheet.ts';

/** Device pixels of the preview's longer side. */
const longest = 1200;

/** The first sheet, small: drawn by the very code that makes the picture. */
export function SheetPreview({ shown }: { shown: ShownSheet | null }) {
  const t = useTranslations('export');
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!shown) return;
    let gone = false;
    void facesFor(shown.sheet).then(() => {
      const canvas = place.current;
      const ink = canvas?.getContext('2d');
      if (gone || !canvas || !ink) return;
      const { width, height } = shown.sheet;
      const pixels = longest / Math.max(width, height);
      canvas.width = Math.max(1, Math.round(width * pixels));
      canvas.height = Math.max(1, Math.round(height * pixels));
      drawSheet(ink, shown.sheet, pixels);
    });
    return () => {
      gone = true;
    };
  }, [shown]);
  if (!shown)
    return (
      <div className="xp-preview">
        <p className="ws-note">{t('previewNone')}</p>
      </div>
    );
  return (
    <figure className="xp-preview">
      <canvas
        ref={place}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
        role="img"
        aria-label={t('preview')}
        style={{ '--xp-ratio': shown.sheet.width / shown.sheet.height } as CSSProperties}
      />
      <figcaption>{t('previewOf', { scale: shown.scale })}</figcaption>
    </figure>
  );
}
