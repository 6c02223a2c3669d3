import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useScreen } from './use-screen.ts';
import './split-handle.css';

interface SplitHandleProps {
  /** Of the sheet, what the plan has; in hundredths. */
  share: number;
  onShare(share: number): void;
}

const least = 25;
const most = 75;
const step = 5;

/** Between the plan and 3D: dragged, or moved by arrow keys, Home and End; a double click makes both halves again. */
export function SplitHandle({ share, onShare }: SplitHandleProps) {
  const t = useTranslations('workspace.views');
  const stacked = useScreen() !== 'desk';
  const to = (next: number) => onShare(Math.min(most, Math.max(least, Math.round(next))));
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const sheet = currentTarget.parentElement;
    if (!sheet || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    to(100 * (stacked ? (clientY - top) / height : (clientX - left) / width));
  }
  function key(event: KeyboardEvent) {
    const by = { ArrowLeft: -step, ArrowUp: -step, ArrowRight: step, ArrowDown: step, Home: -100, End: 100 }[event.key];
    if (by === undefined) return;
    to(share + by);
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves, which a rule does not
      role="separator"
      className="ws-divide"
      tabIndex={0}
      aria-label={t('divide')}
      title={t('divide')}
      aria-orientation={stacked ? 'horizontal' : 'vertical'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={share}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onShare(50)}
      onKeyDown={key}
    />
  );
}
