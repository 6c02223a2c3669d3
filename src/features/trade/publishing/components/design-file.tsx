import { FileJson } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { sendForm } from '#features/foundation/media/send-form.ts';
import { SendingBar } from '#features/foundation/media/sending-bar.tsx';
import { useCropKey } from '#features/foundation/media/use-crop-key.ts';
import { useSending } from '#features/foundation/media/use-sending.ts';
import { uploadLimitBytes, uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { FieldError } from '#ui/fields/field.tsx';

/** A design file: it becomes one of one's designs, or is refused with the reason. */
export function DesignFile({ onBrought }: { onBrought(design: DesignItem): void }) {
  const t = useTranslations('publishing.file');
  const media = useTranslations('media.upload');
  const id = useId();
  const keyOf = useCropKey('design');
  const { sending, error, send, cancel } = useSending();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  function choose(file: File | undefined) {
    if (file === undefined) return;
    setName(file.name);
    setRefused(file.size > uploadLimitBytes ? t('tooLarge', { limit: uploadLimitMegabytes }) : undefined);
    if (file.size > uploadLimitBytes) return;
    void send(async ({ onProgress, signal }) => {
      onBrought(
        await sendForm<DesignItem>({
          method: 'POST',
          path: '/designer/design-file',
          file,
          name: file.name,
          key: keyOf(file),
          timeout: 120_000,
          onProgress: (sent, all) => onProgress(all === 0 ? 0 : sent / all),
          ...(signal ? { signal } : {}),
        }),
      );
    });
  }
  if (sending)
    return (
      <SendingBar sending={sending} name={name} then={t('opening')} still={media('stillFile')} onCancel={cancel} />
    );
  return (
    <div className="grid justify-items-start gap-1.5">
      <label className="btn btn-line cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
        <FileJson aria-hidden size={18} />
        {t('choose')}
        <input
          type="file"
          className="sr-only"
          accept=".json,application/json"
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <span id={`${id}-hint`} className="hint">
        {t('hint', { limit: uploadLimitMegabytes })}
      </span>
      <FieldError id={`${id}-error`} text={refused ?? error} />
    </div>
  );
}
