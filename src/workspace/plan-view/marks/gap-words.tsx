import type { Point } from '#lib/vec2.ts';
import { writeLength } from '#editor/units.ts';
import { useSession } from '../../editor-context.tsx';
import { MeasurePill } from '../gesture-overlay.tsx';
import type { Place, Size } from '../plan-camera.ts';
import type { Gap } from './piece-gaps.ts';
import { pillPlaces } from './pill-places.ts';

interface GapWordsProps {
  gaps: readonly Gap[];
  screen: (at: Point) => Point;
  size: Size;
  /** Handles, and what floats over the view. */
  taken: readonly Place[];
}

/** How far what is selected is from what stands around it, each where it can be read. */
export function GapWords({ gaps, screen, size, taken }: GapWordsProps) {
  const units = useSession((state) => state.units);
  const lines = gaps.map(({ from, to, value }) => ({
    from: screen(from),
    to: screen(to),
    text: writeLength(value, units),
  }));
  return pillPlaces(lines, size, taken).map(
    (at, number) => at && <MeasurePill key={number} at={at} text={lines[number]?.text ?? ''} />,
  );
}
