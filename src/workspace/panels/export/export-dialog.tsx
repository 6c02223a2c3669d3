import { Download, ExternalLink, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { useSession } from '../../editor-context.tsx';
import type { ExportPort } from '../../ports/export-port.ts';
import { DrawnFields } from './drawn-fields.tsx';
import { firstChoices, isDrawn, isFromServer, type ExportChoices } from './export-choices.ts';
import { FormatChoice } from './format-choice.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useExport, type ExportState } from './use-export.ts';
import { useSheet, type ShownSheet } from './use-sheet.ts';
import './export.css';

interface ExportDialogProps {
  /** Null where the design is in this browser alone. */
  port: ExportPort | null;
  onClose(): void;
}

/** Getting a design out (PRODUCT J11): format, storey, paper, scale, what is on it; how it will look; the file. */
export function ExportDialog({ port, onClose }: ExportDialogProps) {
  const t = useTranslations('export');
  const [choices, setChoices] = useState<ExportChoices>(() =>
    port ? firstChoices : { ...firstChoices, format: 'svg' },
  );
  const shown = useSheet(choices, port?.author ?? '');
  const { state, download, handOver, forget } = useExport(choices, port);
  function change(by: Partial<ExportChoices>) {
    forget();
    setChoices((now) => ({ ...now, ...by }));
  }
  return (
    <CommandDialog label={t('title')} className="xp" onClose={onClose}>
      <header className="xp-head">
        <h2>{t('title')}</h2>
        <button type="button" className="ws-icon" aria-label={t('close')} title={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it is longer than the window: keys scroll it */}
      <div className="xp-body" tabIndex={0}>
        <FormatChoice format={choices.format} onChoose={(format) => change({ format })} />
        {isDrawn(choices.format) && (
          <div className="xp-fields">
            <DrawnFields choices={choices} onChange={change} />
          </div>
        )}
        <SheetPreview shown={shown} />
      </div>
      <ExportFoot
        choices={choices}
        shown={shown}
        port={port}
        state={state}
        onDownload={() => void download()}
        onHandOver={() => void handOver()}
      />
    </CommandDialog>
  );
}

interface ExportFootProps {
  choices: ExportChoices;
  shown: ShownSheet | null;
  port: ExportPort | null;
  state: ExportState;
  onDownload(): void;
  onHandOver(): void;
}

/** The one thing to do, and what stands in its way. */
function ExportFoot({ choices: { format, paper }, shown, port, state, onDownload, onHandOver }: ExportFootProps) {
  const t = useTranslations('export');
  const unsent = useSession(({ saving }) => saving.pending > 0);
  const uploads = useSession(({ history }) => Object.values(history.design.items).some(({ model }) => isUpload(model)));
  const server = isFromServer(format);
  const offPaper = format === 'pdf' && shown?.fits === false;
  const barred = server && (port === null || unsent || offPaper);
  function note(): string {
    if (server && port === null) return t('signIn');
    if (server && unsent) return t('unsaved');
    if (offPaper && shown) return t('offPaper', { scale: shown.scale, paper: paper.toUpperCase() });
    return uploads && (format === 'glb' || format === 'usdz') ? t('uploads') : '';
  }
  return (
    <footer className="xp-foot">
      <Outcome state={state} note={note()} />
      {port?.handOver && (
        <button type="button" className="xp-elsewhere" disabled={unsent} onClick={onHandOver}>
          <ExternalLink aria-hidden size={18} strokeWidth={1.5} />
          {t('handOver')}
        </button>
      )}
      <button type="button" className="xp-go" disabled={barred || state.kind === 'making'} onClick={onDownload}>
        <Download aria-hidden size={18} strokeWidth={1.5} />
        {t('download', { kind: t(`kinds.${format}`) })}
      </button>
    </footer>
  );
}

function Outcome({ state, note }: { state: ExportState; note: string }) {
  const t = useTranslations('export');
  if (state.kind === 'failed' || state.kind === 'tooLarge' || state.kind === 'refused')
    return (
      <p role="alert" className="xp-bad">
        {state.kind === 'refused' ? state.words : t(state.kind)}
      </p>
    );
  if (state.kind === 'idle') return <p className="ws-note">{note}</p>;
  return <output className="ws-note">{state.kind === 'done' ? t('done', { name: state.name }) : t('making')}</output>;
}
