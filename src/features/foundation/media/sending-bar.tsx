import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { StillUploading } from './form-uploads.tsx';
import type { Sending } from './use-sending.ts';

interface SendingBarProps {
  sending: Sending;
  name?: string;
  /** What the server does once all bytes have arrived. */
  then: string;
  /** Said when the form is to be sent before it has arrived. */
  still: string;
  onCancel?(): void;
}

/** Progress of an upload; the last part is the server's processing. The form around it is not sent meanwhile. */
export function SendingBar({ sending: { share, waiting }, name, then, still, onCancel }: SendingBarProps) {
  const t = useTranslations('media.upload');
  // 100 % only when complete: the last piece may still be under way.
  const percent = share < 1 ? Math.min(99, Math.floor(share * 100)) : 100;
  let words = then;
  if (waiting) words = t('waiting', { percent });
  else if (percent < 100) words = t('progress', { percent });
  return (
    <div className="grid gap-2 rounded-s border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0">
          {name !== undefined && <span className="truncate font-medium">{name}</span>}
          <output className="num caption">{words}</output>
        </span>
        {onCancel && (
          <Button size="s" onClick={onCancel}>
            {t('stop')}
          </Button>
        )}
      </div>
      <progress className="sr-only" aria-label={words} max={100} value={percent} />
      <span aria-hidden className="bar">
        <i className={waiting ? '' : 'hot'} style={{ width: `${percent}%` }} />
      </span>
      <StillUploading text={still} />
    </div>
  );
}
