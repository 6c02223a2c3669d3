import { X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SheetGrab } from './sheet-grab.tsx';

interface PanelProps {
  title: string;
  /** Beside the title. */
  head?: ReactNode;
  /** Below what scrolls. */
  foot?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** The inspector's frame: what is in hand by name, and a way to put it down. On a phone a sheet, half or full. */
export function Panel({ title, head, foot, onClose, children }: PanelProps) {
  const t = useTranslations('workspace.panel');
  const [full, setFull] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard's way back to the sheet
    <aside className={`ws-insp${full ? ' ws-full' : ''}`} aria-label={title} onKeyDown={backToSheet}>
      <SheetGrab full={full} onFull={setFull} />
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
