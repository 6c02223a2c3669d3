import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { distance, middle, type Point } from '#lib/vec2.ts';
import { useSession } from '../../editor-context.tsx';
import { MeasureLine } from '../gesture-overlay.tsx';
import type { Place, Size } from '../plan-camera.ts';
import type { Clearance } from './piece-gaps.ts';
import { around, pillPlaces } from './pill-places.ts';

/** Of a letter with its share of the line that is to be seen. Pixels. */
const wide = 11;

interface ClearanceProps {
  clearance: Clearance;
  screen: (at: Point) => Point;
}

/** The one distance of what is selected and rests, quieter than those of what is in hand. */
export function ClearanceLine({ clearance: { from, to }, screen }: ClearanceProps) {
  return (
    <g className="pv-quiet">
      <MeasureLine from={screen(from)} to={screen(to)} />
    </g>
  );
}

/** `taken`: handles, and what floats over the view. */
export function ClearanceWords({
  clearance: { from, to, value, kind },
  screen,
  size,
  taken,
}: ClearanceProps & { size: Size; taken: readonly Place[] }) {
  const t = useTranslations('workspace.plan');
  const units = useSession((state) => state.units);
  const text = t(kind, { length: `${writeLength(value, units)} ${lengthSuffix(units.length)}`.trim() });
  const line = { from: screen(from), to: screen(to), text };
  // On a line that is hardly longer it would be all one sees: then it stands beside it.
  const short = distance(line.from, line.to) < text.length * wide ? [around(middle(line.from, line.to), 4)] : [];
  const [at] = pillPlaces([line], size, [...taken, ...short]);
  return (
    at && (
      <span className="pv-measure pv-quiet" style={{ left: at.x, top: at.y }}>
        {text}
      </span>
    )
  );
}
