import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MediaData } from '#features/foundation/media/media.ts';
import { SendingBar } from '#features/foundation/media/sending-bar.tsx';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { useCropKey } from '#features/foundation/media/use-crop-key.ts';
import { useSending } from '#features/foundation/media/use-sending.ts';
import { acceptedTypes } from '#lib/picture.ts';
import { sendablePicture } from '#ui/cropper/sendable-picture.ts';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { mostPictures } from '../publishing-limits.ts';

interface AddPicturesProps {
  kind: 'work' | 'product';
  /** How many more there is room for. */
  room: number;
  error?: string;
  onAdd(picture: MediaData): void;
}

/** Several pictures at once, one after the other, each made small enough here. Whatever is refused is named. */
export function AddPictures({ kind, room, error, onAdd }: AddPicturesProps) {
  const t = useTranslations('publishing.pictures');
  const words = useTranslations('errors');
  const { sending, error: failed, send, cancel, clear } = useSending();
  const [at, setAt] = useState({ number: 0, of: 0, name: '' });
  const [refused, setRefused] = useState<string[]>([]);
  const keyOf = useCropKey('picture');

  function add(files: File[]) {
    const taken = files.slice(0, room);
    clear();
    setRefused(
      files.length > room ? [t('tooMany', { left: files.length - room, count: files.length, most: mostPictures })] : [],
    );
    return send(async (callbacks) => {
      for (const [index, file] of taken.entries()) {
        setAt({ number: index + 1, of: taken.length, name: file.name });
        const picture = await sendablePicture(file);
        if ('key' in picture) {
          const reason = words(picture.key, picture.values);
          setRefused((before) => [...before, t('refused', { name: file.name, reason })]);
        } else onAdd(await sendPicture(picture, { kind, key: keyOf(file), ...callbacks }));
      }
    });
  }
  if (sending)
    return (
      <SendingBar
        sending={sending}
        name={t('sending', { number: at.number, of: at.of, name: at.name })}
        then={t('drawing')}
        onCancel={cancel}
      />
    );
  return (
    <DropArea
      icon={ImageUp}
      choose={t('choose')}
      drop={t('drop')}
      accept={acceptedTypes.join(',')}
      limits={t('limits', { most: mostPictures })}
      multiple
      error={[...refused, failed ?? error].filter(Boolean).join(' ') || undefined}
      onFiles={(files) => void add(files)}
    />
  );
}
