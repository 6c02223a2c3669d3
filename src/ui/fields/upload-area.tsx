import { ImageUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { DropArea } from './drop-area.tsx';

interface UploadAreaProps {
  /** Who may see it, shown before anything is chosen. */
  private?: boolean;
  /** The same as text, where neither value fits. */
  seenBy?: string;
  /** Why the last file was refused. */
  error?: string;
  onFile(file: File): void;
}

/** A picture field; who will see the picture is shown from the start. */
export function UploadArea({ private: isPrivate = false, seenBy, error, onFile }: UploadAreaProps) {
  const t = useTranslations('media.upload');
  return (
    <DropArea
      icon={ImageUp}
      choose={t('choose')}
      drop={t('drop')}
      accept={acceptedTypes.join(',')}
      error={error}
      onFiles={([file]) => file && onFile(file)}
      limits={
        <>
          {t('limits', { limit: uploadLimitMegabytes })}
          <br />
          {seenBy ?? t(isPrivate ? 'private' : 'everyone')}
        </>
      }
    />
  );
}
