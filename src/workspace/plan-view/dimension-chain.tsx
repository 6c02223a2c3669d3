import { useMemo } from 'react';
import type { Design } from '#design/document.ts';
import { writeLength, type Units } from '#editor/units.ts';
import { edgeChains } from './edge-chains.ts';
import { toScreen, type PlanCamera, type Size } from './plan-camera.ts';
import { useSettled } from './use-settled.ts';

interface DimensionChainProps {
  design: Design;
  level: string;
  camera: PlanCamera;
  size: Size;
  units: Units;
}

const parts = ['walls', 'rooms', 'levels'] as const;
/** How far beside the rooms a chain stands, and how short a link may be to carry a figure. Pixels. */
const beside = 44;
const shortest = 28;

/** The depths of the rooms in a chain at the right of the plan, their widths in one above it. */
export function DimensionChain({ design, level, camera, size, units }: DimensionChainProps) {
  const settled = useSettled(design, parts);
  const chains = useMemo(() => edgeChains(settled, level), [settled, level]);
  if (!chains) return null;
  const { right, top } = chains;
  const x = (at: number) => toScreen(camera, size, { x: at, y: 0 }).x;
  const y = (at: number) => toScreen(camera, size, { x: 0, y: at }).y;
  const written = (length: number) => writeLength(Math.round(length), units);
  return (
    <g className="pv-chain">
      {right.links.map(({ from, to }) => (
        <Link key={from} from={-y(from)} to={-y(to)} turn={`translate(${x(right.at) + beside} 0) rotate(-90)`}>
          {written(to - from)}
        </Link>
      ))}
      {top.links.map(({ from, to }) => (
        <Link key={from} from={x(from)} to={x(to)} turn={`translate(0 ${y(top.at) - beside})`}>
          {written(to - from)}
        </Link>
      ))}
    </g>
  );
}

/** Drawn level, and turned to where it stands. */
function Link({ from, to, turn, children }: { from: number; to: number; turn: string; children: string }) {
  return (
    <g transform={turn}>
      <line x1={from} x2={to} y1={0} y2={0} />
      {[from, to].map((at) => (
        <line key={at} x1={at - 4} y1={4} x2={at + 4} y2={-4} />
      ))}
      {to - from >= shortest && (
        <text textAnchor="middle" x={(from + to) / 2} y={-6} className="ws-figure">
          {children}
        </text>
      )}
    </g>
  );
}
