import { useState } from 'react';
import { failureText } from '#features/people/accounts/failure-text.ts';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { useCropKey } from '#features/foundation/media/use-crop-key.ts';
import { fitted, type Crop } from '#ui/cropper/crop.ts';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import { useChosenPicture } from '#ui/cropper/use-chosen-picture.ts';

/**
 * From a file to a private picture. Errors are shown where they happen, with the picture and its crop kept for another
 * attempt.
 */
export function usePaper(kind: MediaKind, onDone: (id: string) => void) {
  const { locale } = useShell();
  const chosen = useChosenPicture(null);
  const keyOf = useCropKey('paper');
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();

  async function choose(file: File) {
    setError(undefined);
    await chosen.choose(file);
  }
  async function use(from: OpenPicture, cut: Crop) {
    setError(undefined);
    setSent(0);
    try {
      const file = await renderCrop(from.element, fitted(cut, from.size));
      onDone((await sendPicture(file, { kind, key: keyOf(cut), onProgress: setSent })).id);
    } catch (failure) {
      setError(await failureText(failure, locale));
    }
    setSent(null);
  }
  return { ...chosen, choose, sent, error, use };
}
