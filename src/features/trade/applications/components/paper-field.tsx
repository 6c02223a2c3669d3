import { ImagePlus, RefreshCw, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShell } from '#features/people/accounts/use-viewer.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { papers, type PaperName } from '../application.ts';

/** The cropper is loaded when it is first needed. */
const loadDialog = () => import('./paper-dialog.tsx');
const PaperDialog = lazy(() => loadDialog().then(({ PaperDialog }) => ({ default: PaperDialog })));

interface PaperFieldProps {
  name: PaperName;
  /** The id of the picture; empty where there is none. */
  value: string;
  optional: boolean;
  error?: string;
  onChange(id: string): void;
}

/** A private document: empty with a button to add one, or its picture with buttons to change it. */
export function PaperField({ name, value, optional, error, onChange }: PaperFieldProps) {
  const t = useTranslations('applications');
  const { settings } = useShell();
  const { colon } = usePunctuation();
  const fault = useId();
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  function bring() {
    setTimes(times + 1);
    setOpen(true);
  }
  const prepare = { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() };
  return (
    <div className="field" data-paper={name}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="field-label">{t(`paper.${name}`)}</span>
        {optional && <span className="caption">{t('optional')}</span>}
      </span>
      {value === '' ? (
        <button
          type="button"
          {...prepare}
          id={`paper-${name}`}
          className={`upload aspect-[8/5] w-full content-center py-4! ${error ? 'border-bad!' : ''}`}
          aria-haspopup="dialog"
          aria-describedby={fault}
          onClick={bring}
        >
          <ImagePlus aria-hidden size={24} className="text-ink-soft" />
          <span className="text-small font-medium">
            {t('paper.add')}
            <span className="sr-only">
              {colon}
              {t(`paper.${name}`)}
            </span>
          </span>
        </button>
      ) : (
        <span className="pic aspect-[8/5] border border-line">
          <img
            src={`${settings.apiOrigin ?? ''}/api/media/${value}/file`}
            alt={t(`paper.${name}`)}
            className="object-contain!"
          />
        </span>
      )}
      {value !== '' && (
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            {...prepare}
            className="link inline-flex min-h-9 items-center gap-1.5 text-small"
            onClick={bring}
          >
            <RefreshCw aria-hidden size={14} />
            {t('paper.replace')}
            <span className="sr-only">
              {colon}
              {t(`paper.${name}`)}
            </span>
          </button>
          <button
            type="button"
            className="link ml-3 inline-flex min-h-9 items-center gap-1.5 text-small"
            onClick={() => onChange('')}
          >
            <X aria-hidden size={14} />
            {t('paper.remove')}
            <span className="sr-only">
              {colon}
              {t(`paper.${name}`)}
            </span>
          </button>
        </span>
      )}
      <FieldError id={fault} text={error} />
      {times > 0 && (
        <Suspense fallback={null}>
          <PaperDialog
            key={times}
            open={open}
            title={t(`paper.${name}`)}
            kind={papers[name]}
            onDone={(id) => {
              setOpen(false);
              onChange(id);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
