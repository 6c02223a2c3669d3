import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/accounts/use-failure.ts';
import { sendPicture } from '#features/media/upload-client.ts';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitBytes, uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { useToast } from '#ui/toast.tsx';
import { designOrderLimits } from '../design-order-limits.ts';

export interface Attachment { key: string; preview: string; /** Of the bytes, from 0 to 1. */ share: number; /** Null while it is on its way. */ media: string | null }

/** Pictures that go with the next message: sent as soon as they are chosen, said to be too large before that. */
export function useAttachments() {
  const t = useTranslations('talks.talk');
  const toast = useToast();
  const showFailure = useShowFailure();
  const [files, setFiles] = useState<Attachment[]>([]);
  const change = (key: string, part: Partial<Attachment>) => setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...part } : file)));
  const remove = (key: string) => setFiles((now) => now.filter((file) => file.key !== key || URL.revokeObjectURL(file.preview)));

  async function bring(file: File): Promise<void> {
    const key = `talk-${Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    setFiles((now) => [...now, { key, preview: URL.createObjectURL(file), share: 0, media: null }]);
    try {
      change(key, { media: (await sendPicture(file, { kind: 'talk', key, onProgress: (share) => change(key, { share }) })).id });
    } catch (error) {
      remove(key);
      await showFailure(error);
    }
  }

  function add(chosen: readonly File[]): void {
    const room = designOrderLimits.files - files.length;
    if (chosen.length > room) toast.warning(t('tooMany', { most: designOrderLimits.files }));
    for (const file of chosen.slice(0, room)) {
      if (!(acceptedTypes as readonly string[]).includes(file.type)) toast.warning(t('wrongKind'));
      else if (file.size > uploadLimitBytes) toast.warning(t('tooLarge', { limit: uploadLimitMegabytes }));
      else void bring(file);
    }
  }

  function clear(): void {
    for (const { preview } of files) URL.revokeObjectURL(preview);
    setFiles([]);
  }
  return { files, add, remove, clear, busy: files.some(({ media }) => media === null) };
}
