import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';

interface CompassProps {
  /** Degrees clockwise from the top of the plan to north, 0 to 360. */
  degrees: number;
  onShow(degrees: number): void;
  onSet(degrees: number, continues: boolean): void;
  onCancel(): void;
}

/** Where north is, seen on the plan: a needle to drag. With Shift by 15°, as everywhere. */
export function Compass({ degrees, onShow, onSet, onCancel }: CompassProps) {
  const t = useTranslations('sun.site');
  const host = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState(false);
  function pointed({ clientX, clientY, shiftKey }: PointerEvent): number {
    const box = host.current?.getBoundingClientRect();
    if (!box) return degrees;
    const right = clientX - box.left - box.width / 2;
    const up = box.top + box.height / 2 - clientY;
    return bearing(right, up, shiftKey ? 15 : 1);
  }
  function key(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -15, PageUp: 15 }[event.key];
    if (event.key === 'Escape' && dragged) {
      setDragged(false);
      onCancel();
    } else if (step === undefined) return;
    else onSet(turnedBy(degrees, event.shiftKey ? step * 15 : step), event.repeat);
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <button
      ref={host}
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is round: <input> slides along a line
      role="slider"
      className="cp"
      aria-label={t('compass')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(degrees)}
      aria-valuetext={t('compassAt', { degrees: Math.round(degrees) })}
      onKeyDown={key}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        onShow(pointed(event));
      }}
      onPointerMove={(event) => dragged && onShow(pointed(event))}
      onPointerUp={(event) => {
        if (!dragged) return;
        setDragged(false);
        onSet(pointed(event), false);
      }}
      onPointerCancel={() => {
        setDragged(false);
        onCancel();
      }}
    >
      <CompassRose degrees={degrees} letter={t('n')} />
    </button>
  );
}

export function CompassRose({ degrees, letter }: { degrees: number; letter: string }) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden>
      <circle r={46} className="cp-ring" />
      {[0, 90, 180, 270].map((turn) => (
        <line key={turn} y1={-46} y2={-40} transform={`rotate(${turn})`} className="cp-tick" />
      ))}
      <g transform={`rotate(${degrees})`}>
        <path d="M0 -33 L9 0 L0 -5 L-9 0 Z" className="cp-needle" />
        <path d="M0 33 L7 0 L0 5 L-7 0 Z" className="cp-tail" />
        <g transform={`translate(0 -39) rotate(${-degrees})`}>
          <circle r={9} className="cp-letter-ground" />
          <text textAnchor="middle" dominantBaseline="central" className="cp-letter">
            {letter}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Clockwise from the top, in steps; from 0 up to 360. */
export function bearing(right: number, up: number, step: number): number {
  const degrees = (Math.atan2(right, up) * 180) / Math.PI;
  return turnedBy(Math.round(degrees / step) * step, 0);
}

function turnedBy(degrees: number, by: number): number {
  return (((degrees + by) % 360) + 360) % 360;
}
