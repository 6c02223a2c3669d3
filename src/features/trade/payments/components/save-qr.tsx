import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { QrDrawing } from '#features/trade/transfers/qr-drawing.ts';
import { qrPixels } from '#features/trade/transfers/qr-pixels.ts';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/download.ts';

/** Pixels a square: sharp enough for any scanner, a few kilobytes as a file. */
const scale = 12;

/**
 * The code as a picture: whoever pays on the phone they shop with cannot scan its own screen, but banking apps read a
 * code from the album.
 */
export function SaveQr({ qr, reference }: { qr: QrDrawing; reference: string }) {
  const t = useTranslations('payments.transfer');
  return (
    <Button wide className="mt-3" onClick={() => void savePicture(qr, `VietQR-${reference}.png`)}>
      <Download aria-hidden size={18} />
      {t('save')}
    </Button>
  );
}

/** A phone's own sheet puts it into the album; elsewhere it is a download. */
async function savePicture(qr: QrDrawing, name: string): Promise<void> {
  const file = await pictureOf(qr, name);
  if (file === null) return;
  const shared = { files: [file] };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(shared)) return download(name, file);
  try {
    await navigator.share(shared);
  } catch (error) {
    // The sheet was closed: that was the answer.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, file);
  }
}

async function pictureOf(qr: QrDrawing, name: string): Promise<File | null> {
  const { side, pixels } = qrPixels(qr, scale);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, side, side), 0, 0);
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return bytes && new File([bytes], name, { type: 'image/png' });
}
