import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureText } from '#features/accounts/failure-text.ts';
import { useShell } from '#features/accounts/use-viewer.ts';
import { sendPicture } from '#features/media/upload-client.ts';
import { api } from '#lib/api.ts';
import { fitted, startCrop, type Crop } from '#ui/cropper/crop.ts';
import { isRefusal, openPicture, type OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import type { BillData } from '../bill.ts';

/** A file, opened in the browser and cut as the person likes; the whole of it to begin with. */
export function useChosenReceipt() {
  const words = useTranslations('errors');
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [refused, setRefused] = useState<string>();
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: File) {
    const opened = await openPicture(file);
    if (isRefusal(opened)) return setRefused(words(opened.key, opened.values));
    setRefused(undefined);
    setCrop(startCrop(opened.size, null));
    setPicture(opened);
  }
  const change = (how: (crop: Crop) => Crop) => setCrop((now) => now && how(now));
  return { picture, crop, refused, choose, change, another: () => setPicture(null) };
}

interface Sent { picture: OpenPicture; crop: Crop; amount: number; remark: string }

/** The picture first, then what it is for. What fails is said, and everything is kept for another try; the same try is never a second receipt. */
export function useSendReceipt(billId: string, onSent: (bill: BillData) => void) {
  const { locale } = useShell();
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const tried = useRef<{ crop: Crop; key: string } | null>(null);
  function keyOf(crop: Crop): string {
    if (tried.current?.crop !== crop) tried.current = { crop, key: `receipt-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}` };
    return tried.current.key;
  }
  async function send({ picture, crop, amount, remark }: Sent) {
    setError(undefined);
    setShare(0);
    try {
      const file = await renderCrop(picture.element, fitted(crop, picture.size));
      const media = await sendPicture(file, { kind: 'receipt', key: keyOf(crop), onProgress: setShare });
      onSent(await api.post<BillData>(`/user/bills/${encodeURIComponent(billId)}/receipt`, { media: media.id, amount, remark }, { creates: true }));
    } catch (failure) {
      setError(await failureText(failure, locale));
    } finally {
      setShare(null);
    }
  }
  return { share, error, send };
}
