import type { LiveMeasure, Show } from '#editor/gesture.ts';
import { areaSuffix, writeArea, writeLength, type Units } from '#editor/units.ts';
import { along, distance, middle, type Point } from '#lib/vec2.ts';
import { asideOf } from './label-places.ts';

interface ChainMarksProps {
  show: Show;
  screen: (at: Point) => Point;
  units: Units;
}

/** How far beside a wall its length stands, and how short a stretch may be to carry a figure. Pixels. */
const beside = 18;
const shortest = 34;

/** Of the chain in hand: the length of each stretch that is set, and the stretch that would make a room of it. */
export function ChainMarks({ show: { chain = [], closing }, screen, units }: ChainMarksProps) {
  return (
    <>
      {chain.map((measure, number) => (
        <g key={number} className="pv-chain pv-chain-set">
          <Stretch measure={measure} screen={screen} units={units} off={beside} />
        </g>
      ))}
      {closing && (
        <g className="pv-closing">
          <Stretch measure={closing} screen={screen} units={units} off={0} />
          {closing.room && (
            <text
              {...screen(closing.room.at)}
              y={screen(closing.room.at).y + 4}
              textAnchor="middle"
              className="pv-made"
            >
              {`${writeArea(closing.room.area, units)} ${areaSuffix(units.area)}`}
            </text>
          )}
        </g>
      )}
    </>
  );
}

interface StretchProps extends Omit<ChainMarksProps, 'show'> {
  measure: LiveMeasure;
  /** From the wall; a stretch that is no wall yet is drawn where it would be. */
  off: number;
}

function Stretch({ measure, screen, units, off }: StretchProps) {
  const { side = 1, reach = 0 } = measure.beside ?? {};
  const { way, out } = asideOf(measure, side, reach, screen);
  const [from, to] = [measure.from, measure.to].map((at) => along(screen(at), way, off === 0 ? 0 : out + off));
  if (!from || !to) return null;
  const { x, y } = middle(from, to);
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {off > 0 &&
        [from, to].map((end, number) => (
          <line key={number} x1={end.x - 4} y1={end.y + 4} x2={end.x + 4} y2={end.y - 4} />
        ))}
      {distance(from, to) >= shortest && (
        <text transform={`translate(${x} ${y}) rotate(${readable(from, to)})`} y={4} textAnchor="middle">
          {writeLength(Math.round(measure.value), units)}
        </text>
      )}
    </>
  );
}

/** The angle of a line on the screen, so that what is written along it is never upside down. Degrees. */
function readable(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (angle >= 90) return angle - 180;
  return angle < -90 ? angle + 180 : angle;
}
