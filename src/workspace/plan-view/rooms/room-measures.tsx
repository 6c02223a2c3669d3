import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { boxRoom } from '#editor/tools/room/box-room.ts';
import type { SessionState } from '#editor/session-state.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { middle, type Point } from '#lib/vec2.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useScreen } from '../../frame/use-screen.ts';
import { MeasureButton, MeasureLine, MeasurePill } from '../gesture-overlay.tsx';
import { roomSpans } from './room-spans.ts';

/** How far inside the walls the lines run. Pixels. */
const inside = 20;
/** In a smaller room its two figures would stand over each other and over its name; its measures stand around it. Pixels. */
const leastSide = 120;

/** Of the room that is selected, or that the pointer is over; not while something is in hand. */
export function useRoomSpans() {
  const design = useSession(({ history }) => history.design);
  const level = useSession((state) => state.level);
  const scale = useSession(({ view }) => view.scale);
  const id = useSession((state) => (isInHand(state) ? null : (onlyOne(state.selection) ?? state.hover)));
  return useMemo(() => {
    const spans = roomSpans(design, level, id, inside / scale);
    return spans.every(({ value }) => value * scale >= leastSide) ? spans : [];
  }, [design, level, scale, id]);
}

/** The room tool that only looks for a corner has nothing in hand yet: who goes for a figure with it still finds it there. */
function isInHand({ gesture, tool }: SessionState): boolean {
  const looks = tool.tool === 'room' && tool.state === 'ready' && tool.typed.size === '';
  return gesture !== null && !looks;
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

/** Their figures, which lead to the fields of the room that is selected. */
export function RoomMeasureWords({ spans, screen }: RoomMeasuresProps) {
  const t = useTranslations('workspace.plan');
  const { session } = useEditor();
  const units = useSession((state) => state.units);
  const typable = useIsTypable(spans.length > 0);
  return spans.map(({ from, to, value }, number) => {
    const side = number === 0 ? 'width' : 'depth';
    const at = middle(screen(from), screen(to));
    const text = writeLength(value, units);
    if (!typable) return <MeasurePill key={side} at={at} text={text} />;
    const name = t(side, { length: `${text} ${lengthSuffix(units.length)}`.trim() });
    return (
      <MeasureButton
        key={side}
        at={at}
        text={text}
        name={name}
        onPress={() => session.request({ kind: 'size', side })}
      />
    );
  });
}

/** A room of four sides has fields for them; on a phone the keys of the room tool are there already. */
function useIsTypable(seen: boolean): boolean {
  const phone = useScreen() === 'phone';
  return useSession(({ history, level, selection, readOnly, tool }) => {
    const id = onlyOne(selection);
    if (!seen || id === null || readOnly !== null || (phone && tool.tool === 'room')) return false;
    return boxRoom(history.design, level, id) !== null;
  });
}
