import { useTranslations } from 'use-intl';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import type { Point } from '#lib/vec2.ts';
import { useSession } from '../../editor-context.tsx';
import { MeasureLine } from '../gesture-overlay.tsx';
import type { Place, Size } from '../plan-camera.ts';
import type { Clearance } from './piece-gaps.ts';
import { pillPlaces } from './pill-places.ts';

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
  const [at] = pillPlaces([{ from: screen(from), to: screen(to), text }], size, taken);
  return (
    at && (
      <span className="pv-measure pv-quiet" style={{ left: at.x, top: at.y }}>
        {text}
      </span>
    )
  );
}
