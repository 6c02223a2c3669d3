import { ChevronsLeftRight } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';

interface CompareSliderProps {
  before: { address: string; label: string };
  after: { address: string; label: string };
  /** Width over height. */
  shape: number;
}

/** Two pictures in one frame and a post between them to draw aside. */
export function CompareSlider({ before, after, shape }: CompareSliderProps) {
  const t = useTranslations('render');
  const [at, setAt] = useState(46);
  const [held, setHeld] = useState(false);
  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setAt(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  }
  function key(event: KeyboardEvent) {
    const next = { ArrowLeft: at - 2, ArrowRight: at + 2, Home: 0, End: 100 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(Math.min(100, Math.max(0, next)));
  }
  return (
    <div
      className="rd-frame rd-compare"
      style={{ aspectRatio: shape }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
        follow(event);
      }}
      onPointerMove={(event) => held && follow(event)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    >
      <img src={after.address} alt={after.label} draggable={false} />
      <span className="rd-before" style={{ clipPath: `inset(0 ${100 - at}% 0 0)` }}>
        <img src={before.address} alt={before.label} draggable={false} />
      </span>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <input> has no post over two pictures
        role="slider"
        className="rd-post"
        style={{ left: `${at}%` }}
        aria-label={t('compare')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at}
        onKeyDown={key}
      >
        <i>
          <ChevronsLeftRight aria-hidden size={16} strokeWidth={1.5} />
        </i>
      </button>
      <span className="rd-tag rd-tag-left">{before.label}</span>
      <span className="rd-tag rd-tag-right">{after.label}</span>
    </div>
  );
}
