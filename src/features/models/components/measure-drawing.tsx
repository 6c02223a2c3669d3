import { useTranslations } from 'use-intl';
import type { ModelDetail } from '../model.ts';

/** Front and plan at one scale, with figures in millimetres. Units of the drawing are millimetres too. */
export function MeasureDrawing({ size: { width, depth, height }, outlines }: Pick<ModelDetail, 'size' | 'outlines'>) {
  const t = useTranslations('models.detail');
  const reach = Math.max(width, height + depth) || 1;
  const gap = reach * 0.13;
  const text = reach * 0.038;
  const [w, h] = [width + gap * 2.6, height + depth + gap * 4];
  return (
    <>
      <span className="sr-only">{t('drawing', { width, depth, height })}</span>
      <svg aria-hidden="true" viewBox={`${-gap * 1.6} ${-gap} ${w} ${h}`} className="h-full w-full" fill="none" stroke="currentColor" strokeWidth={reach / 700} fontSize={text}>
        <Outline y={0} path={outlines.front} label={t('front')} text={text} />
        <Upright x={-gap * 0.7} from={0} to={height} figure={height} text={text} />
        <Level y={height + gap * 0.7} from={0} to={width} figure={width} text={text} />
        <Outline y={height + gap * 1.5} path={outlines.above} label={t('above')} text={text} />
        <Upright x={-gap * 0.7} from={height + gap * 1.5} to={height + gap * 1.5 + depth} figure={depth} text={text} />
      </svg>
    </>
  );
}

interface OutlineProps { y: number; path: string; label: string; text: number }

function Outline({ y, path, label, text }: OutlineProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={path} className="fill-surface" strokeLinejoin="round" />
      <text y={-text * 0.7} className="fill-ink-soft" stroke="none">{label}</text>
    </g>
  );
}

interface LineProps { from: number; to: number; figure: number; text: number }

function Upright({ x, from, to, figure, text }: LineProps & { x: number }) {
  const tick = text * 0.5;
  return (
    <>
      <path d={`M${x} ${from}V${to}M${x - tick} ${from}H${x + tick}M${x - tick} ${to}H${x + tick}`} />
      <text x={x - text * 0.6} y={(from + to) / 2 + text * 0.35} textAnchor="end" className="num fill-ink" stroke="none">{figure}</text>
    </>
  );
}

function Level({ y, from, to, figure, text }: LineProps & { y: number }) {
  const tick = text * 0.5;
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - tick}V${y + tick}M${to} ${y - tick}V${y + tick}`} />
      <text x={(from + to) / 2} y={y - text * 0.5} textAnchor="middle" className="num fill-ink" stroke="none">{figure}</text>
    </>
  );
}
