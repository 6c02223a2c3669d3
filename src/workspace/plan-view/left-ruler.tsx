import { useMemo } from 'react';
import type { Units } from '#editor/units.ts';
import type { Point } from '#lib/vec2.ts';
import { useInHand } from './marks/use-in-hand.ts';
import { rulerFigure, rulerStep, rulerTick, toScreen, type PlanCamera, type Size } from './plan-camera.ts';

/** Room for `-12,5`. */
const width = 38;
/** Nearer to the edge a figure would be cut. Pixels. */
const cut = 9;

interface LeftRulerProps {
  camera: PlanCamera;
  size: Size;
  cursor: Point | null;
  units: Units;
}

/** Metres upwards, at the left edge of the sheet. A phone has no room for it. */
export function LeftRuler({ camera, size, cursor, units }: LeftRulerProps) {
  const step = rulerStep(camera.scale);
  const lowest = camera.centre.y - size.height / 2 / camera.scale;
  const first = Math.ceil(lowest / step);
  const count = Math.ceil(size.height / camera.scale / step) + 1;
  const small = rulerTick(step, camera.scale);
  const y = (at: number) => toScreen(camera, size, { x: 0, y: at }).y;
  // One line for all of them: they are many. While a hand drags they stay as they are.
  const ticks = useMemo(
    () =>
      Array.from({ length: count * Math.round(step / small) }, (_, number) => (first - 1) * step + number * small)
        .map((at) => Math.round(toScreen(camera, size, { x: 0, y: at }).y) + 0.5)
        .map((at) => `M${width - 4} ${at}h4`)
        .join(''),
    [camera, size, first, count, step, small],
  );
  return (
    <g className="pv-ruler">
      <rect width={width} height={size.height} />
      <line x1={width - 0.5} x2={width - 0.5} y1={0} y2={size.height} className="ws-tick" />
      <path d={ticks} className="ws-tick" />
      {Array.from({ length: count }, (_, number) => (first + number) * step).map((at) => (
        <g key={at}>
          <line x1={width - 9} x2={width} y1={y(at)} y2={y(at)} className="ws-eave" />
          {y(at) >= cut && y(at) <= size.height - cut && (
            <text x={width - 12} y={y(at) + 4} textAnchor="end" className="ws-figure">
              {at === 0 ? '0' : rulerFigure(at, step, units)}
            </text>
          )}
        </g>
      ))}
      <Held y={y} />
      {cursor && <path d={`M${width - 9} ${y(cursor.y) - 5}v10l8 -5z`} className="ws-mark" />}
    </g>
  );
}

/** By itself: it follows a drag, and the posts and figures need not be drawn anew for that. */
function Held({ y }: { y(at: number): number }) {
  const held = useInHand();
  return held && <line x1={width - 1.5} x2={width - 1.5} y1={y(held.top)} y2={y(held.bottom)} className="ws-held" />;
}
