import { memo, useId } from 'react';
import { laidTransform } from '#elements/surfaces/laid-drawing.ts';
import type { PlanLayers } from './plan-layers.ts';

/** Below this many pixels a tile is a grey, and from the second on its joints are as dark as they get. */
const finest = 5;
const clear = 16;

/** The joints of tiles and boards on the floors, one path a room however many tiles it has; none where they are small. */
export const FloorLaying = memo(function FloorLaying({ layers, scale }: { layers: PlanLayers | null; scale: number }) {
  const id = useId();
  const laid = (layers?.paths.floor ?? []).flatMap(({ shape, d, key }) =>
    shape.laid && shape.laid.finest * scale >= finest ? [{ laid: shape.laid, d, key }] : [],
  );
  if (laid.length === 0) return null;
  return (
    <g className="pv-laid">
      {laid.map(({ laid: each, d, key }, i) => (
        <g key={key} opacity={Math.min(1, 0.3 + (0.7 * (each.finest * scale - finest)) / (clear - finest))}>
          <pattern
            id={`${id}${i}`}
            width={each.width}
            height={each.height}
            patternUnits="userSpaceOnUse"
            patternTransform={laidTransform(each)}
          >
            <path d={each.path} strokeWidth={0.75 / scale} />
          </pattern>
          <path d={d} fill={`url(#${id}${i})`} />
        </g>
      ))}
    </g>
  );
});
