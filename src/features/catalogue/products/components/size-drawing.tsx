import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import type { Measures } from '../room-fit.ts';
import type { ModelDetail } from '#features/catalogue/models/model.ts';
import { api } from '#lib/api.ts';

type Outlines = ModelDetail['outlines'];

/** In millimetres: familiar things for scale. */
const person = {
  label: '1650 mm',
  width: 460,
  height: 1650,
  path:
    'M230 0a108 108 0 1 1-.1 0ZM92 350q0-84 88-90h100q88 6 88 90v470q0 32-28 32t-28-32V430v1180q0 40-36 ' +
    '40t-36-40V940h-20v670q0 40-36 40t-36-40V430v390q0 32-28 32t-28-32Z',
};
const sheet = { label: 'A4', width: 210, height: 297, path: 'M0 0H210V297H0ZM34 60H176M34 100H176M34 140H120' };

/** The front, the side and someone beside them, all at one scale on one floor; the drawing's units are millimetres. */
export function SizeDrawing({ size, model }: { size: Measures; model: string | null }) {
  const t = useTranslations('product.drawing');
  const outlines = useOutlines(model);
  const { width, depth, height } = size;
  const small = Math.max(width, height) < 450;
  const beside = small ? sheet : person;
  const top = Math.max(height, beside.height);
  const reach = Math.max(beside.width + width + depth, top * 1.5);
  const gap = reach * 0.085;
  const text = reach * 0.026;
  const front = beside.width + gap * 1.7;
  const half = { front: halfOf(t('front'), text), side: halfOf(t('side'), text) };
  const side = Math.max(front + width + gap * 1.4, front + width / 2 + half.front + half.side + text - depth / 2);
  const end = Math.max(side + depth + gap * 0.4, side + depth / 2 + half.side);
  return (
    <>
      <span className="sr-only">{t('label', { ...size, beside: small ? 'sheet' : 'person' })}</span>
      <svg
        aria-hidden="true"
        viewBox={`${-gap * 0.4} ${-gap * 0.5} ${end + gap * 0.4} ${top + gap * 2.6}`}
        className="h-full w-full [font-size:calc(var(--text)*1.7px)] sm:[font-size:calc(var(--text)*1px)]"
        fill="none"
        stroke="currentColor"
        strokeWidth={reach / 900}
        style={{ '--text': text } as CSSProperties}
      >
        <path
          d={beside.path}
          transform={`translate(0 ${top - beside.height})`}
          className={small ? 'fill-surface stroke-line-strong' : 'fill-line stroke-none'}
        />
        <text x={beside.width / 2} y={top} dy="1.4em" textAnchor="middle" className="num fill-ink-soft" stroke="none">
          {beside.label}
        </text>
        <Face x={front} y={top - height} width={width} height={height} path={outlines?.front} />
        <Face x={side} y={top - height} width={depth} height={height} path={outlines?.side} />
        <path d={`M${-gap * 0.4} ${top}H${end}`} className="stroke-line-strong" />
        <Level y={top + gap * 0.7} from={front} to={front + width} figure={width} label={t('front')} text={text} />
        <Level y={top + gap * 0.7} from={side} to={side + depth} figure={depth} label={t('side')} text={text} />
        <Upright x={front - gap * 0.45} from={top - height} to={top} figure={height} text={text} />
      </svg>
    </>
  );
}

/** About half as wide as a caption on a phone, where it is largest: of what is narrow two would cover each other. */
function halfOf(caption: string, text: number): number {
  return (caption.length * text * 1.7 * 0.56) / 2;
}

function Face({
  x,
  y,
  width,
  height,
  path,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  path: string | undefined;
}) {
  return path === undefined ? (
    <rect x={x} y={y} width={width} height={height} className="fill-surface" />
  ) : (
    <path d={path} transform={`translate(${x} ${y})`} className="fill-surface" strokeLinejoin="round" />
  );
}

interface LineProps {
  from: number;
  to: number;
  figure: number;
  text: number;
}

function Upright({ x, from, to, figure, text }: LineProps & { x: number }) {
  const tick = text * 0.5;
  return (
    <>
      <path
        d={`M${x} ${from}V${to}M${x - tick} ${from}H${x + tick}M${x - tick} ${to}H${x + tick}`}
        className="stroke-accent"
      />
      <text x={x - text * 0.6} y={(from + to) / 2} dy=".35em" textAnchor="end" className="num fill-ink" stroke="none">
        {figure}
      </text>
    </>
  );
}

function Level({ y, from, to, figure, label, text }: LineProps & { y: number; label: string }) {
  const tick = text * 0.5;
  const middle = (from + to) / 2;
  return (
    <>
      <path
        d={`M${from} ${y}H${to}M${from} ${y - tick}V${y + tick}M${to} ${y - tick}V${y + tick}`}
        className="stroke-accent"
      />
      <text x={middle} y={y} dy="1.4em" textAnchor="middle" className="num fill-ink" stroke="none">
        {figure}
      </text>
      <text x={middle} y={y} dy="2.7em" textAnchor="middle" className="fill-ink-soft" stroke="none">
        {label}
      </text>
    </>
  );
}

/**
 * The outlines of a model from the front and the side. Null until loaded, and on failure: the drawing then is a box of
 * the same size.
 */
function useOutlines(model: string | null): Outlines | null {
  const [known, setKnown] = useState<{ model: string; outlines: Outlines } | null>(null);
  useEffect(() => {
    if (model === null) return undefined;
    const asking = new AbortController();
    api.get<ModelDetail>(`/models/${encodeURIComponent(model)}`, { signal: asking.signal }).then(
      ({ outlines }) => {
        if (!asking.signal.aborted) setKnown({ model, outlines });
      },
      () => null,
    );
    return () => asking.abort();
  }, [model]);
  return known?.model === model ? known.outlines : null;
}
