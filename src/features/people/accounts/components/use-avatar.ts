import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserData } from '#features/people/accounts/account.ts';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { useCropKey } from '#features/foundation/media/use-crop-key.ts';
import { fitted, type Crop } from '#ui/cropper/crop.ts';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import { useChosenPicture } from '#ui/cropper/use-chosen-picture.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { accountClient } from '../account-client.ts';
import { failureText } from '../failure-text.ts';
import { mirrorUser } from '../sessions/local-mirrors.ts';
import { useShell } from '../use-viewer.ts';

/** An avatar is square; it is shown in a circle. */
const ratio = 1;

/**
 * From a file to the avatar. Errors are shown where they happen, with the picture and its crop kept for another
 * attempt.
 */
export function useAvatar(onDone: () => void) {
  const t = useTranslations('media.avatar');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const chosen = useChosenPicture(ratio);
  const { sent, error, during } = useSending();

  async function done(user: UserData, words: string) {
    mirrorUser(user);
    await revalidate();
    onDone();
    toast.clear();
    toast.success(words);
  }
  const use = (picture: OpenPicture, crop: Crop) =>
    during(async (onProgress, key) => {
      const file = await renderCrop(picture.element, fitted(crop, picture.size));
      const { id } = await sendPicture(file, { kind: 'avatar', key: key(crop), onProgress });
      await done(await accountClient.changeAvatar(id), t('saved'));
    });
  const remove = () => during(async () => done(await accountClient.removeAvatar(), t('removed')));
  return { ...chosen, ratio, sent, error, use, remove };
}

type SendAvatar = (onProgress: (share: number) => void, key: (crop: Crop) => string) => Promise<void>;

/** `sent` is the share of the bytes, or null when nothing is being sent. */
function useSending() {
  const { locale } = useShell();
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const key = useCropKey('avatar');

  async function during(work: SendAvatar) {
    setError(undefined);
    setSent(0);
    await work(setSent, key).catch(async (failure: unknown) => setError(await failureText(failure, locale)));
    setSent(null);
  }
  return { sent, error, during };
}
