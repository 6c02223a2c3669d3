import type { Vec3 } from '#lib/vec.ts';
import type { Point } from '#lib/vec2.ts';
import type { SceneHandle } from '../scene-handles.ts';
import { CornerMark } from './thing-edges.tsx';

interface SpaceGripsProps {
  handles: readonly SceneHandle[];
  at(place: Vec3): Point;
  touch: boolean;
}

/** Half the arc of the ring that is drawn beside its handle, radians. */
const arc = 0.5;

/** What one can take hold of: a ring that turns, an arrow that lifts, marks at corners. */
export function SpaceGrips({ handles, at, touch }: SpaceGripsProps) {
  return (
    <g>
      {handles.map(({ handle, at: place }, number) => {
        const seen = at(place);
        if (handle.kind === 'turn')
          return (
            <g key={number} className="sv-turn" data-grip="turn">
              <polyline points={ringOf(handle.around, handle.at, place[2]).map(at).map(pair).join(' ')} />
              <circle cx={seen.x} cy={seen.y} r={touch ? 11 : 6} />
            </g>
          );
        if (handle.kind === 'lift')
          return (
            <g key={number} className="sv-lift" data-grip="lift">
              <circle cx={seen.x} cy={seen.y} r={touch ? 12 : 8} />
              <path d={`M${seen.x} ${seen.y - 4.5}v9m-3 -6l3 -3 3 3m-6 3l3 3 3 -3`} />
            </g>
          );
        return <CornerMark key={number} at={seen} touch={touch} kind={handle.kind} />;
      })}
    </g>
  );
}

function ringOf(around: Point, at: Point, height: number): Vec3[] {
  const radius = Math.hypot(at.x - around.x, at.y - around.y);
  const middle = Math.atan2(at.y - around.y, at.x - around.x);
  return Array.from({ length: 13 }, (_, i) => {
    const angle = middle + (i / 6 - 1) * arc;
    return [around.x + Math.cos(angle) * radius, around.y + Math.sin(angle) * radius, height];
  });
}

function pair({ x, y }: Point): string {
  return `${x},${y}`;
}
