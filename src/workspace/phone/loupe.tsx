import type { Point } from '#lib/vec2.ts';
import type { Size } from '../plan-view/plan-camera.ts';

const radius = 56;
const zoom = 2;

/** What lies under the crosshair, twice as large, at the top of the sheet on the side away from the finger. */
export function Loupe({ at, size, sheet }: { at: Point; size: Size; sheet: string }) {
  const left = at.x < size.width / 2;
  const centre = { x: left ? size.width - radius - 12 : radius + 12, y: radius + 68 };
  return (
    <g className="lp" aria-hidden>
      <clipPath id={`${sheet}-loupe`}>
        <circle cx={centre.x} cy={centre.y} r={radius} />
      </clipPath>
      <circle cx={centre.x} cy={centre.y} r={radius} className="lp-ground" />
      <g clipPath={`url(#${sheet}-loupe)`}>
        <use
          href={`#${sheet}`}
          transform={`translate(${centre.x} ${centre.y}) scale(${zoom}) translate(${-at.x} ${-at.y})`}
        />
      </g>
      <circle cx={centre.x} cy={centre.y} r={radius} className="lp-edge" />
      <path d={crossPath(centre, 10)} className="lp-cross" />
    </g>
  );
}

/** Where the tool draws: above the finger, which would hide it. */
export function Crosshair({ at }: { at: Point }) {
  return (
    <g className="lp" aria-hidden>
      <circle cx={at.x} cy={at.y} r={22} className="lp-halo" />
      <path d={crossPath(at, 14)} className="lp-cross" />
    </g>
  );
}

function crossPath({ x, y }: Point, arm: number): string {
  return `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
}
