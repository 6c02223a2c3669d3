import { useMemo } from 'react';
import { middle, type Point } from '#lib/vec2.ts';
import { useSession } from '../editor-context.tsx';
import { MeasureLine, MeasurePill } from './gesture-overlay.tsx';
import { roomSpans } from './room-spans.ts';

/** How far inside the walls the lines run. Pixels. */
const inside = 20;

/** Of the room that is selected, or that the pointer is over; not while something is in hand. */
export function useRoomSpans() {
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const scale = useSession(({ view }) => view.scale);
  const id = useSession(({ gesture, selection, hover }) => (gesture ? null : (onlyOne(selection) ?? hover)));
  return useMemo(() => roomSpans(design, level, id, inside / scale), [design, level, scale, id]);
}

function onlyOne(selection: readonly string[]): string | null {
  return selection.length === 1 ? (selection[0] ?? null) : null;
}

interface RoomMeasuresProps {
  spans: ReturnType<typeof useRoomSpans>;
  screen: (at: Point) => Point;
}

export function RoomMeasureLines({ spans, screen }: RoomMeasuresProps) {
  return spans.map(({ from, to }, number) => <MeasureLine key={number} from={screen(from)} to={screen(to)} />);
}

/** Their figures, as those of what is in hand. */
export function RoomMeasureWords({ spans, screen }: RoomMeasuresProps) {
  const units = useSession((state) => state.units);
  return spans.map(({ from, to, value }, number) => (
    <MeasurePill key={number} at={screen(middle(from, to))} value={value} units={units} />
  ));
}
