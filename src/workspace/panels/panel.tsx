import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SheetGrab } from './sheet-grab.tsx';
import { SheetProvider, useSheetState, type SheetState } from './sheet-state.ts';
import './sheet.css';

interface PanelProps {
  title: string;
  /** Beside the title. */
  head?: ReactNode;
  /** Under everything, whatever is scrolled. */
  foot?: ReactNode;
  /** What it holds says itself what it is: the title is for who listens, and costs no row. */
  untitled?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The inspector's frame: what is in hand by name, and a way to put it down. On a phone a sheet, half or full. */
export function Panel(props: PanelProps) {
  return <SheetPanel sheet={useSheetState()} {...props} />;
}

/** The same, where who shows it pulls it up too. */
export function SheetPanel({
  sheet,
  title,
  head,
  foot,
  untitled = false,
  onClose,
  children,
}: PanelProps & { sheet: SheetState }) {
  const t = useTranslations('workspace.panel');
  const { full, screen, pull } = sheet;
  const isSheet = screen !== 'desk';
  return (
    <SheetProvider value={sheet}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way back to the sheet */}
      <aside
        className={`ws-insp${isSheet && full ? ' ws-full' : ''}${untitled ? ' ws-untitled' : ''}`}
        aria-label={title}
        onKeyDown={backToSheet}
      >
        {isSheet && <SheetGrab full={full} onFull={pull} onClose={onClose} />}
        <div className="ws-panel-head">
          <h2>{title}</h2>
          {head}
          <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </button>
        </div>
        <div className="ws-panel-body">{children}</div>
        {foot}
      </aside>
    </SheetProvider>
  );
}

/** Escape that no field needed for itself. */
function backToSheet(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented) document.querySelector<HTMLElement>('.pv')?.focus();
}

/** Keys worth knowing now, at the foot of the panel. */
export function KeyHints({ hints }: { hints: readonly { key: string; text: string }[] }) {
  return (
    <dl className="ws-hints">
      {hints.map(({ key, text }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
