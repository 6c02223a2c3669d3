import { useMemo } from 'react';
import type { Design } from '#design/document.ts';
import { writeLength, type Units } from '#editor/units.ts';
import { toScreen, type PlanCamera, type Size } from './plan-camera.ts';
import { rightChain } from './right-chain.ts';
import { useSettled } from './use-settled.ts';

interface DimensionChainProps {
  design: Design;
  level: string;
  camera: PlanCamera;
  size: Size;
  units: Units;
}

const parts = ['walls', 'rooms', 'levels'] as const;
/** How far right of the rooms the chain stands, and how short a link may be to carry a figure. Pixels. */
const beside = 44;
const shortest = 28;

/** The depths of the rooms in a chain at the right of the plan. */
export function DimensionChain({ design, level, camera, size, units }: DimensionChainProps) {
  const settled = useSettled(design, parts);
  const chain = useMemo(() => rightChain(settled, level), [settled, level]);
  if (!chain) return null;
  const x = toScreen(camera, size, { x: chain.right, y: 0 }).x + beside;
  const y = (at: number) => toScreen(camera, size, { x: 0, y: at }).y;
  return (
    <g className="pv-chain">
      {chain.links.map(({ from, to }) => (
        <g key={from}>
          <line x1={x} x2={x} y1={y(from)} y2={y(to)} />
          {[from, to].map((at) => (
            <line key={at} x1={x - 4} y1={y(at) + 4} x2={x + 4} y2={y(at) - 4} />
          ))}
          {y(from) - y(to) >= shortest && (
            <text
              textAnchor="middle"
              transform={`translate(${x - 6} ${(y(from) + y(to)) / 2}) rotate(-90)`}
              className="ws-figure"
            >
              {writeLength(Math.round(to - from), units)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
