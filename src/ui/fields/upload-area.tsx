import { ImageUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { DropArea } from './drop-area.tsx';

type UploadAreaProps = UploadLook &
  ({ onFile(file: File): void } | { /** Several at once. */ onFiles(files: File[]): void });

interface UploadLook {
  /** Who may see it, shown before anything is chosen. */
  private?: boolean;
  /** The same as text, where neither value fits. */
  seenBy?: string;
  /** Why the last file was refused. */
  error?: string;
}

/** A picture field; who will see the picture is shown from the start. */
export function UploadArea({ private: isPrivate = false, seenBy, error, ...taken }: UploadAreaProps) {
  const t = useTranslations('media.upload');
  return (
    <DropArea
      icon={ImageUp}
      choose={t('choose')}
      drop={t('drop')}
      accept={acceptedTypes.join(',')}
      error={error}
      multiple={'onFiles' in taken}
      onFiles={(files) => {
        const [file] = files;
        if ('onFiles' in taken) taken.onFiles(files);
        else if (file) taken.onFile(file);
      }}
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
