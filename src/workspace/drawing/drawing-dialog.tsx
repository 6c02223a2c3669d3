import { FileInput } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DropArea } from '#ui/fields/drop-area.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { DrawingRefusal, ReadWalls } from '../ports/drawings-port.ts';
import type { Choosing } from './drawing-choice.ts';
import { DrawingOptions } from './drawing-options.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import type { Opening } from './use-open-drawing.ts';
import './drawing.css';

/** Of what the reader takes, in megabytes. */
const largest = 200;

interface DrawingDialogProps {
  opening: Opening;
  choosing: Choosing;
  onFile(file: File): void;
  onAnother(): void;
  onWalls(walls: ReadWalls): void;
  onClose(): void;
}

/** The file, then what of it is used and how large it is; what is wrong with it is said where it was chosen. */
export function DrawingDialog({ opening, choosing, onFile, onAnother, onWalls, onClose }: DrawingDialogProps) {
  const t = useTranslations('drawing');
  const heading = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {t('title')}
      </h2>
      {opening.kind === 'asking' && <Asking refusal={opening.refusal} onFile={onFile} />}
      {opening.kind === 'reading' && <Reading share={opening.share} onCancel={onAnother} />}
      {opening.kind === 'open' && (
        <DrawingOptions
          drawing={opening.drawing}
          name={opening.name}
          choosing={choosing}
          onAnother={onAnother}
          onWalls={onWalls}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function Asking({ refusal, onFile }: { refusal: DrawingRefusal | null; onFile(file: File): void }) {
  const t = useTranslations('drawing');
  const words = useRefusalWords();
  return (
    <>
      <p className="mt-1 mb-5 text-small text-ink-soft">{t('text')}</p>
      <DropArea
        icon={FileInput}
        choose={t('choose')}
        drop={t('drop')}
        accept=".dxf,image/vnd.dxf,application/dxf"
        limits={t('limits', { limit: largest })}
        error={refusal ? words(refusal) : undefined}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}

function Reading({ share, onCancel }: { share: number; onCancel(): void }) {
  const t = useTranslations('drawing');
  const percent = Math.round(share * 100);
  return (
    <div className="mt-5 grid gap-4">
      <div>
        <output className="num caption">{t('reading', { percent })}</output>
        <progress className="sr-only" aria-label={t('reading', { percent })} max={100} value={percent} />
        <span aria-hidden className="bar mt-2">
          <i className="hot" style={{ width: `${percent}%` }} />
        </span>
      </div>
      <Button wide onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
