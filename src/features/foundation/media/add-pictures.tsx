import { ImageUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { acceptedTypes } from '#lib/picture.ts';
import { sendablePicture } from '#ui/cropper/sendable-picture.ts';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import type { MediaKind } from './media-rules.ts';
import type { MediaData } from './media.ts';
import { sendEach } from './several/send-each.ts';
import { SendingBar } from './sending-bar.tsx';
import { sendPicture } from './upload-client.ts';
import { useCropKey } from './use-crop-key.ts';
import { useSending } from './use-sending.ts';

interface AddPicturesProps {
  kind: MediaKind;
  /** How many there may be, and how many more there is room for. */
  most: number;
  room: number;
  /** Who may see them. */
  seenBy: ReactNode;
  error?: string;
  /** Only what is being uploaded is shown, none can be added. */
  closed?: boolean;
  onAdd(picture: MediaData): void;
}

/** Several pictures at once, one after the other, each made small enough here. Whatever is refused is named. */
export function AddPictures({ kind, most, room, seenBy, error, closed = false, onAdd }: AddPicturesProps) {
  const t = useTranslations('media.several');
  const words = useTranslations('errors');
  const id = useId();
  const { sending, error: failed, send, cancel, clear } = useSending();
  const [at, setAt] = useState({ number: 0, of: 0, name: '' });
  const [refused, setRefused] = useState<string[]>([]);
  const keyOf = useCropKey('picture');

  function add(files: File[]) {
    const taken = files.slice(0, room);
    clear();
    setRefused(files.length > room ? [t('tooMany', { left: files.length - room, count: files.length, most })] : []);
    const refuse = ({ name }: File, reason: string) =>
      setRefused((before) => [...before, t('refused', { name, reason })]);
    return send((callbacks) =>
      sendEach(taken, {
        refuse: (file, failure) => refuse(file, failure.message),
        send: async (file, index) => {
          setAt({ number: index + 1, of: taken.length, name: file.name });
          const picture = await sendablePicture(file);
          // Stopped while it was opened: nothing of it is sent.
          callbacks.signal?.throwIfAborted();
          if ('key' in picture) refuse(file, words(picture.key, picture.values));
          else onAdd(await sendPicture(picture, { kind, key: keyOf(file), ...callbacks }));
        },
      }),
    );
  }
  if (sending)
    return (
      <SendingBar
        sending={sending}
        name={t('sending', { number: at.number, of: at.of, name: at.name })}
        then={t('drawing')}
        still={t('still')}
        onCancel={cancel}
      />
    );
  if (closed) return null;
  const leftOut = [...refused, failed].filter(Boolean).join(' ') || undefined;
  if (room <= 0)
    return (
      <div>
        <p className="hint">{t('full', { most })}</p>
        <FieldError id={id} text={leftOut} />
      </div>
    );
  return (
    <DropArea
      icon={ImageUp}
      choose={t('choose')}
      drop={t('drop')}
      accept={acceptedTypes.join(',')}
      limits={
        <>
          {t('limits')}
          <br />
          {seenBy}
        </>
      }
      multiple
      error={error}
      leftOut={leftOut}
      onFiles={(files) => void add(files)}
    />
  );
}
