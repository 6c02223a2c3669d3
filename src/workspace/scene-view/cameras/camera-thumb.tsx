import { useMemo } from 'react';
import { recordsOn } from '#design/document.ts';
import type { Camera, Design } from '#design/document.ts';
import { levelPlan } from '#design/plan/level-plan.ts';
import { roomContains } from '#design/plan/room-shapes.ts';
import type { SymbolSource } from '#elements/furniture/symbol-source.ts';
import { boundsOf } from '#lib/polygon.ts';
import { useSession } from '../../editor-context.tsx';
import { BuildingLayers, useBuilding } from '../../plan-view/building-layer.tsx';
import { PiecesLayer } from '../../plan-view/pieces-layer.tsx';
import { useKnownModels } from '../../uploads/models-context.tsx';
import { useSnapshot } from '../snapshots/use-snapshot.ts';
import { sightPath } from './sight.ts';
import './cameras.css';

/** Width to height of the little plan. */
const shape = 3 / 2;
/** Around the room: its walls, and a little of what is behind them. Millimetres. */
const around = 350;
const noSymbols: SymbolSource = () => [];

/** What the camera sees; until that is drawn, and where it cannot be, its room as a little plan. */
export function CameraThumb({ camera }: { camera: Camera }) {
  const design = useSession(({ history }) => history.design);
  const wish = useMemo(() => ({ kind: 'camera', key: camera.id, design, camera }) as const, [design, camera]);
  const picture = useSnapshot(wish);
  return picture === null ? (
    <PlanThumb camera={camera} design={design} />
  ) : (
    <img className="cs-thumb" src={picture} alt="" />
  );
}

/** Where it stands, and what stands in its room. */
function PlanThumb({ camera, design }: { camera: Camera; design: Design }) {
  const layers = useBuilding(design, camera.level);
  const symbols = useKnownModels()?.symbols ?? noSymbols;
  const { at } = camera;
  const { x, y, width } = useMemo(() => frameOf(design, camera), [design, camera]);
  return (
    <svg
      className="cs-thumb"
      viewBox={`${x - width / 2} ${-y - width / shape / 2} ${width} ${width / shape}`}
      aria-hidden
    >
      <BuildingLayers layers={layers} which="below" />
      <PiecesLayer design={design} level={camera.level} symbols={symbols} most={Infinity} />
      <BuildingLayers layers={layers} which="above" />
      <path d={sightPath(camera, width / 3)} className="cs-sight" />
      <circle cx={at.x} cy={-at.y} r={width / 36} className="cs-eye" />
    </svg>
  );
}

/** The room it stands in; outside every room, all of the storey's walls. */
function frameOf(design: Design, { at, level }: Camera): { x: number; y: number; width: number } {
  const room = levelPlan(design, level).shapes.find((each) => roomContains(each, at));
  const walls = recordsOn(design, 'walls', level).flatMap(({ a, b }) => [a, b]);
  const { left, right, bottom, top } = boundsOf([...(room?.polygon ?? walls), at]);
  const width = Math.max(right - left + 2 * around, (top - bottom + 2 * around) * shape);
  return { x: (left + right) / 2, y: (bottom + top) / 2, width };
}
