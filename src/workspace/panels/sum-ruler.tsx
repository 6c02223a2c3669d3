import { sumStep } from './sum-step.ts';
import './sum-ruler.css';

const width = 272;
/** A sign of a figure, and the air between two. Pixels. */
const sign = 6.6;
const air = 8;

interface SumRulerProps {
  whole: number;
  /** What is used of it. */
  used: number;
  figure(value: number): string;
}

/** The one ruler, of a whole that is used up: posts under it, what is used lies on it in ink; more in the colour of faults. */
export function SumRuler({ whole, used, figure }: SumRulerProps) {
  const step = Math.max(1, sumStep(whole));
  const steps = Array.from({ length: Math.floor(whole / step) + 1 }, (_, number) => number * step);
  // How much it is in all is always said; a post so near that its figure would touch goes.
  const ends = width - figure(whole).length * sign - air;
  const fits = (value: number) => value === 0 || (value / whole) * width + (figure(value).length * sign) / 2 < ends;
  const posts = [...steps.filter((value) => value < whole && fits(value)), whole];
  const x = (value: number) => Math.round((value / whole) * (width - 1)) + 0.5;
  return (
    <svg className="sum-ruler" viewBox={`0 0 ${width} 28`} width="100%" aria-hidden>
      <line x1={0} x2={width} y1={0.5} y2={0.5} className="ws-eave" />
      {posts.map((value) => (
        <g key={value}>
          <line x1={x(value)} x2={x(value)} y1={0} y2={10} className="ws-eave" />
          <text x={x(value)} y={24} textAnchor={anchorOf(value, whole)} className="ws-figure">
            {figure(value)}
          </text>
        </g>
      ))}
      <rect
        width={Math.min(width, (used / whole) * width)}
        height={3}
        className={used > whole ? 'sum-over' : 'sum-used'}
      />
    </svg>
  );
}

function anchorOf(value: number, whole: number): 'start' | 'middle' | 'end' {
  if (value === 0) return 'start';
  return value === whole ? 'end' : 'middle';
}
