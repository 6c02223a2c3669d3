import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { recordsOn } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import type { Show } from '#editor/gesture.ts';
import { boundsOfThings } from '#editor/outlines.ts';
import type { Point } from '#lib/vec2.ts';
import { useEditor, useSession, useShown } from '../editor-context.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { Crosshair, Loupe } from '../phone/loupe.tsx';
import { BuildingLayers, useBuilding } from './building-layer.tsx';
import { DimensionChain } from './dimension-chain.tsx';
import { FloorLaying } from './floor-laying.tsx';
import { GestureLines, GestureWords } from './gesture-overlay.tsx';
import { LeftRuler } from './left-ruler.tsx';
import type { Paper } from './framing.ts';
import { toScreen } from './plan-camera.ts';
import { PiecesLayer } from './pieces-layer.tsx';
import { RoomLabels } from './rooms/room-labels.tsx';
import { RoomMeasureLines, RoomMeasureWords, useRoomSpans } from './rooms/room-measures.tsx';
import { DraftWall } from './marks/draft-wall.tsx';
import { ClearanceLine, ClearanceWords } from './marks/clearance-mark.tsx';
import { clearanceOf } from './marks/piece-gaps.ts';
import { labelRoom } from './marks/label-room.ts';
import { around } from './marks/pill-places.ts';
import { useFloats } from './marks/use-floats.ts';
import { SelectionOverlay, useGrips } from './selection-overlay.tsx';
import { SheetCrosses } from './sheet-crosses.tsx';
import { PlanCameras } from '../scene-view/cameras/plan-cameras.tsx';
import { PiecesProgress } from '../states/pieces-progress.tsx';
import { useKnownModels } from '../uploads/models-context.tsx';
import { useFollowTyped } from './use-follow-typed.ts';
import { useFraming } from './use-framing.ts';
import { useGradual } from './use-gradual.ts';
import type { SelectionMarks } from './use-label-places.ts';
import { usePlanInput } from './use-plan-input.ts';
import { usePaper } from './use-paper.ts';
import { useToolFocus } from './use-tool-focus.ts';
import { PlanGuests } from '../together/plan-guests.tsx';
import { UnderlayLayer } from '../trace/underlay-layer.tsx';
import './plan.css';
import './plan-marks.css';

const noSymbols: SymbolSource = () => [];
const nothingInHand: Show = {};
const nothingSelected: readonly string[] = [];
/** Around a handle nothing is written. Pixels. */
const gripReach = 12;
const noMarks: SelectionMarks = { gaps: [], held: null };

/** The plan of the level in hand: drawn from the design, driven by mouse, pen, fingers and keys. */
export function PlanView() {
  const t = useTranslations('workspace.plan');
  const editor = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const tool = useSession((state) => state.tool.tool);
  const size = usePaper(host);
  const [finger, setFinger] = useState<Point | null>(null);
  const framing = useFraming(editor, size);
  usePlanInput(host, editor, framing, setFinger);
  useFollowTyped(editor, framing);
  useToolFocus(host);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys while it has focus
    <div ref={host} className={`pv pv-tool-${tool}`} tabIndex={0} role="application" aria-label={t('label')}>
      {size && <PlanSheet host={host} size={size} finger={finger} />}
    </div>
  );
}

interface PlanSheetProps {
  host: RefObject<HTMLElement | null>;
  size: Paper;
  finger: Point | null;
}

function PlanSheet({ host, size, finger }: PlanSheetProps) {
  const t = useTranslations('workspace.loading');
  const sheet = useId();
  const { pieces } = useEditor();
  const design = useShown();
  const level = useSession((state) => state.level);
  const tool = useSession((state) => state.tool.tool);
  const view = useSession((state) => state.view);
  // What is measured on a picture is not to be seen through the wash of a selection.
  const selection = useSession((state) => (state.tool.tool === 'underlay' ? nothingSelected : state.selection));
  const hover = useSession((state) => state.hover);
  const gesture = useSession((state) => state.gesture);
  const units = useSession((state) => state.units);
  const cursor = useSession((state) => state.cursor);
  const spans = useRoomSpans();
  const [held = '', second] = selection;
  const alone = second === undefined && gesture === null;
  const phone = useScreen() === 'phone';
  const clearance = useMemo(() => (alone ? clearanceOf(design, held, pieces) : null), [alone, design, held, pieces]);
  const floats = useFloats(host, gesture ? 'in hand' : held);
  const room = useMemo(() => labelRoom(size, floats), [size, floats]);
  const grips = useGrips({ design, selection, view, handles: gesture === null });
  // While something is dragged the names of rooms stay where they are.
  const marks = useMemo(
    () => (alone ? { gaps: clearance ? [clearance] : [], held: boundsOfThings(design, selection, pieces) } : noMarks),
    [clearance, alone, design, selection, pieces],
  );
  const show = gesture?.show ?? nothingInHand;
  const symbols = useKnownModels()?.symbols ?? noSymbols;
  const building = useBuilding(design, level);
  const below = useBuilding(design, levelBelow(design, level));
  const total = useMemo(() => recordsOn(design, 'items', level).length, [design, level]);
  const shown = useGradual(total);
  const screen = (at: Point) => toScreen(view, size, at);
  const origin = screen({ x: 0, y: 0 });
  return (
    <>
      <svg className="pv-sheet" width={size.width} height={size.height} aria-hidden>
        <g id={sheet}>
          <SheetCrosses camera={view} size={size} />
          <g transform={`translate(${origin.x} ${origin.y}) scale(${view.scale})`}>
            <UnderlayLayer design={design} level={level} />
            <BuildingLayers layers={building} which="below" />
            <FloorLaying layers={building} scale={view.scale} />
            <g className="pv-ghost">
              <BuildingLayers layers={below} which="above" />
            </g>
            <PiecesLayer
              design={design}
              level={level}
              symbols={symbols}
              overlapping={show.overlapping}
              tight={show.tight}
              most={shown}
            />
            <BuildingLayers layers={building} which="above" />
          </g>
          {building && (
            <RoomLabels
              design={design}
              level={level}
              words={building.words}
              camera={view}
              size={size}
              units={units}
              marks={marks}
              known={gesture && tool === 'wall' ? gesture.base.rooms : null}
            />
          )}
          <PlanCameras design={design} level={level} selection={selection} hover={hover} camera={view} size={size} />
          <SelectionOverlay
            design={design}
            selection={selection}
            hover={hover}
            view={view}
            size={size}
            handles={gesture === null}
          />
          <DimensionChain design={design} level={level} camera={view} size={size} units={units} />
          <RoomMeasureLines spans={spans} screen={screen} />
          {clearance && <ClearanceLine clearance={clearance} screen={screen} />}
          {gesture && tool === 'wall' && <DraftWall gesture={gesture} screen={screen} />}
          <GestureLines
            show={tool === 'wall' ? { ...show, line: undefined } : show}
            screen={screen}
            units={units}
            room={room}
          />
        </g>
        <LeftRuler camera={view} size={size} cursor={show.cursor ?? null} units={units} />
        {cursor && <Crosshair at={toScreen(view, size, cursor)} />}
        {finger && <Crosshair at={finger} />}
        {finger && <Loupe at={finger} size={size} sheet={sheet} />}
      </svg>
      <PlanGuests design={design} level={level} view={view} size={size} />
      {shown < total && <PiecesProgress text={t('pieces')} done={shown} total={total} />}
      <RoomMeasureWords spans={spans} screen={screen} />
      {clearance && (
        <ClearanceWords
          clearance={clearance}
          screen={screen}
          size={size}
          taken={[...floats, ...grips.map(({ at }) => around(screen(at), gripReach))]}
        />
      )}
      <GestureWords
        // On a phone the keys say how long the wall in hand is, and where it heads.
        show={phone && tool === 'wall' ? { ...show, measures: undefined } : show}
        screen={screen}
        units={units}
        room={room}
      />
    </>
  );
}

/** The storey under the one in hand, which shines through; none under the lowest. */
function levelBelow({ levels }: Design, level: string): string {
  return levels[levels.findIndex(({ id }) => id === level) - 1]?.id ?? '';
}
