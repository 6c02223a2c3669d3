import { useTranslations } from 'use-intl';
import type { ModelDetail } from '../model.ts';

/**
 * Two views at one scale with figures in millimetres: the front, and beside it the side; under it the plan of what lies
 * flat. The drawing's units are millimetres.
 */
export function MeasureDrawing({ size: { width, depth, height }, outlines }: Pick<ModelDetail, 'size' | 'outlines'>) {
  const t = useTranslations('models.detail');
  const flat = height * 3 < depth;
  const reach = Math.max(flat ? width : width + depth, (flat ? height + depth : height) * 1.5);
  const gap = reach * 0.09;
  const text = reach * 0.026;
  const [x, y] = flat ? [0, height + gap * 2] : [width + gap * 1.6, 0];
  const [w, h] = flat ? [width, y + depth] : [x + depth, height];
  return (
    <>
      <span className="sr-only">{t('drawing', { width, depth, height })}</span>
      <svg
        aria-hidden="true"
        viewBox={`${-gap * 1.5} ${-gap} ${w + gap * 2.2} ${h + gap * 2.4}`}
        className="h-full w-full"
        fill="none"
        stroke="currentColor"
        strokeWidth={reach / 900}
        fontSize={text}
      >
        <Outline x={0} y={0} path={outlines.front} label={t('front')} text={text} />
        <Outline
          x={x}
          y={y}
          path={flat ? outlines.above : outlines.side}
          label={t(flat ? 'above' : 'side')}
          text={text}
        />
        <Upright x={-gap * 0.7} from={0} to={height} figure={height} text={text} />
        <Level y={height + gap * 0.7} from={0} to={width} figure={width} text={text} />
        {flat ? (
          <Upright x={-gap * 0.7} from={y} to={y + depth} figure={depth} text={text} />
        ) : (
          <Level y={height + gap * 0.7} from={x} to={x + depth} figure={depth} text={text} />
        )}
      </svg>
    </>
  );
}

interface OutlineProps {
  x: number;
  y: number;
  path: string;
  label: string;
  text: number;
}

function Outline({ x, y, path, label, text }: OutlineProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={path} className="fill-surface" strokeLinejoin="round" />
      <text y={-text * 0.7} className="fill-ink-soft" stroke="none">
        {label}
      </text>
    </g>
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
      <path d={`M${x} ${from}V${to}M${x - tick} ${from}H${x + tick}M${x - tick} ${to}H${x + tick}`} />
      <text
        x={x - text * 0.6}
        y={(from + to) / 2 + text * 0.35}
        textAnchor="end"
        className="num fill-ink"
        stroke="none"
      >
        {figure}
      </text>
    </>
  );
}

function Level({ y, from, to, figure, text }: LineProps & { y: number }) {
  const tick = text * 0.5;
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - tick}V${y + tick}M${to} ${y - tick}V${y + tick}`} />
      <text x={(from + to) / 2} y={y + text * 1.4} textAnchor="middle" className="num fill-ink" stroke="none">
        {figure}
      </text>
    </>
  );
}
