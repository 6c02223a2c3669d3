import { useMemo, type RefObject } from 'react';
import { levelOf, recordOf } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import type { Vec3 } from '#lib/vec.ts';
import { useEditor, useSession, useShown } from '../../editor-context.tsx';
import { Crosshair } from '../../phone/loupe.tsx';
import { useCoarse, useScreen } from '../../frame/use-screen.ts';
import { GestureLines, GestureWords, MeasureLine } from '../../plan-view/gesture-overlay.tsx';
import type { Size } from '../../plan-view/plan-camera.ts';
import { sceneHandles, showsLittle } from '../scene-handles.ts';
import { sightOf } from '../sight.ts';
import { poseOf, type SpaceCamera } from '../space-camera.ts';
import { SpaceGrips } from './space-grips.tsx';
import { ThingEdges } from './thing-edges.tsx';
import { GapWords } from '../../plan-view/marks/gap-words.tsx';
import { gapsAround, oneAnAxis, tightest } from '../../plan-view/marks/piece-gaps.ts';
import { around } from '../../plan-view/marks/pill-places.ts';
import { useFloats } from '../../plan-view/marks/use-floats.ts';

interface SpaceMarksProps {
  host: RefObject<HTMLElement | null>;
  camera: SpaceCamera;
  size: Size;
  finger: Point | null;
  distances: boolean;
}

/** Behind the eye, or beside the sheet: drawn where nobody sees it. */
const nowhere: Point = { x: -1e4, y: -1e4 };
const nothingInHand = {};
/** Around a handle nothing is written. Pixels. */
const gripReach = 14;
const angleReach = 18;

/** Lines over the picture: what is selected with its handles and distances, and what is in hand. */
export function SpaceMarks({ host, camera, size, finger, distances }: SpaceMarksProps) {
  const { pieces } = useEditor();
  const design = useShown();
  const level = useSession((state) => state.level);
  const selection = useSession((state) => state.selection);
  const hover = useSession((state) => state.hover);
  const gesture = useSession((state) => state.gesture);
  const units = useSession((state) => state.units);
  const input = useSession((state) => state.view.input);
  const tool = useSession((state) => state.tool.tool);
  const readOnly = useSession((state) => state.readOnly !== null);
  const sight = useMemo(() => sightOf(poseOf(camera), size), [camera, size]);
  const floor = levelOf(design, level)?.elevation ?? 0;
  const at = (place: Vec3): Point => sight.toScreen(place) ?? nowhere;
  const onFloor = ({ x, y }: Point): Point => at([x, y, floor]);
  const show = gesture?.show ?? nothingInHand;
  const handles =
    gesture || readOnly || tool !== 'select' ? [] : sceneHandles({ design, level, selection, pieces, sight });
  const phone = useScreen() === 'phone';
  const touch = useCoarse() || input === 'touch';
  const [first = ''] = selection;
  const all = distances && selection.length === 1 ? gapsAround(design, first, pieces) : [];
  const little = showsLittle(sight);
  const few = phone ? oneAnAxis(all) : all;
  const gaps = little ? tightest(all) : few;
  const floats = useFloats(host, first);
  const room = { within: { left: 0, top: 0, ...size }, taken: floats };
  const grips = handles.map((handle) => around(at(handle.at), gripReach));
  const turned = selection.length === 1 ? recordOf(design, 'items', selection[0] ?? '') : undefined;
  const ring = handles.find(({ handle }) => handle.kind === 'turn');
  // There is no room for what the ring tells by itself.
  const beside = ring && !phone && !little ? besideRing(at(ring.at)) : null;
  const taken = [...floats, ...grips, ...(beside ? [around(beside, angleReach)] : [])];
  const marked = hover !== null && !selection.includes(hover) ? [hover] : [];
  return (
    <>
      <svg className="sv-marks on3d" width={size.width} height={size.height} aria-hidden>
        {marked.map((id) => (
          <ThingEdges key={id} id={id} design={design} sight={sight} className="sv-hover" />
        ))}
        {selection.map((id) => (
          <ThingEdges
            key={id}
            id={id}
            design={design}
            sight={sight}
            className={edgeClass(id, show)}
            touch={touch}
            held
            corners={!little}
          />
        ))}
        {gaps.map(({ from, to }, number) => (
          <MeasureLine key={number} from={onFloor(from)} to={onFloor(to)} />
        ))}
        <SpaceGrips handles={handles} at={at} touch={touch} />
        <GestureLines show={show} screen={onFloor} units={units} room={room} />
        {finger && <Crosshair at={finger} />}
      </svg>
      <div className="on3d">
        <GapWords gaps={gaps} screen={onFloor} size={size} taken={taken} />
        {turned && beside && (
          <span className="sv-angle" style={{ left: beside.x, top: beside.y }}>{`${Math.round(turned.turn)}°`}</span>
        )}
        <GestureWords show={show} screen={onFloor} units={units} room={room} />
      </div>
    </>
  );
}

function besideRing({ x, y }: Point): Point {
  return { x, y: y + 22 };
}

function edgeClass(id: string, show: { overlapping?: readonly string[]; tight?: readonly string[] }): string {
  if (show.overlapping?.includes(id)) return 'sv-selected sv-overlap';
  return show.tight?.includes(id) ? 'sv-selected sv-tight' : 'sv-selected';
}
