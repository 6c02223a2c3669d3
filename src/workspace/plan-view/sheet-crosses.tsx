import { useId } from 'react';
import { toScreen, type PlanCamera, type Size } from './plan-camera.ts';

/** The sheet: a cross at every metre; farther out at every ten. */
export function SheetCrosses({ camera, size }: { camera: PlanCamera; size: Size }) {
  const id = useId();
  const metres = camera.scale * 1000 >= 24 ? 1 : 10;
  const step = metres * 1000 * camera.scale;
  const origin = toScreen(camera, size, { x: 0, y: 0 });
  if (step < 12) return null;
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform={`translate(${(origin.x % step) - step / 2} ${(origin.y % step) - step / 2})`}
        >
          {/* A cross stands in the middle of its tile, so that no arm is cut at the edge. */}
          <path d={`M${step / 2 - 4} ${step / 2}h8M${step / 2} ${step / 2 - 4}v8`} className="pv-cross" />
        </pattern>
      </defs>
      <rect width={size.width} height={size.height} fill={`url(#${id})`} />
    </>
  );
}
