import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureText } from '#features/accounts/failure-text.ts';
import { useShell } from '#features/accounts/use-viewer.ts';
import type { MediaKind } from '#features/media/media.ts';
import { sendPicture } from '#features/media/upload-client.ts';
import { fitted, startCrop, type Crop } from '#ui/cropper/crop.ts';
import { isRefusal, openPicture, type OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';

/** From a file to a private picture of ours. What fails is said where it failed, with the picture and its frame kept for another try. */
export function usePaper(kind: MediaKind, onDone: (id: string) => void) {
  const words = useTranslations('errors');
  const { locale } = useShell();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [refused, setRefused] = useState<string>();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const tried = useRef<{ crop: Crop; key: string } | null>(null);
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: File) {
    const opened = await openPicture(file);
    if (isRefusal(opened)) return setRefused(words(opened.key, opened.values));
    setRefused(undefined);
    setError(undefined);
    setCrop(startCrop(opened.size, null));
    setPicture(opened);
  }
  async function use(from: OpenPicture, cut: Crop) {
    // The same cut tried again is the same request; another cut is another.
    if (tried.current?.crop !== cut) tried.current = { crop: cut, key: `paper-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}` };
    setError(undefined);
    setSent(0);
    try {
      const file = await renderCrop(from.element, fitted(cut, from.size));
      onDone((await sendPicture(file, { kind, key: tried.current.key, onProgress: setSent })).id);
    } catch (failure) {
      setError(await failureText(failure, locale));
    }
    setSent(null);
  }
  const change = (how: (crop: Crop) => Crop) => setCrop((now) => now && how(now));
  return { picture, crop, refused, sent, error, choose, change, another: () => setPicture(null), use };
}
