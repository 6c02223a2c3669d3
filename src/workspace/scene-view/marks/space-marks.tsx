import { useMemo } from 'react';
import { levelOf, recordOf } from '#design/document.ts';
import { middle, type Point } from '#lib/vec2.ts';
import type { Vec3 } from '#lib/vec.ts';
import { useEditor, useSession, useShown } from '../../editor-context.tsx';
import { Crosshair } from '../../phone/loupe.tsx';
import { GestureLines, GestureWords, MeasureLine, MeasurePill } from '../../plan-view/gesture-overlay.tsx';
import type { Size } from '../../plan-view/plan-camera.ts';
import { sceneHandles } from '../scene-handles.ts';
import { sightOf } from '../sight.ts';
import { poseOf, type SpaceCamera } from '../space-camera.ts';
import { SpaceGrips } from './space-grips.tsx';
import { ThingEdges } from './thing-edges.tsx';
import { gapsAround } from '../../plan-view/marks/piece-gaps.ts';
import { spreadLabels } from '../../plan-view/marks/spread-labels.ts';

interface SpaceMarksProps {
  camera: SpaceCamera;
  size: Size;
  finger: Point | null;
  distances: boolean;
}

/** Behind the eye, or beside the sheet: drawn where nobody sees it. */
const nowhere: Point = { x: -1e4, y: -1e4 };
const nothingInHand = {};

/** Lines over the picture: what is selected with its handles and distances, and what is in hand. */
export function SpaceMarks({ camera, size, finger, distances }: SpaceMarksProps) {
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
  const gaps = distances && selection.length === 1 ? gapsAround(design, selection[0] ?? '', pieces) : [];
  const turned = selection.length === 1 ? recordOf(design, 'items', selection[0] ?? '') : undefined;
  const ring = handles.find(({ handle }) => handle.kind === 'turn');
  // The angle stands beside its ring; of the figures around it none lies on another.
  const places = spreadLabels([
    ...gaps.map(({ from, to }) => middle(onFloor(from), onFloor(to))),
    ...(ring ? [besideRing(at(ring.at))] : []),
  ]);
  const angle = ring && places.at(-1);
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
            touch={input === 'touch'}
            corners
          />
        ))}
        {gaps.map(({ from, to }, number) => (
          <MeasureLine key={number} from={onFloor(from)} to={onFloor(to)} />
        ))}
        <SpaceGrips handles={handles} at={at} touch={input === 'touch'} />
        <GestureLines show={show} screen={onFloor} />
        {finger && <Crosshair at={finger} />}
      </svg>
      <div className="on3d">
        {gaps.map(({ value }, number) => (
          <MeasurePill key={number} at={places[number]} value={value} units={units} />
        ))}
        {turned && angle && (
          <span className="sv-angle" style={{ left: angle.x, top: angle.y }}>{`${Math.round(turned.turn)}°`}</span>
        )}
        <GestureWords show={show} screen={onFloor} units={units} />
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
