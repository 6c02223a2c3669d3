import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { usePrivatePicture } from './use-private-picture.ts';

interface TransferReceiptProps {
  label: string;
  /** The picture's id, null for none. */
  media: string | null;
  error?: string;
  onChange(media: string | null): void;
}

/** The receipt of a transfer we made: chosen, uploaded at once, shown; it counts when the form is submitted. */
export function TransferReceipt({ label, media, error, onChange }: TransferReceiptProps) {
  const t = useTranslations('money.receipt');
  const heading = useId();
  const { share, refused, send } = usePrivatePicture('receipt', onChange);
  return (
    <section aria-labelledby={heading} className="grid content-start gap-2">
      <h3 id={heading} className="field-label">
        {label}
      </h3>
      {share !== null && <output className="num caption">{t('sending', { percent: Math.round(share * 100) })}</output>}
      {media === null ? (
        <UploadArea private seenBy={t('seenBy')} error={refused ?? error} onFile={(file) => void send(file)} />
      ) : (
        <div className="flex items-end gap-4">
          <img
            src={`/api/media/${media}/file`}
            alt={t('picture')}
            className="max-h-56 max-w-full rounded-s border border-line object-contain"
          />
          <Button size="s" onClick={() => onChange(null)}>
            {t('another')}
          </Button>
        </div>
      )}
    </section>
  );
}
