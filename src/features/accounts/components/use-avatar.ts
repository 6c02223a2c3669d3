import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserData } from '#features/accounts/account.ts';
import { sendPicture } from '#features/media/upload-client.ts';
import { fitted, startCrop, type Crop } from '#ui/cropper/crop.ts';
import { isRefusal, openPicture, type OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import { useToast } from '#ui/toast.tsx';
import { accountClient } from '../account-client.ts';
import { failureText } from '../failure-text.ts';
import { mirrorUser } from '../local-mirrors.ts';
import { useShell } from '../use-viewer.ts';

/** An avatar is square; it is shown in a circle. */
const ratio = 1;

/** From a file to the picture beside the name. What fails is said where it failed, with the picture and its frame kept for another try. */
export function useAvatar(onDone: () => void) {
  const t = useTranslations('media.avatar');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const chosen = useChosenPicture();
  const { sent, error, during } = useSending();

  async function done(user: UserData, words: string) {
    mirrorUser(user);
    await revalidate();
    onDone();
    toast.clear();
    toast.success(words);
  }
  const use = (picture: OpenPicture, crop: Crop) => during(async (onProgress, key) => {
    const file = await renderCrop(picture.element, fitted(crop, picture.size));
    const { id } = await sendPicture(file, { kind: 'avatar', key: key(crop), onProgress });
    await done(await accountClient.changeAvatar(id), t('saved'));
  });
  const remove = () => during(async () => done(await accountClient.removeAvatar(), t('removed')));
  return { ...chosen, ratio, sent, error, use, remove };
}

function useChosenPicture() {
  const words = useTranslations('errors');
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [refused, setRefused] = useState<string>();
  useEffect(() => () => picture?.close(), [picture]);

  async function choose(file: File) {
    const opened = await openPicture(file);
    if (isRefusal(opened)) return setRefused(words(opened.key, opened.values));
    setRefused(undefined);
    setCrop(startCrop(opened.size, ratio));
    setPicture(opened);
  }
  const change = (how: (crop: Crop) => Crop) => setCrop((now) => now && how(now));
  return { picture, crop, refused, choose, change, another: () => setPicture(null) };
}

type Work = (onProgress: (share: number) => void, key: (crop: Crop) => string) => Promise<void>;

/** `sent` is the share of the bytes, or null when nothing is on its way. */
function useSending() {
  const { locale } = useShell();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const tried = useRef<{ crop: Crop; key: string } | null>(null);

  /** The same cut tried again is the same request; another cut is another. */
  function key(crop: Crop): string {
    if (tried.current?.crop !== crop) tried.current = { crop, key: `avatar-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}` };
    return tried.current.key;
  }
  async function during(work: Work) {
    setError(undefined);
    setSent(0);
    await work(setSent, key).catch(async (failure: unknown) => setError(await failureText(failure, locale)));
    setSent(null);
  }
  return { sent, error, during };
}
