import { useTranslations } from 'use-intl';
import type { ModelDetail } from '../model.ts';

/** Front and plan at one scale, with figures in millimetres. Units of the drawing are millimetres too. */
export function MeasureDrawing({ size: { width, depth, height } }: { size: ModelDetail['size'] }) {
  const t = useTranslations('models.detail');
  const reach = Math.max(width, height + depth) || 1;
  const gap = reach * 0.16;
  const text = reach * 0.034;
  const [w, h] = [width + gap * 2.6, height + depth + gap * 4];
  return (
    <>
      <span className="sr-only">{t('drawing', { width, depth, height })}</span>
      <svg aria-hidden="true" viewBox={`${-gap * 1.6} ${-gap} ${w} ${h}`} className="h-full w-full" fill="none" stroke="currentColor" strokeWidth={reach / 700} fontSize={text}>
        <Outline x={0} y={0} width={width} height={height} label={t('front')} text={text} />
        <Upright x={-gap * 0.7} from={0} to={height} figure={height} text={text} />
        <Level y={height + gap * 0.7} from={0} to={width} figure={width} text={text} />
        <Outline x={0} y={height + gap * 1.5} width={width} height={depth} label={t('above')} text={text} />
        <Upright x={-gap * 0.7} from={height + gap * 1.5} to={height + gap * 1.5 + depth} figure={depth} text={text} />
      </svg>
    </>
  );
}

interface OutlineProps { x: number; y: number; width: number; height: number; label: string; text: number }

function Outline({ x, y, width, height, label, text }: OutlineProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} className="fill-surface" />
      <text x={x} y={y - text * 0.7} className="fill-ink-soft" stroke="none">{label}</text>
    </>
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
