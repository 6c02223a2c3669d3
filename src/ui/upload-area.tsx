import { ImageUp } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslations } from 'use-intl';
import { acceptedTypes } from '#lib/picture.ts';
import { uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { FieldError } from './field.tsx';

interface UploadAreaProps {
  /** Who may see it: said before anything is chosen. */
  private?: boolean;
  /** The same in words, where neither is the whole of it. */
  seenBy?: string;
  /** Why the last file was not taken. */
  error?: string;
  onFile(file: File): void;
}

/** Where a picture is brought: chosen or dropped. Its limits and who will see it stand there from the start (LOOK, Upload). */
export function UploadArea({ private: isPrivate = false, seenBy, error, onFile }: UploadAreaProps) {
  const t = useTranslations('media.upload');
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => { if (files?.[0]) onFile(files[0]); };

  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the field inside is the keyboard's */}
      <label className={`upload ${over ? 'upload-over' : ''}`} onDragEnter={hover} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
        <ImageUp aria-hidden size={28} className="text-ink-soft" />
        <span><span className="link font-medium">{t('choose')}</span> <span className="max-sm:hidden">{t('drop')}</span></span>
        <span id={`${id}-limits`} className="caption">{t('limits', { limit: uploadLimitMegabytes })}<br />{seenBy ?? t(isPrivate ? 'private' : 'everyone')}</span>
        {/* The same file again is a new choice: the value is taken away. */}
        <input type="file" className="sr-only" accept={acceptedTypes.join(',')} aria-label={t('choose')} aria-describedby={`${id}-limits ${id}-error`} aria-invalid={error ? true : undefined}
          onChange={(event) => { take(event.currentTarget.files); event.currentTarget.value = ''; }} />
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
