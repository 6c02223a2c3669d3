import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startCrop, type Crop } from './crop.ts';
import { isRefusal, openPicture, type OpenPicture } from './open-picture.ts';

/** A file, opened in the browser and cropped by the person: to this ratio, or initially all of it. */
export function useChosenPicture(ratio: number | null, start?: File) {
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
  // What it starts with is opened once; another start is another field.
  useEffect(() => {
    if (start) void choose(start);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `choose` is new at every drawing
  }, [start]);
  const change = (how: (crop: Crop) => Crop) => setCrop((now) => now && how(now));
  return { picture, crop, refused, choose, change, another: () => setPicture(null) };
}
